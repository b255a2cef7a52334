import { isolated } from '../isolated.ts';

export const reply = {
  open: 'Reply',
  label: (name: string) => `Reply to ${isolated(name)}`,
  to: (name: string, sender: string) =>
    `To ${isolated(name)}, from ${sender}. Your signature and their message follow.`,
  toByMailProgram: (name: string) => `To ${isolated(name)}, in your email program`,
  template: 'Template',
  chooseTemplate: 'Choose one',
  /** In place of the times, where none is free or they cannot be read. */
  noTimes: '[when you could call]',
  isOpen: (place: string) => `Fill in ${place} first, or take it out.`,
  send: 'Send',
  sending: 'Sending…',
  inMailProgram: 'Open in email program',
  kept: 'Kept on this device until it is sent',
  close: 'Close',
  /** A name may end with a dot. */
  sent: (name: string) => `Sent to ${isolated(name).replace(/\.$/, '')}.`,
  refused: {
    title: 'Not sent',
    text: 'The mail server refused it. Try again, or open it in your email program.',
  },
  arrived: {
    title: 'Your first version arrived',
    text: 'The history above shows what became of it. This version has not been sent: press Send only if you want it to go as another reply.',
  },
  overtaken: {
    title: 'Something was done here since you began',
    text: 'The history above says what. Send this reply only if it is still needed.',
  },
  noAnswer: {
    title: 'No answer yet',
    text: 'Press Send again. However often you do, it is sent once.',
  },
  shortened:
    'Links to email programs hold about 1,800 characters. The whole text is copied as well: paste it over what stands there.',
};

export const askAnswered = { title: 'Mark as answered?', yes: 'Mark answered', no: 'Not yet' };

export const unknownReply = {
  title: 'Was it sent?',
  text: (time: string) =>
    `The mail server did not answer ${time}. Look into its Sent folder: if it is not there, you can write it again.`,
  notSent: 'It was not sent',
  wasSent: 'It was sent',
};

/** One enquiry: what was sent, what was done, what can be decided. The owner reads "message". */

