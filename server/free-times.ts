import type { Outcome } from './database/store.ts';

/** Within this time another server may give a time away. The database refuses it then. */
const keptMs = 5_000;

export type FreeTimes = ReturnType<typeof createFreeTimes>;

/** The free times, read once for everybody who asks within some seconds. */
export function createFreeTimes(ask: () => Promise<Outcome>, now = () => performance.now()) {
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
    /** To be called when what was read may be out of date. */
    forget() {
      kept = undefined;
    },
  };
}
