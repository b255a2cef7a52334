import { DatabaseError, escapeLiteral, type Pool, type PoolClient } from 'pg';

/** What the server needs from a database, whichever it is. */

type Role = 'anon' | 'service_role' | 'notification_worker';

export type Statement = { text: string; values: readonly unknown[] };

/** Who work is for: a visitor who sends, visitors who read, the owner, or the server itself. */
export type Purpose = 'enquiry' | 'query' | 'owner' | 'upkeep';

/** One statement in its own transaction, run with the rights of a role. */
export type Work = {
  purpose: Purpose;
  role: Role;
  /** The request headers that row-level-security policies may read, in lower case. */
  headers: Record<string, string>;
  statement: Statement;
};

export type Row = Record<string, unknown>;

/** The database's refusal. Everything except the code may repeat what a visitor typed: never log it. */
export type Refusal = {
  kind: 'refused';
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/** It is unknown whether the work was done. The reason is fit for the log. */
export type Outage = { kind: 'unavailable'; reason: string };

export type Outcome = { kind: 'done'; rows: Row[] } | Refusal | Outage;

export type Store = {
  run(work: Work): Promise<Outcome>;
  /** Whether an enquiry could be stored now. */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
};

/** Where a store reports to the person who runs it. */
export type Log = { info(message: string): void; error(message: string): void };

export const healthCheck: Work = {
  purpose: 'upkeep',
  role: 'anon',
  headers: {},
  statement: { text: 'select 1', values: [] },
};

const minute = 60_000;

/**
 * Logs once that the database went away and once that it is back, however many requests notice. If it comes and goes,
 * as under overload, this is logged once a minute.
 */
export function createOutageLog(log: Log, now = () => performance.now()): (outcome: Outcome) => Outcome {
  const saidAt = new Map<string, number>();
  let isAway = false;
  return (outcome) => {
    if (outcome.kind !== 'unavailable') {
      if (isAway) log.info('The database answers again.');
      isAway = false;
    } else if (!isAway && now() - (saidAt.get(outcome.reason) ?? -minute) >= minute) {
      log.error(`The database does not answer (${outcome.reason}). Messages are refused until it does.`);
      saidAt.set(outcome.reason, now());
      isAway = true;
    }
    return outcome;
  };
}

export async function runInTransaction(pool: Pool, { role, headers, statement }: Work): Promise<Outcome> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return toOutage(error);
  }

  try {
    await client.query(begin(role, headers));
  } catch (error) {
    // A login that may not take the role is a fault of ours, and must not look like missing rights of the visitor.
    client.release(true);
    return toOutage(error);
  }

  try {
    const { rows } = await client.query(statement.text, [...statement.values]);
    await client.query('commit');
    client.release();
    return { kind: 'done', rows };
  } catch (error) {
    const fault = toFault(error);
    const isUsable = fault.kind === 'refused' && (await rollback(client));
    client.release(!isUsable);
    return fault;
  }
}

/** Values are part of the text, which saves a round trip. */
const begin = (role: string, headers: Record<string, string>) =>
  `begin; select set_config('role', ${escapeLiteral(role)}, true), ` +
  `set_config('request.headers', ${escapeLiteral(JSON.stringify(headers))}, true)`;

const rollback = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

/**
 * SQLSTATE classes about the server's state rather than the statement: connection, transaction rollback, resources,
 * operator intervention, system and internal errors, and a read-only standby.
 */
const passing = /^(08|40|53|57|58|XX|25006)/;

function toFault(error: unknown): Refusal | Outage {
  if (!isDatabaseError(error) || passing.test(error.code)) return toOutage(error);
  return {
    kind: 'refused',
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  };
}

function toOutage(error: unknown): Outage {
  return { kind: 'unavailable', reason: describe(error) };
}

/** PGlite has its own error class with the same fields. */
const isDatabaseError = (error: unknown): error is Error & { code: string; detail?: string; hint?: string } =>
  error instanceof Error &&
  'code' in error &&
  (error instanceof DatabaseError || ('severity' in error && typeof error.code === 'string'));

/** Describes the fault without values: a driver's error object carries the statement's parameters. */
export function describe(error: unknown): string {
  if (isDatabaseError(error)) return wordCode(error.code);
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : 'unknown fault';
}

/** The errors that an owner can do something about. */
const meanings: Record<string, string> = {
  '53100': 'the disk is full',
  '58030': 'the disk cannot be read or written',
};

const wordCode = (code: string) => [meanings[code], `SQLSTATE ${code}`].filter(Boolean).join(', ');
