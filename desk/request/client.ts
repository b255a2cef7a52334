import { MutationCache, onlineManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetDrafts } from '../drafts.ts';
import { clearToast } from '../toast.ts';
import { call, isFault } from './ask.ts';
import { forgetMessage } from './kept.ts';
import { endSession, session } from './session.ts';

// It hears of changes alone, and a desk may be opened without a connection.
if (navigator.onLine === false) onlineManager.setOnline(false);

const whenEnded = (error: unknown) => {
  if (isFault(error, 'ended')) endSession(client);
};

/** Data stays fresh until the pulse says otherwise. A fault is shown with a button instead of being retried. */
export const client = new QueryClient({
  queryCache: new QueryCache({ onError: whenEnded }),
  mutationCache: new MutationCache({
    onError: (error) => {
      clearToast();
      whenEnded(error);
    },
  }),
  defaultOptions: {
    queries: {
      // Answers, not the browser, tell whether there is a connection.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { networkMode: 'always' },
  },
});

export const wholeEnquiry = (id: string) =>
  queryOptions({ queryKey: ['one', id], queryFn: () => call('desk_one', { submission: id }) });

/** The queries about enquiries and calls, which any change may affect. */
const shown = new Set<unknown>(['list', 'one', 'calendar', 'figures']);

export const refreshShown = () =>
  client.invalidateQueries({ predicate: ({ queryKey: [kind] }) => shown.has(kind) });

/** Takes over settings that have changed since the desk was opened. What was asked for with the former ones is asked again. */
export async function refreshSettings(): Promise<void> {
  await client.invalidateQueries(session);
  await refreshShown();
}

/** Repeats the queries that failed without a connection. */
export const askUnanswered = () =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [kind], state }) => shown.has(kind) && isFault(state.error, 'offline'),
  });

/**
 * Reloads after a change of this device. Without a connection it does not wait, because the next pulse reloads anyway.
 */
export async function refresh(_data?: unknown, error?: unknown): Promise<void> {
  void client.invalidateQueries({ queryKey: ['pulse'] });
  const shows = refreshShown();
  if (!isFault(error, 'offline')) await shows;
}

/** Of an erased message nothing stays on this device. */
export function forgetErased(submission: string): void {
  forgetDrafts(submission);
  void forgetMessage(submission).catch(() => undefined);
}
