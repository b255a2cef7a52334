import { firstOfMonth } from '../../content/schemas/shared.ts';

/** Dates are written in the American way, wherever the site is built. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const formatDay = (date: Date) => day.format(date);
export const formatMonth = (yearAndMonth: string) => month.format(firstOfMonth(yearAndMonth));
