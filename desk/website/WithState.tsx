import type { ReactNode } from 'react';
import type { WebsiteState } from '../../contract/website.ts';
import { FaultNotice, Skeleton } from '../frame/Page.tsx';
import { useWebsite } from './requests.ts';

/** What needs the state of the website, which the server refuses in a sentence if nothing can be changed there. */
export function WithState({ children }: { children: (state: WebsiteState) => ReactNode }) {
  const { data: state, error, refetch } = useWebsite();
  if (state) return children(state);
  return error ? <FaultNotice error={error} again={refetch} /> : <Skeleton />;
}
