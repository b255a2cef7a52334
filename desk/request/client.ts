import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { clearToast } from '../toast.ts';
import { isFault } from './ask.ts';
import { endSession } from './session.ts';

const whenEnded = (error: unknown) => {
  if (isFault(error, 'ended')) endSession(client);
};

/** What was asked stays until the pulse says that it is old. A fault is shown, with a button, instead of asked again. */
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
      // Whether there is a connection is told by who answers.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    mutations: { networkMode: 'always' },
  },
});

/** All that is about enquiries and calls, which any change may have touched. */
const shown = new Set<unknown>(['list', 'one', 'calendar', 'figures']);

export const refreshShown = () =>
  client.invalidateQueries({ predicate: ({ queryKey: [kind] }) => shown.has(kind) });

/** What got no answer while there was no connection. */
export const askUnanswered = () =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [kind], state }) => shown.has(kind) && isFault(state.error, 'offline'),
  });

/** After a change of one's own, which the next pulse tells as well. Where nobody answered nobody is waited for. */
export async function refresh(_data?: unknown, error?: unknown): Promise<void> {
  void client.invalidateQueries({ queryKey: ['pulse'] });
  const shows = refreshShown();
  if (!isFault(error, 'offline')) await shows;
}
