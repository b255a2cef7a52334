import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DeskOpening, type DeskSettings, openingPath } from '../../contract/desk.ts';
import { clearDrafts } from '../drafts.ts';
import { startClock } from '../time/use-now.ts';
import { ask, isFault } from './ask.ts';
import { openList } from './enquiries.ts';

/** Whether this device is signed in, and if not, why. */
export type Session =
  | { signedIn: true; settings: DeskSettings }
  | { signedIn: false; because: 'never' | 'ended' | 'left' };

export const pulseKey = ['pulse'];
/** The number of unpublished changes when the desk was opened. */
export const changesKey = ['changes'];
/** The state of the website, which is asked for where its words are changed. */
export const websiteKey = ['website'];

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

/** Uses the data that came with the page instead of requesting it; null means that nobody is signed in. */
export function openWith(client: QueryClient, opening: DeskOpening | null): void {
  if (opening) startClock(Date.parse(opening.now));
  client.setQueryData<Session>(
    session.queryKey,
    opening ? take(client, opening) : { signedIn: false, because: 'never' },
  );
}

function take(client: QueryClient, { settings, list, pulse, changes, now }: DeskOpening): Session {
  const at = { updatedAt: Date.parse(now) };
  client.setQueryData(pulseKey, pulse, at);
  client.setQueryData(changesKey, changes, at);
  // Keeps further pages of the list that are loaded already.
  client.setQueryData(
    openList.queryKey,
    (before) => before ?? { pages: [list], pageParams: [openList.initialPageParam] },
    at,
  );
  return { signedIn: true, settings };
}

const isSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'session';

/** The session was ended elsewhere or has expired. Drafts are kept. */
export function endSession(client: QueryClient): void {
  const before = client.getQueryData(session.queryKey);
  if (before && !before.signedIn) return;
  setSession(client, { signedIn: false, because: 'ended' });
}

/** Signs out and removes everything from the device. */
export async function signOut(client: QueryClient): Promise<void> {
  await ask('/sign-out', {});
  clearDrafts();
  setSession(client, { signedIn: false, because: 'left' });
}

/** Changing the session removes everything that was loaded in the last one. */
function setSession(client: QueryClient, next: Session): void {
  client.setQueryData<Session>(session.queryKey, next);
  client.removeQueries({ predicate: (query) => !isSession(query) });
}
