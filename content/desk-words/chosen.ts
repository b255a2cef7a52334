import { later } from './enquiry.ts';

/** Several messages that are put off, answered or erased together. */

const messages = (count: number) => (count === 1 ? 'one message' : `${count} messages`);

export const chosen = {
  label: 'Chosen messages',
  count: (count: number) => `${count} chosen`,
  all: 'Choose all shown',
  cancel: 'Leave them there',
  later: {
    open: 'Later',
    title: (count: number) => `Bring ${messages(count)} back when?`,
    text: (count: number) =>
      count === 1 ? later.text : 'They leave “To answer” until then. The promises to their senders run on.',
    done: (count: number) => `Put off: ${messages(count)}.`,
  },
  answered: {
    open: 'Answered',
    title: (count: number) => `Mark ${messages(count)} as answered?`,
    text: () => 'Nothing is sent. Each can be opened again.',
    confirm: 'Mark answered',
    done: (count: number) => `Marked answered: ${messages(count)}.`,
  },
  spam: {
    open: 'Spam',
    title: (count: number) => `Mark ${messages(count)} as spam, and cancel their calls?`,
    text: () => 'Calls that are to come are canceled, and whoever booked them is told by email.',
    confirm: 'Mark as spam',
    done: (count: number) => `Marked as spam: ${messages(count)}.`,
  },
  back: { done: (count: number) => `Brought back: ${messages(count)}.` },
  reopened: { done: (count: number) => `Opened again: ${messages(count)}.` },
  'not-spam': { open: 'Not spam', done: (count: number) => `No longer spam: ${messages(count)}.` },
  notUndone: 'That did not work, and nothing may be undone yet.',
  erase: {
    open: 'Erase',
    title: (count: number) => `Erase ${messages(count)}?`,
    text: () =>
      'What was written, the notes, the replies kept here and the calls are deleted. Emails and backups are not. Nobody is told, so cancel calls that are to come first.',
    confirm: 'Erase for good',
    done: (count: number) => `Erased: ${messages(count)}.`,
  },
  changed: (names: string[]) =>
    `Something was done meanwhile about ${names.join(', ')}, so nothing was done here: look before you do it again.`,
};
