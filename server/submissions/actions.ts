import type { FastifyRequest } from 'fastify';
import { submissionIdHeader } from '../../contract/submissions.ts';
import type { Row, Statement, Store } from '../database/store.ts';
import type { Shape } from './accept.ts';
import { wordFault } from './answers.ts';
import { parseRow } from './body.ts';
import type { Caller } from './callers.ts';
import type { Intake } from './intake.ts';
import { preferencesOf } from './preferences.ts';
import type { Query } from './query.ts';
import { type Answer, withRows } from './rows.ts';
import { countStatement, deleteStatement, selectStatement } from './statements.ts';
import { faults, WireFault } from './wire-fault.ts';

type Call = {
  store: Store;
  intake: Intake;
  request: FastifyRequest;
  caller: Caller;
  shape: Shape;
  query: Query;
};

type Action = (call: Call) => Promise<Answer | WireFault>;

export const actions: Record<string, Action> = { GET: read, HEAD: read, POST: insert, DELETE: erase };

async function insert({ intake, request, caller, shape, query }: Call): Promise<Answer | WireFault> {
  const row = parseRow(request.body);
  if (row instanceof WireFault) return row;
  const isWanted = prefers(request, 'return=representation');
  const outcome = await intake.take({
    row,
    caller,
    submissionId: submissionIdOf(request),
    address: request.ip,
    returning: isWanted ? query.select : undefined,
  });
  if (outcome.kind !== 'done') return wordFault(outcome, caller);
  if (!isWanted) return { status: 201, headers: applied(request, 'return=minimal') };
  return withRows(outcome.rows, shape, 201, applied(request, 'return=representation'));
}

async function read({ store, request, caller, shape, query }: Call): Promise<Answer | WireFault> {
  const isCounted = prefers(request, 'count=exact');
  const [rows, totals] = await Promise.all([
    run(store, request, caller, selectStatement(query)),
    isCounted ? run(store, request, caller, countStatement(query)) : [],
  ]);
  if (rows instanceof WireFault) return rows;
  if (totals instanceof WireFault) return totals;
  const count = Number(rows[0]?.['count']);
  const total = totals[0] && Number(totals[0]['total']);
  const range = count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`;
  const isPart = total !== undefined && count < total;
  return withRows(rows, shape, isPart ? 206 : 200, {
    'Content-Range': `${range}/${total ?? '*'}`,
    ...(isCounted && applied(request, 'count=exact')),
  });
}

async function erase({ store, request, caller, query }: Call): Promise<Answer | WireFault> {
  if (query.filters.length === 0) return faults.wholeTable();
  // PostgREST before 13 erased part of the rows, and since then all of them: neither is what everybody expects.
  if (query.limit !== undefined || query.offset > 0 || query.order.length > 0) return faults.partialErasure();
  const rows = await run(store, request, caller, deleteStatement(query));
  if (rows instanceof WireFault) return rows;
  return prefers(request, 'return=representation')
    ? withRows(rows, 'array', 200, applied(request, 'return=representation'))
    : { status: 204, headers: {} };
}

async function run(
  store: Store,
  request: FastifyRequest,
  role: Caller,
  statement: Statement,
): Promise<Row[] | WireFault> {
  const headers = { [submissionIdHeader]: submissionIdOf(request) };
  const outcome = await store.run({ purpose: 'query', role, headers, statement });
  return outcome.kind === 'done' ? outcome.rows : wordFault(outcome, role);
}

const submissionIdOf = (request: FastifyRequest) => String(request.headers[submissionIdHeader] ?? '');

const prefers = ({ headers }: FastifyRequest, preference: string) =>
  preferencesOf(headers).includes(preference);

const applied = (request: FastifyRequest, preference: string) => ({
  ...(prefers(request, preference) && { 'Preference-Applied': preference }),
});
