import type { FastifyRequest } from 'fastify';
import type { Purpose, Row, Statement, Store, Work } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { wordFault } from '../requests/answers.ts';
import type { Caller } from '../requests/callers.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import { parseArguments, type Shape } from './body.ts';
import { changersOfTheCalendar, deskFunctions, refuseEndless } from './desk-functions.ts';
import { type Answer, asJson, withRows } from './statements.ts';

/** The functions of the database that can be called, below /rest/v1/rpc/ as PostgREST has them. */

type Callable = {
  purpose: Purpose;
  methods: readonly string[];
  /** Each with the type that PostgreSQL reads it as. */
  parameters: Record<string, string>;
  gives: 'rows' | 'value';
  changesCalendar: boolean;
};

const write = { purpose: 'enquiry', methods: ['POST'], gives: 'rows', changesCalendar: true } as const;
const read = { purpose: 'query', methods: ['POST'], gives: 'rows', changesCalendar: false } as const;

/** What visitors may call, beside what is the owner's. */
const visitorsCallables = {
  free_times: { ...read, methods: ['GET', 'HEAD', 'POST'], parameters: {} },
  // With a secret, which an address would carry into logs.
  appointment_of_link: { ...read, parameters: { secret: 'text' } },
  move_appointment: { ...write, parameters: { secret: 'text', wanted_time: 'timestamptz' } },
  cancel_appointment: { ...write, parameters: { secret: 'text' } },
} satisfies Record<string, Callable>;

const callables: Record<string, Callable> = {
  ...visitorsCallables,
  booked_calls: { ...read, parameters: { after: 'uuid' } },
  cancel_call: { ...write, parameters: { submission: 'uuid' } },
  ...Object.fromEntries(Object.entries(deskFunctions).map(ofTheDesk)),
};

function ofTheDesk([name, parameters]: [string, Record<string, string>]): [string, Callable] {
  return [
    name,
    { ...read, parameters, gives: 'value', changesCalendar: changersOfTheCalendar.includes(name) },
  ];
}

/** As a visitor would ask. */
export function visitorsCall(name: keyof typeof visitorsCallables, given: object): Work {
  const callable: Callable = visitorsCallables[name];
  const statement = statementOf(name, callable, given);
  return { purpose: callable.purpose, role: 'anon', headers: {}, statement };
}

export type Call = { name: string; caller: Caller; shape: Shape; request: FastifyRequest };

type Parts = { store: Store; freeTimes: FreeTimes };

export async function callFunction(
  { name, caller, shape, request }: Call,
  parts: Parts,
): Promise<Answer | WireFault> {
  const callable = Object.hasOwn(callables, name) ? callables[name] : undefined;
  if (!callable) return faults.unknownFunction(name, []);
  const { methods, gives } = callable;
  if (!methods.includes(request.method)) return faults.badMethod(request.method, [...methods]);
  const [, query] = request.url.split('?');
  if (query) return faults.badQuery('query', query, 'Functions are given what they need in the body');
  const given = request.method === 'POST' ? parseArguments(request.body) : {};
  if (given instanceof WireFault) return given;
  const outcome = await runFunction(name, given, caller, parts);
  if (outcome instanceof WireFault) return outcome;
  return withRows(outcome, gives === 'value' ? 'array' : shape, 200, {});
}

/** Gives one row, whose body is what PostgREST would answer. */
export async function runFunction(
  name: string,
  given: Record<string, unknown>,
  caller: Caller,
  { store, freeTimes }: Parts,
): Promise<Row[] | WireFault> {
  const callable = Object.hasOwn(callables, name) ? callables[name] : undefined;
  const names = Object.keys(given);
  if (!callable || !isGivenWhole(names, callable)) return faults.unknownFunction(name, names);
  const endless = refuseEndless(name, given);
  if (endless) return endless;
  const outcome =
    name === 'free_times'
      ? await freeTimes.read()
      : await store.run({
          purpose: caller === 'service_role' ? 'owner' : callable.purpose,
          role: caller,
          headers: {},
          statement: statementOf(name, callable, given),
        });
  // Also after a refusal: somebody else may have been quicker.
  if (callable.changesCalendar) freeTimes.forget();
  return outcome.kind === 'done' ? outcome.rows : wordFault(outcome, caller);
}

const isGivenWhole = (names: string[], { parameters }: Callable) =>
  names.length === Object.keys(parameters).length && names.every((each) => Object.hasOwn(parameters, each));

/** Names come only from the list above; values only as parameters. */
function statementOf(
  name: string,
  { parameters, gives }: Pick<Callable, 'parameters' | 'gives'>,
  given: object,
): Statement {
  const names = Object.keys(parameters);
  const types = names.map((each) => `${each} ${parameters[each]}`).join(', ');
  const call = `public.${name}(${names.map((each) => `${each} => sent.${each}`).join(', ')})`;
  const source = names.length === 0 ? call : `json_to_record($1) as sent (${types}), ${call}`;
  const values = names.length === 0 ? [] : [JSON.stringify(given)];
  return gives === 'value'
    ? { text: `select called::text as body, 1 as count from ${source} as called`, values }
    : { text: asJson(`(select called.* from ${source} as called)`), values };
}
