import { company } from '../content/company.ts';

/** The promised answer time. */

const seconds: Record<string, number> = { minute: 60, hour: 60 * 60, day: 24 * 60 * 60 };

const [amount, unit = ''] = company.answerTime.split(' ');

export const promisedSeconds = Number(amount) * (seconds[unit.replace(/s$/, '')] ?? 0);
