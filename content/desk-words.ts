import { company } from './company.ts';

/**
 * What the owner's desk says, part by part. The letters it offers are in `desk.yaml`. These words are no page's and no
 * visitor's: they are the owner's alone.
 */

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

export const clock = {
  left: (span: string) => `${span} left`,
  over: (span: string) => `over by ${span}`,
  took: (span: string) => `in ${span}`,
  of: (promise: string, time: string) => `of ${promise}, came ${time}`,
  came: (time: string) => `came ${time}`,
  spam: 'Spam',
  answered: 'Answered',
};

export const spans = {
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  longMinutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  longHours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  seconds: (count: number) => `${count} s`,
};

export const days = {
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  to: 'to',
  /** A day and a time of it. */
  atTime: (time: string) => `at ${time}`,
  at: (day: string, time: string) => `${day}, ${time}`,
};

export const list = {
  search: 'Search name, mail, words',
  clear: 'Clear',
  late: (count: number) => (count === 1 ? 'one is late' : `${count} are late`),
  count: (count: number) => `${count}, `,
  fresh: (count: number) => `${count} new`,
  more: 'Show more',
  answeredToday: 'Answered today',
  call: (when: string) => `Call ${when}`,
  draft: 'Draft',
  label: (filter: string) => `Enquiries: ${filter}`,
};

export const emptyList = {
  open: 'Everyone has an answer',
  lastOne: (time: string, span: string) => `The last one came ${time} and waited ${span}.`,
  answered: 'Nothing answered yet',
  spam: 'No spam',
  all: 'No enquiries yet',
  late: 'Nobody waits too long',
  notFound: 'Nothing found',
  notFoundText: (typed: string) => `No enquiry here has words that begin with “${typed}”.`,
  searchAll: 'Search in all',
};

export const enquiry = {
  pick: 'Pick an enquiry to read it here.',
  erased: 'This enquiry has been erased',
  erasedText: 'Nothing of it is kept, and what was typed here about it is gone as well.',
  gone: 'This enquiry is not here',
  goneText: 'It was erased, or its address is not complete.',
  back: (filter: string) => `← ${filter}`,
  actions: 'Actions',
  social: 'Social media',
  phone: 'Phone',
  from: 'Came from',
  filledIn: 'Filled in',
  zone: 'Their time zone',
  filledInSpan: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`,
  hidden: 'Hidden field',
  unknownPage: 'Not known',
  history: 'Notes and replies',
  callPhone: 'Call',
  next: (name: string, standing: string) => `Next to answer: ${name}, ${standing}`,
};

export const decisions = {
  answered: 'Mark answered',
  answeredShort: 'Answered',
  reopened: 'Open again',
  spam: 'Spam',
  'not-spam': 'Not spam',
  done: {
    answered: (name: string) => `${name}: marked answered.`,
    reopened: (name: string) => `${name}: open again.`,
    spam: (name: string) => `${name}: marked as spam.`,
    'not-spam': (name: string) => `${name}: not spam any more.`,
  },
  undo: 'Undo',
};

export const conflict = {
  title: { open: 'Open again already', answered: 'Already answered', spam: 'Already spam' },
  text: {
    open: (ago: string) => `This was opened again on another device, ${ago}.`,
    answered: (ago: string) => `This was marked answered on another device, ${ago}.`,
    spam: (ago: string) => `This was marked as spam on another device, ${ago}.`,
  },
  ago: (span: string) => `${span} ago`,
  now: 'just now',
};

export const history = {
  note: 'Note:',
  reply: 'Reply:',
  answered: 'Marked answered',
  reopened: 'Opened again',
  spam: 'Marked as spam',
  'not-spam': 'Marked as not spam',
  sending: 'is being sent',
  failed: 'was not sent',
};

export const note = {
  open: 'Note',
  label: 'Note, for you alone',
  save: 'Keep note',
  close: 'Close',
  arrived:
    'What you wrote first is kept already, above. Press Keep note to keep these words as another note.',
};

export const erase = {
  open: 'Erase',
  title: (name: string) => `Erase ${name}'s enquiry?`,
  text: (name: string) =>
    `What ${name} wrote, the notes, the replies kept here and the call are deleted. Mails and backups are not.`,
  confirm: 'Erase for good',
  cancel: 'Keep it',
  done: 'Erased.',
};

export const reply = {
  open: 'Reply',
  label: (name: string) => `Reply to ${name}`,
  to: (name: string, sender: string) => `To ${name}, from ${sender}`,
  toByMailProgram: (name: string) => `To ${name}, in your mail program`,
  template: 'Template',
  chooseTemplate: 'Choose one',
  send: 'Send',
  sending: 'Sending…',
  inMailProgram: 'Open in mail program',
  kept: 'Kept on this device until it is sent',
  close: 'Close',
  sent: (name: string) => `Sent to ${name}.`,
  refused: {
    title: 'Not sent',
    text: 'The mail server refused it. Try again, or open it in your mail program.',
  },
  arrived: {
    title: 'Your first words had arrived',
    text: 'What became of them stands in the history above. These words have not gone: press Send only if they are to go as another letter.',
  },
  overtaken: {
    title: 'Somebody was at this meanwhile',
    text: 'The history above says what was done. Press Send only if this letter is still to go.',
  },
  noAnswer: {
    title: 'No answer yet',
    text: 'Press Send again: however often you do, it is sent once.',
  },
  shortened:
    'Links to mail programs hold about 1,800 characters. The whole text is copied as well: paste it over the beginning.',
};

