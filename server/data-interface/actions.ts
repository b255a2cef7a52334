import type { FastifyRequest } from 'fastify';
import { submissionIdHeader } from '../../contract/wire.ts';
import type { Row, Statement, Store } from '../database/store.ts';
import type { Intake } from '../intake.ts';
import { parseRow, type Shape } from '../language/body.ts';
import { columns } from '../language/columns.ts';
import type { Filter, Query } from '../language/query.ts';
import {
  type Answer,
  countStatement,
  preferencesOf,
  selectStatement,
  withRows,
} from '../language/statements.ts';
import { visitorFaults, wordFault } from '../requests/answers.ts';
import type { Caller } from '../requests/callers.ts';
import { WireFault } from '../requests/wire-fault.ts';

type Call = {
  store: Store;
  /** Whether the database answers, checked at most once a second. */
  isUp: () => Promise<boolean>;
  intake: Intake;
  request: FastifyRequest;
  caller: Caller;
  shape: Shape;
  query: Query;
};

type Action = (call: Call) => Promise<Answer | WireFault>;

export const actions: Record<string, Action> = { GET: read, HEAD: read, POST: insert };

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

async function read(call: Call): Promise<Answer | WireFault> {
  const { store, isUp, request, caller, shape, query } = call;
  const isCounted = prefers(request, 'count=exact');
  const look = seesNothing(call)
    ? async () => ((await isUp()) ? nothing : visitorFaults.unavailable())
    : (statement: Statement) => run(store, request, caller, statement);
  const [rows, totals] = await Promise.all([
    look(selectStatement(query)),
    isCounted ? look(countStatement(query)) : [],
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

/** The database's answer to a visitor who names no enquiry. */
const nothing: Row[] = [{ body: '[]', count: 0, total: 0 }];

const seesNothing = ({ caller, request, query }: Call) =>
  caller === 'anon' && !isId(submissionIdOf(request)) && query.filters.every(isNeverRefused);

/** PostgreSQL refuses zero bytes, and values that do not fit a type other than text. */
const isNeverRefused = ({ column, value }: Filter) => columns[column] === 'text' && !value.includes('\0');

/** The same rule as the table's policy. */
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

async function run(
  store: Store,
  request: FastifyRequest,
  role: Caller,
  statement: Statement,
): Promise<Row[] | WireFault> {
  const headers = { [submissionIdHeader]: submissionIdOf(request) };
  const purpose = role === 'service_role' ? 'owner' : 'query';
  const outcome = await store.run({ purpose, role, headers, statement });
  return outcome.kind === 'done' ? outcome.rows : wordFault(outcome, role);
}

const submissionIdOf = (request: FastifyRequest) => String(request.headers[submissionIdHeader] ?? '');

const prefers = ({ headers }: FastifyRequest, preference: string) =>
  preferencesOf(headers).includes(preference);

const applied = (request: FastifyRequest, preference: string) => ({
  ...(prefers(request, preference) && { 'Preference-Applied': preference }),
});
