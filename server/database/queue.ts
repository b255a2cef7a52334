import type { Outage, Outcome, Purpose, Work } from './store.ts';

/** Lets one piece of work at a time to a database with one connection: so much may wait for it, and so long. */

/** Of each purpose; at the rate of a slow disk what is stored within the time that anybody waits. */
const mostWaiting = 500;

/** In line and under way together. Work that is under way by then may yet be done: its id tells who asks again. */
const longestWaitMs = 5_000;

type Waiting = { work: Work; settle: (outcome: Outcome) => void };

export function createQueue(perform: (work: Work) => Promise<Outcome>) {
  const turns: Purpose[] = ['enquiry', 'query', 'owner', 'upkeep'];
  const lines = Object.fromEntries(turns.map((purpose) => [purpose, new Set()])) as Record<
    Purpose,
    Set<Waiting>
  >;
  let isBusy = false;

  async function performAll() {
    isBusy = true;
    for (let next = takeNext(); next; next = takeNext()) next.settle(await perform(next.work));
    isBusy = false;
  }

  function takeNext(): Waiting | undefined {
    const purpose = turns.find((each) => lines[each].size > 0);
    if (purpose === undefined) return undefined;
    // Whose turn it was is last the next time: a thousand who read hold up one who writes by a single reading.
    turns.push(...turns.splice(turns.indexOf(purpose), 1));
    const [first] = lines[purpose];
    if (first) lines[purpose].delete(first);
    return first;
  }

  return (work: Work): Promise<Outcome> => {
    const line = lines[work.purpose];
    if (line.size >= mostWaiting) return Promise.resolve(tooMany);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        work,
        settle(outcome) {
          clearTimeout(deadline);
          resolve(outcome);
        },
      };
      const deadline = setTimeout(() => {
        line.delete(waiting);
        resolve(tooLate);
      }, longestWaitMs);
      line.add(waiting);
      if (!isBusy) void performAll();
    });
  };
}

const tooMany: Outage = { kind: 'unavailable', reason: `${mostWaiting} are waiting for it` };
const tooLate: Outage = { kind: 'unavailable', reason: `no answer for ${longestWaitMs / 1000} s` };
