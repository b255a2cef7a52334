/** Replies. The letters that are offered are in `desk.yaml`. */

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

/** One enquiry at the desk: what was sent, what was done, what can be decided. */

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

/** Spam, and everything else of its mailbox. */
export const mailbox = {
  open: (enquiries: number) => `All ${enquiries} as spam`,
  title: (address: string) => `Spam, and everything from ${address}?`,
  enquiries: (count: number) =>
    count === 1 ? 'One enquiry is marked as spam.' : `${count} enquiries are marked as spam.`,
  calls: (count: number) =>
    count === 1
      ? 'A call to come is canceled, and the mailbox is told by mail.'
      : `${count} calls to come are canceled, and the mailbox is told by mail.`,
  written: (addresses: string) =>
    `Capitals, dots and what stands behind a plus make no other mailbox, so this is about ${addresses}.`,
  confirm: 'Mark all as spam',
  cancel: 'Keep them',
  done: (address: string) => `Everything from ${address} is spam, and no call of it is to come.`,
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
  done: 'The note is kept.',
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

/** The list of enquiries. */

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
  neverAny: 'The first one appears here by itself.',
  late: 'Nobody waits too long',
  notFound: 'Nothing found',
  notFoundText: (typed: string) => `No enquiry here has words that begin with “${typed}”.`,
  searchAll: 'Search in all',
};
