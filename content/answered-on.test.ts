import { expect, test } from 'vitest';
import { wordHours } from './answered-on.ts';

const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const of = (days: string, hours: string[]) => Object.fromEntries(days.split(' ').map((day) => [day, hours]));

test.each([
  [of('mon tue wed thu fri sat sun', ['00:00-24:00']), 'every day, nights and weekends included'],
  [of('mon tue wed thu fri', ['09:00-18:00']), 'Monday to Friday from 9 am to 6 pm'],
  [
    { ...of('tue wed thu fri', ['09:30-12:00', '13:00-24:00']), ...of('sat sun', ['00:00-24:00']) },
    'Tuesday to Friday from 9:30 am to 12 pm and from 1 pm to 12 am, Saturday and Sunday all day',
  ],
  [of('mon wed', ['00:00-12:00']), 'Monday from 12 am to 12 pm, Wednesday from 12 am to 12 pm'],
])('hours are said in words', (week, words) => {
  expect(wordHours({ ...none, ...week })).toBe(words);
});
