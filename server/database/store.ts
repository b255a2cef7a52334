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
