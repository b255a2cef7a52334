import type { FastifyRequest } from 'fastify';
import { type FunctionName, functionNamed, functions, type Given } from '../../contract/functions.ts';
import { postgresTypes } from '../../contract/postgres-types.ts';
import type { Row, Statement, Store, Work } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { type Caller, faults, WireFault, wordFault } from '../requests/wire-fault.ts';
import { type Answer, asJson, parseArguments, type Shape, withRows } from './statements.ts';

/** The functions of the contract, answered below /rest/v1/rpc/ as PostgREST has them. */

type Callable = NonNullable<ReturnType<typeof functionNamed>>;
type VisitorsFunction = {
  [Name in FunctionName]: (typeof functions)[Name]['by'] extends 'visitor' ? Name : never;
}[FunctionName];

/** The work of a function as a visitor would ask for it. */
export const visitorsCall = <Name extends VisitorsFunction>(name: Name, given: Given<Name>): Work =>
  workOf(name, functions[name], given, 'anon');

const workOf = (name: string, callable: Callable, given: object, caller: Caller, headers = {}): Work => ({
  purpose: caller === 'service_role' ? 'owner' : callable.changesCalendar ? 'enquiry' : 'query',
  role: caller,
  headers,
  statement: statementOf(name, callable, given),
});

export type Call = { name: string; caller: Caller; shape: Shape; request: FastifyRequest };

type Parts = { store: Store; freeTimes: FreeTimes };

export async function callFunction(
  { name, caller, shape, request }: Call,
  parts: Parts,
): Promise<Answer | WireFault> {
  const callable = callableNamed(name);
  if (!callable) return faults.unknownFunction(name, []);
  const methods = methodsOf(callable);
  if (!methods.includes(request.method)) return faults.badMethod(request.method, methods);
  const [, query] = request.url.split('?');
  if (query) return faults.badQuery('query', query, 'Functions are given what they need in the body');
  const given = request.method === 'POST' ? parseArguments(request.body, listsOf(callable)) : {};
  if (given instanceof WireFault) return given;
  const outcome = await runFunction(name, given, caller, parts);
  if (outcome instanceof WireFault) return outcome;
  return withRows(outcome, 'value' in callable ? 'array' : shape, 200, {});
}

/** Functions that only the server calls are not available here. */
function callableNamed(name: string): Callable | undefined {
  const callable = functionNamed(name);
  return callable?.by === 'server' ? undefined : callable;
}

/** Arguments are sent in the body, because addresses with a secret would end up in logs. */
function methodsOf({ by, given }: Callable): string[] {
  const isGivenNothing = Object.keys(given.shape).length === 0;
  return by === 'visitor' && isGivenNothing ? ['GET', 'HEAD', 'POST'] : ['POST'];
}

/** Returns one row whose `body` is what PostgREST would answer. */
export async function runFunction(
  name: string,
  given: Record<string, unknown>,
  caller: Caller,
  { store, freeTimes }: Parts,
  headers?: Work['headers'],
): Promise<Row[] | WireFault> {
  const callable = callableNamed(name);
  const names = Object.keys(given);
  if (!callable || !isGivenWhole(names, callable)) return faults.unknownFunction(name, names);
  // PostgreSQL itself refuses callers without the right, whatever their arguments.
  const unfit = caller === 'service_role' ? refuseUnfit(name, given) : undefined;
  if (unfit) return unfit;
  const outcome =
    name === 'free_times'
      ? await freeTimes.read()
      : await store.run(workOf(name, callable, given, caller, headers));
  // Also after a refusal, because somebody else may have taken the time.
  if (callable.changesCalendar) freeTimes.forget();
  return outcome.kind === 'done' ? outcome.rows : wordFault(outcome, caller);
}

const listsOf = ({ given }: Callable): string[] =>
  Object.entries(postgresTypes(given))
    .filter(([, type]) => type.endsWith('[]'))
    .map(([name]) => name);

const isGivenWhole = (names: string[], { given }: Callable) =>
  names.length === Object.keys(given.shape).length && names.every((each) => Object.hasOwn(given.shape, each));

/**
 * Refuses arguments that do not fit the contract before the database is asked: an endless search, or the moment `infinity`,
 * would keep the embedded database busy forever. Visitors get PostgreSQL's own answers, as on every other backend.
 */
export function refuseUnfit(name: string, given: Record<string, unknown>): WireFault | undefined {
  const callable = functionNamed(name);
  if (!callable || callable.by === 'visitor') return undefined;
  const [issue] = callable.given.safeParse(given).error?.issues ?? [];
  return issue && new WireFault(400, '22023', [...issue.path, issue.message].join(': '));
}

/** Names come only from the contract; values only as parameters. */
function statementOf(name: string, callable: Callable, given: object): Statement {
  const types = Object.entries(postgresTypes(callable.given));
  const call = `public.${name}(${types.map(([each]) => `${each} => sent.${each}`).join(', ')})`;
  const record = types.map(([each, type]) => `${each} ${type}`).join(', ');
  const source = types.length === 0 ? call : `json_to_record($1) as sent (${record}), ${call}`;
  const values = types.length === 0 ? [] : [JSON.stringify(given)];
  return 'value' in callable
    ? { text: `select called::text as body, 1 as count from ${source} as called`, values }
    : { text: asJson(`(select called.* from ${source} as called)`), values };
}
