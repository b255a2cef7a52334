import { isIPv6 } from 'node:net';
import { tooManyPicks } from '../../content/messages/enquiry.ts';
import type { Refusal } from '../database/store.ts';

/**
 * Allows so many uses at once, then evenly over the period. For each address it only keeps the time when its allowance will be
 * whole again, and only until then; the one used longest ago comes first. An address counts for each network it belongs
 * to, and waits for all of them. The clock is monotonic, because one that is set back by an hour would reject everybody
 * for an hour.
 */
export function createRateLimit(times: number, periodMs: number, now = () => performance.now()) {
  const intervalOf = ({ share }: Source) => periodMs / (times * share);
  const wholeAgain = new Map<string, number>();

  return {
    /** Counts one use for the address, or returns the seconds to wait. */
    take(address: string): number {
      const moment = now();
      forgetRested(wholeAgain, moment);
      // Reckoned from the moment: the rounded sum of clock and period would reject an address that has used nothing.
      const taken = sourcesOf(address).map((source) => ({
        name: source.name,
        rest: Math.max((wholeAgain.get(source.name) ?? moment) - moment, 0) + intervalOf(source),
      }));
      const wait = Math.max(...taken.map(({ rest }) => rest)) - periodMs;
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const { name, rest } of taken) {
        wholeAgain.delete(name);
        wholeAgain.set(name, moment + rest);
      }
      return 0;
    },
    /** Undoes the last take. */
    giveBack(address: string): void {
      for (const source of sourcesOf(address)) {
        const whole = wholeAgain.get(source.name);
        if (whole !== undefined) wholeAgain.set(source.name, whole - intervalOf(source));
      }
    },
  };
}

export const unlimited: ReturnType<typeof createRateLimit> = { take: () => 0, giveBack: () => {} };

function forgetRested(wholeAgain: Map<string, number>, now: number) {
  for (const [source, moment] of wholeAgain) {
    if (moment > now) return;
    wholeAgain.delete(source);
  }
}

/** A network that shares one allowance, and for how many addresses. */
type Source = { name: string; share: number };

/** Anybody who rents a server can have a whole IPv6 /48, but a carrier's may hold thousands of strangers. */
const shareOfBlock = 3;

function sourcesOf(address: string): Source[] {
  const home = sourceOf(address);
  if (home === address) return [{ name: home, share: 1 }];
  return [
    { name: home, share: 1 },
    { name: home.split(':').slice(0, 3).join(':'), share: shareOfBlock },
  ];
}

/** A household has all addresses of an IPv6 /64, so they count as one. */
export function sourceOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const groups = [...start, ...Array(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  return groups.slice(0, 4).join(':');
}

/** The calls that one address may book in an hour. */
export const picksAnHour = 5;

/** After this time at the latest one more is allowed. */
export const nextPickSeconds = 3600 / picksAnHour;

/** An error code beside those of the database. */
export const tooManyPicksCode = 'too_many_picks';

export const tooManyPicksRefusal: Refusal = {
  kind: 'refused',
  code: tooManyPicksCode,
  message: tooManyPicks,
  details: null,
  hint: null,
};
