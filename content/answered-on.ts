import type { Company } from './schemas/company.ts';
import { daysOfWeek, timesOf } from './schemas/hours.ts';

type Week = Company['answeredOn'];

const wholeDay = '00:00-24:00';

/** Whether hours of a week leave nothing out. */
export const isAlways = (week: Week): boolean => Object.values(week).every((hours) => hours[0] === wholeDay);

/** A week's hours as pages say them: "Monday to Friday from 9 am to 6 pm, Saturday from 10 am to 2 pm". */
export function wordHours(week: Week): string {
  if (isAlways(week)) return 'every day, nights and weekends included';
  const runs: { days: string[]; hours: string }[] = [];
  for (const [day, name] of Object.entries(daysOfWeek)) {
    const hours = week[day as keyof Week].map(wordTimes).join(' and ');
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(name);
    else runs.push({ days: [name], hours });
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ days, hours }) => `${wordDays(days)} ${hours}`)
    .join(', ');
}

const wordDays = (days: string[]) => (days.length < 3 ? days.join(' and ') : `${days[0]} to ${days.at(-1)}`);

function wordTimes(hours: string): string {
  if (hours === wholeDay) return 'all day';
  const { opens, closes } = timesOf(hours);
  return `from ${wordTime(opens)} to ${wordTime(closes)}`;
}

function wordTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
