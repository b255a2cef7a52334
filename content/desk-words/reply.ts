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
