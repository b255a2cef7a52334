import { linkMinutes, sessionDays } from '../limits.ts';
import table from './keys.json' with { type: 'json' };

export const exporting = {
  title: 'Export',
  lead: 'A table for your spreadsheet program, with everything that was sent. Keep it where only you can read it.',
  which: 'Which messages',
  typed: 'With these words only',
  download: 'Download',
};

export const signIn = {
  title: 'This desk is yours',
  text: 'Open the link that the start printed, or have one emailed to the address that gets the messages.',
  textWithoutMail:
    'Whoever runs the server gives you a link. It is printed at the start while nobody is signed in, and by this command:',
  command: 'npm run desk -- link',
  mail: 'Email me a link',
  mailed:
    'If this desk can send email, a link is on its way to the address that gets the messages, unless one was sent there in the last ten minutes: that one works.',
  paste: 'Paste a link',
  pasteLabel: 'The link, or what follows its #',
  linkTitle: 'Sign in on this device',
  linkText: `The link works once, for ${linkMinutes} minutes. This device stays signed in for ${sessionDays} days.`,
  person: 'Your name, shown with what you do here (you may leave it empty)',
  press: 'Sign in',
  usedTitle: 'This link has been used or is too old',
  usedText: `A link works once, for ${linkMinutes} minutes. Have another one emailed.`,
  endedTitle: 'Signed out',
  endedText: 'This device was signed out. What you typed is kept here until you sign in again.',
  leftTitle: 'Signed out',
  leftText: 'Drafts on this device are cleared.',
  tooOften: 'Too many attempts. Wait a minute.',
};

/** What is around every page of the desk: navigation, the connection, faults, keys. */

export const page = {
  title: (company: string) => `Desk, ${company}`,
  name: (company: string) => `${company} desk`,
  shortName: 'Desk',
  needsScript: 'The desk needs JavaScript. The messages can be read without it: npm run leads.',
};

/** Beside messages the tab's title has the number of those to answer, for whoever looks at another tab. */
export const countedTitle = (count: number, view: string) => (count > 0 ? `(${count}) ${view}` : view);

export const navigation = {
  label: 'Desk',
  filters: 'Which messages',
  desk: 'Desk',
  skip: 'Skip to the content',
  enquiries: 'Messages',
  calendar: 'Calendar',
  figures: 'Figures',
  website: 'Website',
  changes: 'Changes',
  newPage: 'New page',
  facts: 'Name, prices, hours',
  export: 'Export',
  devices: 'Devices',
  firstSteps: 'First steps',
  more: 'More',
  notOnline: (count: number) => `${count} not online`,
  today: (count: number) => `${count} today`,
  keys: 'Keys',
  keysKey: '?',
};

export const filters = {
  open: 'To answer',
  answered: 'Answered',
  spam: 'Spam',
  all: 'All',
  late: 'Late',
  later: 'Put off',
};

export const freshness = {
  renewed: 'The desk was renewed. What you typed is kept.',
  load: 'Load it again',
  upToDate: (time: string) => `Up to date, ${time}`,
  loading: 'Asking…',
  offlineTitle: 'No connection',
  offline: (time: string) =>
    `You see the desk as of ${time}. Replies wait here as drafts, nothing is sent by itself.`,
  offlineWebsite: (time: string) =>
    `You see the desk as of ${time}. What you type stays on this device, and is sent by itself later.`,
  notKept: 'It was not opened on this device before. It comes with the connection.',
  offlineFromStart: 'The desk cannot be reached. It keeps trying by itself.',
  stopped: 'Stopped until there is a connection again',
};

export const copying = {
  press: 'Copy',
  done: 'Copied.',
  refused: 'This browser does not copy it: select the text, and copy that.',
};

export const fault = {
  title: 'That did not work',
  text: 'The server had a fault. Nothing you typed is lost.',
  busy: 'Too many requests in a minute. Nothing you typed is lost.',
  noAnswer: 'Nobody knows yet whether it was done. Nothing you typed is lost: try again.',
  erased: 'It has been erased.',
  drawing: 'This could not be shown. Nothing you typed is lost.',
  again: 'Try again',
  close: 'Close',
};

export const keys = {
  title: 'Keys',
  on: 'Use keys on this device',
  onText: 'Turn them off if you dictate or hit them by mistake.',
  close: 'Close',
  table: Object.entries(table),
};

/** Times at the desk: what is left of the promise, spans, days. */

export const clock = {
  left: (span: string) => `${span} left`,
  by: (moment: string) => `by ${moment}`,
  over: (span: string) => `over by ${span}`,
  until: (moment: string) => `until ${moment}`,
  took: (span: string) => `answered in ${span}`,
  promised: (due: string, time: string) => `promised by ${due}; came ${time}`,
  of: (promise: string, due: string | undefined, time: string) =>
    due ? `of ${promise}, until ${due}; came ${time}` : `of ${promise}, came ${time}`,
  came: (time: string) => `came ${time}`,
  spam: 'Spam',
  answered: 'Answered',
};

export const spans = {
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) =>
    minutes > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${hours} h`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  longMinutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  longHoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  longHours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  seconds: (count: number) => `${count} s`,
};

export const days = {
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  to: 'to',
  midnight: 'midnight',
  atTime: (time: string) => `at ${time}`,
  at: (day: string, time: string) => `${day}, ${time}`,
};
