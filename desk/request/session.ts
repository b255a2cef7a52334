import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DeskOpening, type DeskSettings, openingPath } from '../../contract/desk.ts';
import { clearDrafts } from '../drafts.ts';
import { startClock } from '../time/use-now.ts';
import { ask, isFault } from './ask.ts';
import { openList } from './enquiries.ts';

/** Whether this device is signed in, and why not. */
export type Session =
  | { signedIn: true; settings: DeskSettings }
  | { signedIn: false; because: 'never' | 'ended' | 'left' };

export const pulseKey = ['pulse'];

export const session = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client }): Promise<Session> => {
    try {
      return take(client, await ask<DeskOpening>(openingPath));
    } catch (error) {
      if (isFault(error, 'ended')) return { signedIn: false, because: 'never' };
      throw error;
    }
  },
});

/** Takes what the page has brought, which is null where nobody is signed in, instead of asking for it. */
export function openWith(client: QueryClient, opening: DeskOpening | null): void {
  if (opening) startClock(Date.parse(opening.now));
  client.setQueryData<Session>(
    session.queryKey,
    opening ? take(client, opening) : { signedIn: false, because: 'never' },
  );
}

function take(client: QueryClient, { settings, list, pulse, now }: DeskOpening): Session {
  const at = { updatedAt: Date.parse(now) };
  client.setQueryData(pulseKey, pulse, at);
  // Whoever has read on keeps the pages that are there.
  client.setQueryData(
    openList.queryKey,
    (before) => before ?? { pages: [list], pageParams: [undefined] },
    at,
  );
  return { signedIn: true, settings };
}

const isSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'session';

/** Somebody has ended it elsewhere, or its time is over: what was typed stays. */
export function endSession(client: QueryClient): void {
  const before = client.getQueryData(session.queryKey);
  if (before && !before.signedIn) return;
  setSession(client, { signedIn: false, because: 'ended' });
}

/** Nothing stays on the device. */
export async function signOut(client: QueryClient): Promise<void> {
  await ask('/sign-out', {});
  clearDrafts();
  setSession(client, { signedIn: false, because: 'left' });
}

/** With the session goes all that was read in it. */
function setSession(client: QueryClient, next: Session): void {
  client.setQueryData<Session>(session.queryKey, next);
  client.removeQueries({ predicate: (query) => !isSession(query) });
}
