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
    done: (count: number) => `Put off: ${messages(count)}.`,
  },
  answered: {
    open: 'Answered',
    title: (count: number) => `Mark ${messages(count)} as answered?`,
    text: 'Nothing is sent. Each can be opened again.',
    confirm: 'Mark answered',
    done: (count: number) => `Marked answered: ${messages(count)}.`,
  },
  erase: {
    open: 'Erase',
    title: (count: number) => `Erase ${messages(count)}?`,
    text: 'What was written, the notes, the replies kept here and the calls are deleted. Emails and backups are not. Nobody is told, so cancel calls that are to come first.',
    confirm: 'Erase for good',
    done: (count: number) => `Erased: ${messages(count)}.`,
  },
  changed: (names: string[]) =>
    `Something was done meanwhile about ${names.join(', ')}, so nothing was done here: look before you do it again.`,
};
