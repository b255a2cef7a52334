import type { Outcome } from './database/store.ts';

/** Within this time another server may give a time away. The database refuses it then. */
const keptMs = 5_000;

/** The free times, read once for everybody who asks within some seconds. */
export type FreeTimes = {
  read(): Promise<Outcome>;
  /** To be called when what was read may be out of date. */
  forget(): void;
};

export function createFreeTimes(ask: () => Promise<Outcome>, now = () => performance.now()): FreeTimes {
  let kept: { answer: Promise<Outcome>; until: number } | undefined;

  function askAnew() {
    const asked = { answer: ask(), until: now() + keptMs };
    kept = asked;
    // An outage is not kept, because it may end sooner.
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
