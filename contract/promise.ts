import { company } from '../content/company.ts';

/** The promised answer time. */

const seconds: Record<string, number> = { minute: 60, hour: 60 * 60, day: 24 * 60 * 60 };

export function promisedSeconds(): number {
  const [amount, unit = ''] = company.answerTime.split(' ');
  return Number(amount) * (seconds[unit.replace(/s$/, '')] ?? 0);
}
