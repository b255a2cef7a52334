/** What "Your sheet" on home says once a visitor types (site/behaviours/your-sheet/). */

export const questionLabel = 'A customer’s question';
export const lineLabel = (number: number) => `Line ${number} of your sheet`;

export const title = 'Your sheet';
export const sharedTitle = 'Somebody’s sheet, from a link';
export const stays = 'Stays in your browser';
export const more = 'The real assistant understands more ways to ask.';
export const ask = 'Ask as a customer would';
export const hints = [
  'Your hours: Tue to Fri 9 to 7',
  'Days off: closed sun + mon',
  'A price: haircut $32, fade $38',
  'A rule: kids, dogs, late, cancel',
  'Where to park, how to pay',
];
export const anotherLine = 'Another line';

/** Below the lines. */
export const nothingYet = 'Five lines are enough to try it.';
export const leftOut = (most: number) => `A sheet has ${most} lines. The others were left out.`;
export const lineFirst = 'Write a line of your own sheet first.';
export const askNow = 'Now ask in the bubble, as a customer would.';
export const answers = (line: number) => `Line ${line} answers`;
export const bothAnswer = (first: number, second: number) => `Lines ${first} and ${second} answer`;
export const inYourWords = 'In your words, and only from your sheet.';
export const handedOver = 'No line answers.';
export const addLine = 'Add a line about it';
export const saysHello = 'It says hello back.';

/** The same for screen readers. */
export const spoken = (answer: string, lines: string) => `${answer}: ${lines}`;
export const spokenHandover = 'No line answers. The question goes to your phone, and nothing is guessed.';

/** The notification on the owner's phone: why it comes there. */
export const phone = 'Your phone';
export const reasons = {
  unknown: 'Not on your sheet. Nothing was guessed.',
  health: 'A question about health. It always goes to a person.',
  complaint: 'A complaint. It always goes to a person.',
  law: 'A legal question. It always goes to a person.',
  danger: 'Somebody may be in danger. It goes to a person at once.',
  person: 'Somebody asks for a person.',
  card: 'A card number. It is shown to nobody.',
};

export const send = 'Send this sheet with my request';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkInAddress = 'It is in the address bar';
export const linkTooLong = 'Too long for a link';
export const whoReads = 'Whoever has the link reads the sheet.';
/** After it was put into the form. */
export const isInForm = 'It is in the form below';
export const inForm = 'Your sheet is in the form. Nothing is sent until you press the button.';
export const formIsFull = 'Your business details are full. Shorten them, and send the sheet then.';
export const takeOut = 'Take it out';