export const enquiry = {
  title: 'Message',
  pick: 'Pick a message to read it here.',
  erased: 'This message has been erased',
  erasedText: 'Nothing of it is kept, and what was typed here about it is gone as well.',
  gone: 'This message is not here',
  goneText: 'It was erased, or its address is incomplete.',
  back: (filter: string) => `← ${filter}`,
  actions: 'Actions',
  instagram: 'Instagram',
  phone: 'Phone',
  from: 'Wrote from',
  filledIn: 'Filled in',
  zone: 'Their time zone',
  filledInSpan: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`,
  hidden: 'Hidden field',
  unknownPage: 'Not known',
  history: 'Notes and replies',
  callPhone: 'Call',
  next: (name: string, standing: string) => `Next to answer: ${isolated(name)}, ${standing}`,
};

export const decisions = {
  answered: 'Mark answered',
  answeredShort: 'Answered',
  reopened: 'Open again',
  spam: 'Spam',
  'not-spam': 'Not spam',
  done: {
    answered: (name: string) => `${isolated(name)}: marked answered.`,
    reopened: (name: string) => `${isolated(name)}: open again.`,
    spam: (name: string) => `${isolated(name)}: marked as spam.`,
    'not-spam': (name: string) => `${isolated(name)}: no longer spam.`,
  },
  undo: 'Undo',
};

/** What is put off is open, and comes back by itself. */
export const later = {
  open: 'Later',
  back: 'Bring back',
  title: 'Bring it back when?',
  text: 'It leaves “To answer” until then. The promise to its sender runs on.',
  evening: (when: string) => `This evening, ${when}`,
  tomorrow: (when: string) => `Tomorrow morning, ${when}`,
  monday: (when: string) => `Monday morning, ${when}`,
  day: 'Another day, in the morning',
  take: 'Until that day',
  cancel: 'Leave it there',
  done: (name: string, when: string) => `${isolated(name)}: put off until ${when}.`,
  isBack: (name: string) => `${isolated(name)}: to answer again.`,
};

/** What the same person wrote besides. */
export const earlier = {
  summary: (count: number, day: string) =>
    count === 1
      ? `One more from this mailbox or phone number, ${day}`
      : `${count} more from this mailbox or phone number, last ${day}`,
  reply: 'You wrote:',
  status: { open: 'to answer', answered: 'answered', spam: 'spam' },
};

/** Asked only where a call is to come. */
export const spam = {
  title: (name: string) => `Spam, and cancel the call of ${isolated(name)}?`,
  confirm: 'Mark as spam',
  cancel: 'Keep it',
};

/** Spam, and everything else of its mailbox. */
export const mailbox = {
  open: (enquiries: number) => `All ${enquiries} as spam`,
  title: (address: string) => `Spam, and everything from ${isolated(address)}?`,
  enquiries: (count: number) =>
    count === 1 ? 'One message is marked as spam.' : `${count} messages are marked as spam.`,
  calls: (count: number) =>
    count === 1
      ? 'One upcoming call is canceled, and the mailbox is told by email.'
      : `${count} upcoming calls are canceled, and the mailbox is told by email.`,
  written: (addresses: string) =>
    `Capital letters, dots and what follows a plus sign do not make another mailbox, so this includes ${addresses}.`,
  confirm: 'Mark all as spam',
  cancel: 'Keep them',
  done: (address: string) =>
    `Everything from ${isolated(address)} is spam, and its upcoming calls are canceled.`,
};

export const conflict = {
  title: {
    open: 'Already open again',
    answered: 'Already answered',
    spam: 'Already spam',
    later: 'Put off meanwhile',
  },
  text: {
    later: (by: string, ago: string) => `This was put off, or brought back, ${by}, ${ago}.`,
    open: (by: string, ago: string) => `This was opened again ${by}, ${ago}.`,
    answered: (by: string, ago: string) => `This was marked answered ${by}, ${ago}.`,
    spam: (by: string, ago: string) => `This was marked as spam ${by}, ${ago}.`,
  },
  by: (person: string) => `by ${isolated(person)}`,
  elsewhere: 'on another device',
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
  later: (when: string) => `Put off until ${when}`,
  back: 'Brought back',
  moved: (when: string, to: string) => `Call moved, from ${when} to ${to}`,
  cancelled: (when: string) => `Call of ${when} canceled`,
  'they-moved': (when: string, to: string) => `They moved the call, from ${when} to ${to}`,
  'they-cancelled': (when: string) => `They canceled the call of ${when}`,
  booked: (when: string) => `Call booked for ${when}`,
  'they-booked': (when: string) => `They booked the call for ${when}`,
  kept: (when: string) => `The call of ${when} took place`,
  missed: (when: string) => `They did not come to the call of ${when}`,
  sending: 'is being sent',
  failed: 'was not sent',
};

export const note = {
  open: 'Note',
  label: 'Note, which no visitor sees',
  save: 'Keep note',
  done: 'The note is kept.',
  close: 'Close',
  arrived: 'Your first version is kept already, above. Press Keep note to keep this version as another note.',
};

export const erase = {
  open: 'Erase',
  title: (name: string) => `Erase ${isolated(name)}'s message?`,
  text: (name: string) =>
    `What ${isolated(name)} wrote, the notes, the replies kept here and the call are deleted. Emails and backups are not. ${isolated(name)} is not told, so cancel a call that is to come first.`,
  confirm: 'Erase for good',
  cancel: 'Keep it',
  done: 'Erased.',
};

export const list = {
  search: 'Search name, email, words',
  late: (count: number) => (count === 1 ? 'one is late' : `${count} are late`),
  count: (count: number) => `${count}, `,
  more: 'Show more',
  choose: 'Choose',
  chooseNone: 'Stop choosing',
  chooseOne: (name: string) => `Choose ${isolated(name)}`,
  answeredToday: 'Answered today',
  callWas: (when: string) => `Call was ${when}`,
  call: (when: string) => `Call ${when}`,
  callChange: {
    moved: (when: string) => `Call moved to ${when}`,
    cancelled: () => 'Call canceled',
    'they-moved': (when: string) => `They moved the call to ${when}`,
    'they-cancelled': () => 'They canceled the call',
  },
  later: (count: number) => `${count} put off`,
  back: 'Back again',
  draft: 'Draft',
  label: (filter: string) => `Messages: ${filter}`,
};

export const emptyList = {
  open: 'Everyone has an answer',
  onlyLater: 'Nothing to answer now',
  lastOne: (time: string, span: string) => `The last one came ${time} and waited ${span}.`,
  answered: 'Nothing answered yet',
  spam: 'No spam',
  all: 'No messages yet',
  neverAny: 'The first one appears here by itself.',
  late: 'Nobody waits too long',
  later: 'Nothing is put off',
  notFound: 'Nothing found',
  notFoundText: (typed: string) => `No message here has words that begin with “${typed}”.`,
  searchAll: 'Search in all',
};