export const askAnswered = { title: 'Mark as answered?', yes: 'Mark answered', no: 'Not yet' };

export const unknownReply = {
  title: 'Was it sent?',
  text: (time: string) =>
    `The mail server did not answer ${time}. Look into its Sent folder: if it is not there, you can write it again.`,
  notSent: 'It was not sent',
  wasSent: 'It was sent',
};

export const booked = {
  line: (when: string) => `Call booked: ${when}`,
  past: (when: string) => `Call was ${when}`,
  cancelled: (when: string) => `Call cancelled: ${when}`,
  theirs: (time: string, name: string, place: string) => `${time} for ${name}, in ${place}`,
  move: 'Move',
  cancel: 'Cancel',
  cancelTitle: (name: string) => `Cancel the call with ${name}?`,
  cancelText: (when: string) => `${when} is free again. The visitor is told by mail.`,
  cancelConfirm: 'Cancel the call',
  keep: 'Keep it',
  moveTitle: (name: string) => `Move the call with ${name}`,
  moveText: 'To a time that is offered and free. The visitor is told by mail.',
  moveDay: 'Day',
  moveTime: 'Time',
  moveConfirm: 'Move the call',
  noTimes: 'No time is free in the days ahead.',
  moved: 'The call is moved.',
  isCancelled: 'The call is cancelled.',
  taken: 'That time was just taken. Pick another one.',
  notOffered: 'That time is not offered any more. Pick another one.',
};

export const calendar = {
  previous: 'Earlier',
  next: 'Later',
  today: 'Today',
  day: 'Day',
  week: 'Week',
  view: 'View',
  calls: (count: number) => (count === 0 ? 'No calls' : count === 1 ? 'One call' : `${count} calls`),
  first: (span: string) => `the first in ${span}`,
  place: (zone: string, calls: string) => `${zone}. ${calls}.`,
  notOffered: (span: string) => `Not offered: notice of ${span}`,
  closed: 'Closed',
  noOffer: 'No calls are offered',
  blocked: 'Blocked',
  nothing: 'Nothing',
  open: 'Open the enquiry',
  close: 'Close',
  weekOf: (first: string, last: string) => `${first} to ${last}`,
};

export const block = {
  open: 'Block a time',
  title: 'Block a time',
  text: 'Nobody can pick it for a call.',
  day: 'Day',
  from: 'From',
  to: 'To',
  save: 'Block it',
  cancel: 'Cancel',
  order: 'The end must come after the beginning.',
  taken: 'A call or another block stands there.',
  done: 'Blocked.',
  free: 'Free it again',
  freed: 'Free again.',
  change: 'Move it',
};

export const figures = {
  title: 'Figures',
  lead: (weeks: number) => `The last ${weeks} weeks, without spam. Nothing here comes from cookies.`,
  inTime: (promise: string, inTime: number, due: number) => `answered within ${promise}, ${inTime} of ${due}`,
  nothingDue: (promise: string) => `answered within ${promise}, none were due`,
  percent: (share: number) => `${share}%`,
  none: 'None',
  median: 'median time to the first answer',
  perWeek: (count: number) => (count === 1 ? 'enquiry a week' : 'enquiries a week'),
  weeks: 'Enquiries a week',
  from: 'Where they came from',
  thisWeek: 'this week',
  unknown: 'Not known',
  asTable: 'As a table',
  week: 'Week of',
  enquiries: 'Enquiries',
  due: 'Due',
  answeredInTime: 'In time',
  nothing: 'No enquiries yet',
  nothingText: 'The figures begin with the first one.',
  picture: (weeks: number, most: number) => `${weeks} bars, the highest ${most}. The table below says each.`,
};

export const exporting = {
  title: 'Export',
  lead: 'A table for your spreadsheet program, with everything that was sent. Keep it where only you can read it.',
  which: 'Which enquiries',
  typed: 'With these words only',
  download: 'Download',
};

export const devices = {
  title: 'Devices',
  lead: 'Each stays signed in for 30 days after it was last seen.',
  here: 'This device',
  times: (seen: string, first: string) => `Last seen ${seen}. Signed in ${first}.`,
  end: 'End',
  endOf: (device: string) => `End ${device}`,
  ended: 'Ended.',
  endOthers: 'End all others',
  endedOthers: 'All others are ended.',
  signOut: 'Sign out',
  signOutText: 'Drafts on this device are cleared.',
  another: 'Another device',
  anotherText: 'Open the link there, or paste it into the sign-in page. It works once, for 15 minutes.',
  makeLink: 'Make a link',
  link: 'Link for another device',
  copy: 'Copy',
  copied: 'Copied.',
};

export const signIn = {
  title: 'This desk is yours',
  text: 'Open the link that the command printed, or have one mailed to the address that gets the enquiries.',
  mail: 'Mail me a link',
  mailed: 'If this desk can send mail, a link is on its way to the address that gets the enquiries.',
  paste: 'Paste a link',
  pasteLabel: 'The link, or what stands behind its #',
  linkTitle: 'Sign in on this device',
  linkText: 'The link works once, for 15 minutes. This device stays signed in for 30 days.',
  press: 'Sign in',
  usedTitle: 'This link is used up or too old',
  usedText: 'Links work once and for 15 minutes. Have another one mailed.',
  endedTitle: 'Signed out',
  endedText: 'This device was signed out. What you typed is kept here until you sign in again.',
  leftTitle: 'Signed out',
  leftText: 'Drafts on this device are cleared.',
  tooOften: 'That was tried too often. Wait a minute.',
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
