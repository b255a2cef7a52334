/** The small door to whichever database keeps the enquiries. */

type Role = 'anon' | 'service_role' | 'notification_worker';

export type Statement = { text: string; values: readonly unknown[] };

/** What work is for: an enquiry that is sent, what visitors ask, what the owner asks, or what the server does by itself. */
export type Purpose = 'enquiry' | 'query' | 'owner' | 'upkeep';

/** One statement in a transaction of its own, run with the rights of a role. */
export type Work = {
  purpose: Purpose;
  role: Role;
  /** What the row-level-security policies may know of the request; names in lower case. */
  headers: Record<string, string>;
  statement: Statement;
};

export type Row = Record<string, unknown>;

/** The database understood and said no. Everything but the code may repeat what a visitor typed: never log it. */
export type Refusal = {
  kind: 'refused';
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/** Nobody knows whether the work was done. The reason is fit for the log. */
export type Outage = { kind: 'unavailable'; reason: string };

export type Outcome = { kind: 'done'; rows: Row[] } | Refusal | Outage;

export type Store = {
  run(work: Work): Promise<Outcome>;
  /** Whether an enquiry could be stored right now. */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
};

/** What a store tells the person who runs it. */
export type Log = { info(message: string): void; error(message: string): void };

export const healthCheck: Work = {
  purpose: 'upkeep',
  role: 'anon',
  headers: {},
  statement: { text: 'select 1', values: [] },
};

const minute = 60_000;

/**
 * Says once that the database went away and once that it is back, however many requests notice. One that comes and goes,
 * as under more work than it can do, is said so once a minute.
 */
export function createOutageLog(log: Log, now = () => performance.now()): (outcome: Outcome) => Outcome {
  const saidAt = new Map<string, number>();
  let isAway = false;
  return (outcome) => {
    if (outcome.kind !== 'unavailable') {
      if (isAway) log.info('The database answers again.');
      isAway = false;
    } else if (!isAway && now() - (saidAt.get(outcome.reason) ?? -minute) >= minute) {
      log.error(`The database does not answer (${outcome.reason}). Enquiries are refused until it does.`);
      saidAt.set(outcome.reason, now());
      isAway = true;
    }
    return outcome;
  };
}
