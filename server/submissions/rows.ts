import type { Row } from '../database/store.ts';
import { mediaTypes, type Shape } from './accept.ts';
import { faults, type WireFault } from './wire-fault.ts';

export type Answer = { status: number; headers: Record<string, string>; body?: string };

/** The answer of a statement in which PostgreSQL has written the rows as JSON. */
export function withRows(
  [row]: Row[],
  shape: Shape,
  status: number,
  headers: Record<string, string>,
): Answer | WireFault {
  const body = String(row?.['body']);
  const count = Number(row?.['count']);
  if (shape === 'object' && count !== 1) return faults.notOneRow(count);
  return {
    status,
    headers: { ...headers, 'Content-Type': mediaTypes[shape] },
    body: shape === 'array' ? body : body.slice(1, -1),
  };
}
