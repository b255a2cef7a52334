import { company } from '../content/company.ts';
import { always } from '../content/schemas/company.ts';

/** The promised answer time. */

const seconds: Record<string, number> = { minute: 60, hour: 60 * 60, day: 24 * 60 * 60 };

/** Whether it holds at all hours. Which hours it is narrowed to is said in words that only people read. */
export const promiseCountsAlways = (): boolean => company.answeredOn === always;

export function promisedSeconds(): number {
  const [amount, unit = ''] = company.answerTime.split(' ');
  return Number(amount) * (seconds[unit.replace(/s$/, '')] ?? 0);
}
