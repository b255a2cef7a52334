import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type WebsiteAnswer, type WebsiteState, websitePath } from '../../contract/website.ts';
import type { WebsiteRequests } from '../../contract/website-requests.ts';
import { ask } from '../request/ask.ts';
import { client } from '../request/client.ts';
import { websiteKey } from '../request/session.ts';

export const website = <Name extends keyof WebsiteRequests>(name: Name, given: WebsiteRequests[Name]) =>
  ask<WebsiteAnswer<Name>>(`${websitePath}/${name}`, given);

const state = queryOptions({ queryKey: websiteKey, queryFn: () => website('state', {}) });

/** The state of the website. It is polled often during a build, and seldom otherwise, because of other devices. */
export function useWebsite() {
  return useQuery({
    ...state,
    refetchInterval: ({ state: { data } }) => (data?.build.state === 'building' ? 1_000 : 15_000),
    refetchOnWindowFocus: 'always',
  });
}

let edition: string | undefined;

/** Differs after every publish and every undo, once visitors read them: until the build is shown the former pages are. */
export function editionOf({ publishes, build }: WebsiteState): string {
  if (build.state !== 'building' || edition === undefined)
    edition = publishes.map(({ number, undone_at }) => `${number} ${undone_at}`).join();
  return edition;
}

/** Whether nothing was heard since. An answer that was asked for before a change says what stood there before it. */
export const isNewest = ({ drafts }: WebsiteState) => client.getQueryData(state.queryKey)?.drafts === drafts;

export const takeState = (next: WebsiteState) => client.setQueryData(state.queryKey, next);

/** Asks for what another device may have changed, or this one without an answer. */
export const refreshState = () => client.invalidateQueries({ queryKey: state.queryKey });

/** A request that changes something and returns the new state. */
export function useChange<Name extends Exclude<keyof WebsiteRequests, 'words' | 'view' | 'published'>>(
  name: Name,
) {
  return useMutation({
    mutationFn: (given: WebsiteRequests[Name]) => website(name, given) as Promise<WebsiteState>,
    onSuccess: takeState,
    onError: refreshState,
  });
}
