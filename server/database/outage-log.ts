import type { Log, Outcome } from './store.ts';

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
