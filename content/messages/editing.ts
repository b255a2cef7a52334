/** Why a text of the website cannot be typed in the desk. */
export const fixed = {
  api: 'The API reference describes what programs get. A developer changes it together with them.',
  company:
    'The company’s name, email and promises also stand in emails and in the film. They are changed in content/company.ts.',
  film: 'The film says these words in its pictures. They change when it is made again.',
  lesson: 'The lesson is drawn word by word as its transcript is spoken. A developer changes both together.',
  transcript: 'The lesson beside it is timed to these words. A developer changes both together.',
};

/** Why words are not taken. */
export const empty = 'A text cannot be empty. Type at least a word.';
export const unknownPlace = 'This text is not there any more.';
export const notTyped = 'This text cannot be typed here.';
export const oneLine = 'This text is a single line. Take out the line break.';
export const unseen =
  'There is a character in it that nobody can see, often from copying. Delete it, or type the words instead.';
export const tooLong = 'The page is too long with these words: a file may have 64 KB.';
export const brokenPlaceholder = (written: string) =>
  `${written} stands for nothing. Use a name that is known, or take out the braces.`;
export const noPlaceholder = (written: string) =>
  `${written} is not filled in here. Take out the braces, or type what shall stand there.`;
export const halfPlaceholder = 'A brace is missing. Take out the one that is left, or put the other back.';
export const unchangedStructure = (became: string) =>
  `With these words it would become ${became}, and has to stay what it is. Type \\ before the character that does it.`;
export const became = {
  code: 'a block of code: a line that begins with four blanks or three backticks',
  heading: 'a heading',
  list: 'a list',
  blockquote: 'a quote',
  thematicBreak: 'a line across the page',
  table: 'a table',
  something: 'something else',
};
export const noHtml = 'HTML cannot be typed here. Type \\ before each <, or take it out.';
export const noPicture = 'Pictures cannot be put into a text here.';
export const noFootnote = 'Footnotes cannot be typed here.';
export const badLink = (address: string) =>
  `The link to ${address || 'nowhere'} is not taken. Addresses begin with https:, mailto:, tel:, / or #.`;
export const notExact =
  'These words would not read back as they were typed. Take out blanks at the ends of lines.';
export const unknownFile = 'This is no file that pages are made of.';
export const unreadable = (why: string) => `The fields above the text cannot be read: ${why}`;
