import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisedIn } from '../../contract/promise.ts';
import { dueAt } from '../../contract/running-time.ts';
import { answerByHeader, functionsPath, submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import type { Row, Statement, Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import type { Intake } from '../intake.ts';
import { columns } from '../language/columns.ts';
import { callFunction } from '../language/functions.ts';
import { type Filter, parseQuery, type Query } from '../language/query.ts';
import {
  type Answer,
  chooseShape,
  countStatement,
  parseRow,
  preferencesOf,
  type Shape,
  selectStatement,
  withRows,
} from '../language/statements.ts';
import { createIdentify } from '../requests/callers.ts';
import { type Caller, faults, visitorFaults, WireFault, wordFault } from '../requests/wire-fault.ts';

type Options = {
  store: Store;
  isUp: () => Promise<boolean>;
  freeTimes: FreeTimes;
  intake: Intake;
  callTerms: { zone: string };
  serviceKey: string;
};

/** Answers like PostgREST for our one table and the functions of the contract. */
export async function dataInterface(app: FastifyInstance, options: Options) {
  const { store, isUp, freeTimes, intake, callTerms, serviceKey } = options;
  const identify = createIdentify(serviceKey);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const refusal = intake.reject(request, identify(request.headers));
    if (refusal) return refuse(reply, refusal);
  });

  app.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    const refusal = requestFaults[error.code ?? ''];
    if (refusal) return refuse(reply, refusal(request));
    throw error;
  });

  app.all(submissionsPath, async (request, reply) => {
    const promised = promisedIn(callTerms.zone);
    if (request.method === 'POST' && promised.hours)
      reply.header(answerByHeader, new Date(dueAt(Date.now(), promised)).toISOString());
    return send(reply, await act(request));
  });
  app.all<{ Params: { name: string } }>(`${functionsPath}/:name`, async (request, reply) =>
    send(reply, await call(request, request.params.name)),
  );

  app.all<{ Params: { '*': string } }>('/rest/v1/*', async (request, reply) =>
    refuse(reply, faults.unknownTable(request.params['*'])),
  );

  async function act(request: FastifyRequest) {
    const action = actions[request.method];
    if (!action) return faults.badMethod(request.method, Object.keys(actions));
    const asker = identifyAsker(request);
    if (asker instanceof WireFault) return asker;
    const query = parseQuery(new URL(request.url, 'http://localhost').searchParams);
    if (query instanceof WireFault) return query;
    return action({ store, isUp, intake, request, query, ...asker });
  }

  async function call(request: FastifyRequest, name: string) {
    const asker = identifyAsker(request);
    if (asker instanceof WireFault) return asker;
    return callFunction({ name, request, ...asker }, { store, freeTimes });
  }

  /** Identifies the caller and the shape of the answer. */
  function identifyAsker({ headers }: FastifyRequest) {
    const profile = headers['accept-profile'] ?? headers['content-profile'] ?? 'public';
    if (profile !== 'public') return faults.unknownSchema(String(profile));
    const caller = identify(headers);
    if (caller instanceof WireFault) return caller;
    const shape = chooseShape(headers.accept);
    return shape instanceof WireFault ? shape : { caller, shape };
  }
}

const requestFaults: Record<string, (request: FastifyRequest) => WireFault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: visitorFaults.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ({ headers }) =>
    faults.badBody(`Content-Type not acceptable: ${headers['content-type']}`),
};

function send(reply: FastifyReply, answer: Answer | WireFault) {
  if (answer instanceof WireFault) return refuse(reply, answer);
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

function refuse(reply: FastifyReply, { status, headers, error }: WireFault) {
  if (status === 500) reply.log.error({ code: error.code }, 'unexpected refusal by the database');
  return reply.code(status).headers(headers).send(error);
}

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

const actions: Record<string, (call: Call) => Promise<Answer | WireFault>> = {
  GET: read,
  HEAD: read,
  POST: insert,
};

async function insert({ intake, request, caller, shape, query }: Call): Promise<Answer | WireFault> {
  const row = parseRow(request.body);
  if (row instanceof WireFault) return row;
  const isWanted = prefers(request, 'return=representation');
  const outcome = await intake.take({
    row,
    caller,
    submissionId: submissionIdOf(request),
    request,
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
