import { isIPv6 } from 'node:net';

/** Gives the seconds to wait, or zero when the address may go on. */
export type RateLimit = (address: string) => number;

const minute = 60_000;

/**
 * So many at once, then evenly spread over the minute. All it keeps of an address is when its allowance will be
 * whole again, and only until then: the one used longest ago stands first.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  if (perMinute === 0) return () => 0;
  const interval = minute / perMinute;
  const wholeAgain = new Map<string, number>();

  return (address) => {
    forgetRested(wholeAgain, now());
    const source = sourceOf(address);
    const next = Math.max(wholeAgain.get(source) ?? 0, now()) + interval;
    const wait = next - now() - minute;
    if (wait > 0) return Math.ceil(wait / 1000);
    wholeAgain.delete(source);
    wholeAgain.set(source, next);
    return 0;
  };
}

function forgetRested(wholeAgain: Map<string, number>, now: number) {
  for (const [source, moment] of wholeAgain) {
    if (moment > now) return;
    wholeAgain.delete(source);
  }
}

/** A household has all addresses of an IPv6 /64, so they count as one. */
function sourceOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const groups = [...start, ...Array(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  return groups.slice(0, 4).join(':');
}
