import { isIPv6 } from 'node:net';

export type RateLimit = {
  /** Counts once for the address, or gives the seconds to wait. */
  take(address: string): number;
  /** As if the last had not been counted. */
  giveBack(address: string): void;
};

/**
 * So many at once, then evenly spread over the period. All it keeps of an address is when its allowance will be
 * whole again, and only until then: the one used longest ago stands first.
 *
 * The clock only runs forward. After one that was set back by an hour, everybody would be turned away for an hour.
 */
export function createRateLimit(times: number, periodMs: number, now = () => performance.now()): RateLimit {
  const interval = periodMs / times;
  const wholeAgain = new Map<string, number>();

  return {
    take(address) {
      forgetRested(wholeAgain, now());
      const source = sourceOf(address);
      const next = Math.max(wholeAgain.get(source) ?? 0, now()) + interval;
      const wait = next - now() - periodMs;
      if (wait > 0) return Math.ceil(wait / 1000);
      wholeAgain.delete(source);
      wholeAgain.set(source, next);
      return 0;
    },
    giveBack(address) {
      const source = sourceOf(address);
      const whole = wholeAgain.get(source);
      if (whole !== undefined) wholeAgain.set(source, whole - interval);
    },
  };
}

export const unlimited: RateLimit = { take: () => 0, giveBack: () => {} };

function forgetRested(wholeAgain: Map<string, number>, now: number) {
  for (const [source, moment] of wholeAgain) {
    if (moment > now) return;
    wholeAgain.delete(source);
  }
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
