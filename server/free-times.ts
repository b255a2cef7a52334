import type { Outcome } from './database/store.ts';

/** Another copy of the server may have given a time away meanwhile; the database refuses it then. */
const keptMs = 5_000;

/** The times that are free, the same for everybody who asks within some seconds. */
export type FreeTimes = {
  read(): Promise<Outcome>;
  /** What was read may no longer be so. */
  forget(): void;
};

export function createFreeTimes(ask: () => Promise<Outcome>, now = () => performance.now()): FreeTimes {
  let kept: { answer: Promise<Outcome>; until: number } | undefined;

  function askAnew() {
    const asked = { answer: ask(), until: now() + keptMs };
    kept = asked;
    // An outage is over sooner.
    void asked.answer.then(({ kind }) => {
      if (kind !== 'done' && kept === asked) kept = undefined;
    });
    return asked;
  }

  return {
    read: () => (kept && now() < kept.until ? kept : askAnew()).answer,
    forget() {
      kept = undefined;
    },
  };
}
