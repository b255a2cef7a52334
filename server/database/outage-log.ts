import type { Log, Outcome } from './store.ts';

/** Says once that the database went away and once that it is back, however many requests notice. */
export function createOutageLog(log: Log): (outcome: Outcome) => Outcome {
  let isUp = true;
  return (outcome) => {
    if (isUp && outcome.kind === 'unavailable') {
      log.error(`The database does not answer (${outcome.reason}). Enquiries are refused until it does.`);
    }
    if (!isUp && outcome.kind !== 'unavailable') log.info('The database answers again.');
    isUp = outcome.kind !== 'unavailable';
    return outcome;
  };
}
