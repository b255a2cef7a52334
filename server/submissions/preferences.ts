import type { IncomingHttpHeaders } from 'node:http';
import { faults, type WireFault } from './wire-fault.ts';

export const preferencesOf = ({ prefer }: IncomingHttpHeaders): string[] =>
  String(prefer ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean);

const heeded = new Set([
  'return=minimal',
  'return=representation',
  'count=exact',
  'handling=strict',
  'handling=lenient',
]);

/** Who insists is told what is not heeded: `max-affected`, which guards a deletion, must not be passed over. */
export function unmetPreferences(headers: IncomingHttpHeaders): WireFault | undefined {
  const preferences = preferencesOf(headers);
  const unmet = preferences.filter((preference) => !heeded.has(preference));
  const isStrict = preferences.includes('handling=strict');
  return isStrict && unmet.length > 0 ? faults.badPreferences(unmet) : undefined;
}
