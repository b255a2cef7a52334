import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DeskOpening, type DeskSettings, openingPath, type SignedOut } from '../../contract/desk.ts';
import { clearDrafts } from '../drafts.ts';
import { startClock } from '../time/use-now.ts';
import { ask, isFault } from './ask.ts';
import { openList } from './enquiries.ts';
import { forgetKept } from './kept.ts';

/** Whether this device is signed in, and if not, why. */
export type Session =
  | { signedIn: true; settings: DeskSettings }
  | ({ signedIn: false; because: 'never' | 'ended' | 'left' } & SignedOut);

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
      if (isFault(error, 'ended')) return signedOut('never', true);
      throw error;
    }
  },
});

const signedOut = (because: 'never' | 'ended' | 'left', sendsMail: boolean): Session => ({
  signedIn: false,
  because,
  sendsMail,
});

/** Uses the data that came with the page instead of requesting it. */
export function openWith(client: QueryClient, opening: DeskOpening | SignedOut): void {
  const isOpen = 'now' in opening;
  if (isOpen) startClock(Date.parse(opening.now));
  client.setQueryData<Session>(
    session.queryKey,
    isOpen ? take(client, opening) : signedOut('never', opening.sendsMail),
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

const sendsMail = (before: Session | undefined) => !before?.signedIn || before.settings.sends_from !== null;

/** The session was ended elsewhere or has expired. Drafts are kept. */
export function endSession(client: QueryClient): void {
  const before = client.getQueryData(session.queryKey);
  if (before && !before.signedIn) return;
  setSession(client, signedOut('ended', sendsMail(before)));
}

/** Signs out and removes everything from the device. */
export async function signOut(client: QueryClient): Promise<void> {
  await ask('/sign-out', {});
  clearDrafts();
  setSession(client, signedOut('left', sendsMail(client.getQueryData(session.queryKey))));
}

/** Changing the session removes everything that was loaded in the last one. */
function setSession(client: QueryClient, next: Session): void {
  client.setQueryData<Session>(session.queryKey, next);
  void forgetKept();
  client.removeQueries({ predicate: (query) => !isSession(query) });
}
