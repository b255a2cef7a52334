/** Why a text of the website cannot be typed in the desk. */
export const fixed = {
  api: 'The API reference describes what programs get. A developer changes it together with them.',
  company: 'This is one of the facts about you, which pages, emails and papers repeat. It is set in a form.',
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

export const needed = 'This cannot be left empty.';
export const elsewhere = (file: string, place: string, sentence: string) =>
  `With this, ${place === '' ? '' : `${place} in `}${file} has a mistake: ${sentence}`;

/** Facts in words. */
export const notSet = 'not set';
export const yes = 'yes';
export const no = 'no';
export const price = (setup: number, monthly: number) =>
  `$${setup.toLocaleString('en-US')} to set up, $${monthly.toLocaleString('en-US')} a month`;
export const filmIsSilent =
  'The film on the home page is left out, because it says another name, promise or address than your pages; so are downloads of such lessons. A developer makes them again: npm run films.';

/** Why the site is not built. */
export const tooLittleMemory =
  'This machine has less than 1 GB of free memory, and a build needs that much. Your changes are kept. Free some memory, or have a developer publish them.';
export const tooLittleDisk =
  'The disk has less than 300 MB left, and a build needs that much. Your changes are kept. Free some space and try again.';
export const buildStopped = 'The build was stopped before it was done. Your changes are kept. Try again.';

/** What is shown while nothing can be changed, or before it can be published. */
export const editingOff = 'Editing is switched off on this server: EDITING is off.';
export const noSources =
  'This server has no sources of the website, so that it cannot build it. Use the image target “editing”, or start the server from a checkout.';
export const toUpload =
  'A publish writes your words into content/ and the site into dist-static/: upload that folder, and visitors read it.';
export const leftAlone = (file: string) =>
  `${file} was edited in the checkout meanwhile and is left as it is. Start the desk anew to bring both together.`;
export const notHandedOver = (why: string) =>
  `It is published, but could not be written into the checkout (${why}). Start the desk anew, which tries again.`;
export const nothingToPublish = 'There is nothing that can be published.';
export const changedMeanwhile =
  'The words were changed on another device meanwhile. Look at them, and publish again.';
export const behind =
  'The project has changed since the last publish. The former site stays online until the new one is built.';

/** What files without a page of their own are called, and pages and texts without a title. */
export const files = {
  'content/shell.yaml': 'Every page',
  'content/pages.yaml': 'Titles for search engines',
  'content/entry-pages.yaml': 'Every article',
  'content/film.yaml': 'Film',
  'content/booking.yaml': 'Calls',
  'content/company.json': 'Who we are',
  'content/prices.yaml': 'Prices',
  'content/schemas/kinds.ts': 'the program, for unknown addresses',
};
export const home = 'Home';
export const demonstration = 'Demonstration';

/** What a text is called, by what it is and the heading above it. */
export const blocks = {
  cell: 'cell',
  heading: 'heading',
  item: 'list entry',
  paragraph: 'paragraph',
  line: 'line',
  lines: 'lines',
  order: 'place',
};
/** Fields that would not be understood by the names that developers gave them. */
export const fields = {
  tagline: 'sentence',
  kicker: 'small line',
  lead: 'introduction',
  metaDescription: 'description for search engines',
  excerpt: 'text on the card',
  alt: 'description for those who do not see the picture',
  counted: 'how it was counted',
  role: 'who says it',
  demo: 'button for a demo',
  watch: 'button for the film',
  more: 'link',
};
export const entry = 'entry';
export const column = (number: number) => `column ${number}`;
export const under = (name: string, heading: string) => `${name} under “${heading}”`;
export const above = (name: string, heading: string) => `${name} above “${heading}”`;
export const quoted = (name: string, text: string) => `${name} “${text}”`;
export const atTheTop = (name: string) => `${name} at the top`;

/** The email about every publish, so that nobody publishes unseen. */
export const publishSubject = (count: number) =>
  count === 1 ? 'A change of your website is online' : `${count} changes of your website are online`;
export const publishText = (names: string, device: string) =>
  `This was put online at the desk, on ${device}:

${names}

If that was not you: open the desk, press "Website", then "Changes", and undo it. "npm run desk -- out" signs every device out.
`;

/** New entries, their order, and taking one away. */
export const firstParagraph = 'Type the first paragraph over this one. An empty line begins the next.';
export const untyped = 'Type its first paragraph over the one that is there. Then you can publish it.';
export const addressTaken = 'There is a page at this address already, or was. Choose another one.';
export const pictureTaken = 'Another page has this drawing already. Choose another one.';
export const nothingToCopy = 'The page to copy is not online. Choose another one.';
export const noOrder = 'This list goes by its days, the newest first.';
export const lastOfList = 'It is the last one of its list, which cannot be empty.';
export const isNamed = (names: string) => `It stays while others name it or link to it: ${names}.`;
export const copied = (count: number, title: string) =>
  count === 1 ? `1 text is still that of “${title}”.` : `${count} texts are still those of “${title}”.`;
export const newEntry = (title: string) => `New: ${title}`;
export const wholePage = 'The page';
export const noPage = 'No page';
export const goneEntry = (title: string) => `Taken away: ${title}`;
export const orderOf = (list: string) => `${list}, order of the list`;
export const placed = (place: number, title: string) => `${place}. ${title}`;
