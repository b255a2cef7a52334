import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/ask.ts';

export const wholeEnquiry = (id: string) =>
  queryOptions({ queryKey: ['one', id], queryFn: () => call('desk_one', { submission: id }) });
