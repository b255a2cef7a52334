import type { FastifyRequest } from 'fastify';
import type { FreeTimes } from '../booking/free-times.ts';
import type { Purpose, Statement, Store, Work } from '../database/store.ts';
import type { Shape } from './accept.ts';
import { wordFault } from './answers.ts';
import { parseArguments } from './body.ts';
import type { Caller } from './callers.ts';
import { type Answer, withRows } from './rows.ts';
import { asJson } from './statements.ts';
import { faults, WireFault } from './wire-fault.ts';

/** The functions of the database that can be called, below /rest/v1/rpc/ as PostgREST has them. */

type Callable = {
  purpose: Purpose;
  methods: readonly string[];
  /** Each with the type that PostgreSQL reads it as. */
  parameters: Record<string, string>;
  changesCalendar: boolean;
};

const write = { purpose: 'enquiry', methods: ['POST'], changesCalendar: true } as const;
const read = { purpose: 'query', methods: ['POST'], changesCalendar: false } as const;

const callables: Record<string, Callable> = {
  free_times: { ...read, methods: ['GET', 'HEAD', 'POST'], parameters: {} },
  // With a secret, which an address would carry into logs.
  appointment_of_link: { ...read, parameters: { secret: 'text' } },
  move_appointment: { ...write, parameters: { secret: 'text', wanted_time: 'timestamptz' } },
  cancel_appointment: { ...write, parameters: { secret: 'text' } },
  booked_calls: { ...read, parameters: { after: 'uuid' } },
  cancel_call: { ...write, parameters: { submission: 'uuid' } },
};

/** The same for everybody, and as a visitor would ask. */
export const freeTimesWork: Work = {
  purpose: 'query',
  role: 'anon',
  headers: {},
  statement: statementOf('free_times', {}, {}),
};

export type Call = { name: string; caller: Caller; shape: Shape; request: FastifyRequest };

type Parts = { store: Store; freeTimes: FreeTimes };

export async function callFunction(
  { name, caller, shape, request }: Call,
  { store, freeTimes }: Parts,
): Promise<Answer | WireFault> {
  const callable = Object.hasOwn(callables, name) ? callables[name] : undefined;
  if (!callable) return faults.unknownFunction(name, []);
  const { purpose, methods, parameters, changesCalendar } = callable;
  if (!methods.includes(request.method)) return faults.badMethod(request.method, [...methods]);
  const [, query] = request.url.split('?');
  if (query) return faults.badQuery('query', query, 'Functions are given what they need in the body');
  const given = request.method === 'POST' ? parseArguments(request.body) : {};
  if (given instanceof WireFault) return given;
  const names = Object.keys(given);
  if (
    names.length !== Object.keys(parameters).length ||
    !names.every((each) => Object.hasOwn(parameters, each))
  )
    return faults.unknownFunction(name, names);

  const outcome =
    name === 'free_times'
      ? await freeTimes.read()
      : await store.run({
          purpose,
          role: caller,
          headers: {},
          statement: statementOf(name, parameters, given),
        });
  // Also after a refusal: somebody else may have been quicker.
  if (changesCalendar) freeTimes.forget();
  return outcome.kind === 'done' ? withRows(outcome.rows, shape, 200, {}) : wordFault(outcome, caller);
}

/** Names come only from the list above; values only as parameters. */
function statementOf(name: string, parameters: Record<string, string>, given: object): Statement {
  const names = Object.keys(parameters);
  const types = names.map((each) => `${each} ${parameters[each]}`).join(', ');
  const call = `public.${name}(${names.map((each) => `${each} => sent.${each}`).join(', ')})`;
  return names.length === 0
    ? { text: asJson(call), values: [] }
    : {
        text: asJson(`(select called.* from json_to_record($1) as sent (${types}), ${call} as called)`),
        values: [JSON.stringify(given)],
      };
}
