import { company } from '../company.ts';

/** The mail about last week. */

const counted = (count: number, one: string, several: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${several}`;

export const subject = (messages: number, inTime: number) =>
  `Last week: ${counted(messages, 'message', 'messages')}, ${inTime} answered in time`;
export const days = (first: string, last: string) => `${first} to ${last}:`;
export const messages = (count: number, before: number) =>
  `${counted(count, 'message', 'messages')} (${before} the week before)`;
export const answered = (inTime: number, due: number) =>
  `${inTime} of ${due} answered within ${company.answerTime}, ${due - inTime} late`;
export const calls = (count: number) => `${counted(count, 'call', 'calls')} in the calendar`;
export const open = (count: number, late: number) =>
  count === 0 ? 'Nothing is still to be answered' : `${count} still to be answered, ${late} of them late`;
export const putOff = (count: number, late: number) => `${count} put off, ${late} of them late`;
/** One of those that are late, the oldest first. */
export const waits = (name: string, since: string, link = '') =>
  [`- ${name}, since ${since}`, link].filter(Boolean).join('\n  ');
export const more = (count: number) => `and ${count} more`;
export const arrivals = (count: number, before: number) =>
  `${counted(count, 'visit', 'visits')} in the last seven days (${before} in the seven before)`;
export const wrote = (count: number, picked: number) => `${count} of them wrote, ${picked} picked a call`;
export const from = (names: string) => `From: ${names}`;
export const typed = 'typed, or not said';
export const switchOff = 'This comes once a week. At the desk, under Who we are, it is switched off.';
