import { company } from '../company.ts';

/** What stands around everything at the desk: where one can go, whether there is a connection, what failed, the keys. */

export const page = {
  title: `Desk, ${company.name}`,
  name: `${company.name} desk`,
  shortName: 'Desk',
  needsScript: 'The desk needs JavaScript. The enquiries can be read without it: npm run leads.',
};

/** With how many are to answer, where somebody looks at another tab. */
export const titleWith = (count: number) => (count > 0 ? `(${count}) ${page.title}` : page.title);

export const navigation = {
  label: 'Desk',
  filters: 'Which enquiries',
  desk: 'Desk',
  skip: 'Skip to the content',
  enquiries: 'Enquiries',
  calendar: 'Calendar',
  figures: 'Figures',
  export: 'Export',
  devices: 'Devices',
  more: 'More',
  today: (count: number) => `${count} today`,
  keys: 'Keys',
  keysKey: '?',
};

export const filters = { open: 'To answer', answered: 'Answered', spam: 'Spam', all: 'All', late: 'Late' };

export const freshness = {
  upToDate: (time: string) => `Up to date, ${time}`,
  loading: 'Asking…',
  offlineTitle: 'No connection',
  offline: (time: string) =>
    `You see the desk as of ${time}. Replies wait here as drafts, nothing is sent by itself.`,
  offlineFromStart: 'The desk cannot be reached. It is asked again by itself.',
  stopped: 'Stopped until there is a connection again',
};

export const fault = {
  title: 'That did not work',
  text: 'The server had a fault. Nothing you typed is lost.',
  busy: 'That was asked too often in a minute. Nothing you typed is lost.',
  noAnswer: 'Nobody knows yet whether it was done. Nothing you typed is lost: try again.',
  erased: 'It has been erased.',
  drawing: 'This could not be drawn. Nothing you typed is lost.',
  again: 'Try again',
  close: 'Close',
};

export const keys = {
  title: 'Keys',
  on: 'Use keys on this device',
  onText: 'Turn them off if you dictate or hit them by mistake.',
  close: 'Close',
  table: [
    ['j', 'Next enquiry'],
    ['k', 'Enquiry before'],
    ['Enter', 'Open it'],
    ['r', 'Reply'],
    ['e', 'Mark answered'],
    ['n', 'Note'],
    ['/', 'Search'],
    ['Esc', 'Back'],
    ['?', 'These keys'],
  ],
} as const;
