/** Why a text of the website cannot be typed in the desk. */
export const fixed = {
  company: 'This is one of the facts about you, which pages, emails and papers repeat. It is set in a form.',
  film: 'The film shows these words. They change when it is made again.',
  transcript: 'The lesson beside it is timed to these words. A developer changes both together.',
};

/** Why words are refused. */
export const empty = 'A text cannot be empty. Type at least a word.';
export const unknownPlace = 'This text no longer exists.';
export const notTyped = 'This text cannot be typed here.';
export const oneLine = 'This text is a single line. Take out the line break.';
export const unrealYear = 'A page is of a day between 2000 and 2099. Choose its year.';
export const unseen =
  'There is an invisible character in it, often from copying. Delete it, or type the words yourself.';
export const tooLong = 'These words make the page too long: a file may have 64 KB.';
export const tooManyMarks =
  'There are thousands of quotation marks, full stops or hyphens in one paragraph. Take most of them out.';
export const undrawn = (letter: string) => `“${letter}” cannot be printed in a paper. Say it in other words.`;
export const tooDeep = 'There are too many marks within marks, such as stars within stars. Take some out.';
export const notUnderstood =
  'These words cannot be understood anymore. Discard them, and type them anew on the page.';
export const brokenPlaceholder = (written: string) =>
  `${written} is not a known name. Use one that is, or take out the braces.`;
export const noPlaceholder = (written: string) =>
  `${written} is not filled in here. Take out the braces, or type the words themselves.`;
export const halfPlaceholder = 'A brace is missing. Put it back, or remove the others.';
export const unchangedStructure = (became: string) =>
  `These words would turn the text into ${became}. Type \\ before the character that does this.`;
export const listThere = 'There is a list here already. Add a line to it.';
export const noSuchBlock =
  'Here stand paragraphs, headings of two sizes, lists, numbered lists and quotes. Take out what is none of them.';
export const noHtml = 'HTML cannot be typed here. Type \\ before each <, or take it out.';
export const noPicture = 'Pictures cannot be added to a text here.';
export const noFootnote = 'Footnotes cannot be typed here.';
export const badLink = (address: string) =>
  `The link to ${address || 'nowhere'} is not allowed. Addresses begin with https:, mailto:, tel:, / or #.`;
export const notYet = (day: string) =>
  `It is dated ${day}, and is not shown before its day. From then on it can be published.`;
export const deadLink = (path: string) => `The link to ${path} leads to no page of this site.`;
export const noSuchPage =
  'No page has these words. Choose one of the list, or type an address, an email or a phone number.';
export const notExact = 'These words cannot be stored exactly as typed. Remove blanks at the ends of lines.';
export const unknownFile = 'No page is made of this file.';
export const unreadable = (why: string) => `The fields above the text cannot be read: ${why}`;

/** Why a photo is refused. */
export const otherPicture = 'Take a JPEG, PNG or WebP.';
export const photoTooHeavy = (bytes: number) =>
  `The picture has ${Math.ceil(bytes / 1024 ** 2)} MB; at most 10 MB can be sent.`;
export const tooManyPoints = (points: number) =>
  `The picture has ${Math.round(points / 1e6)} million points; at most 50 million can be read.`;
export const movingPicture = 'Moving pictures are not shown here.';
export const photoDamaged = 'The picture is damaged: its end is missing.';
export const photoTooSlow = 'The picture takes too long to read. Take another one.';
export const photoGone = 'Its photo is not kept anymore. Choose a picture anew.';

export const needed = 'This cannot be left empty.';
export const elsewhere = (file: string, place: string, sentence: string) =>
  `With this, ${place === '' ? '' : `${place} in `}${file} has a mistake: ${sentence}`;

/** Facts in words. */
export const notSet = 'Nothing';
export const mark = 'a picture of yours';
export const leadsTo = (from: string, to: string) => `${from} to ${to}`;
export const nothingToTry = 'Nothing';
export const yes = 'yes';
export const no = 'no';
export const price = (setup: string, monthly: string) => `${setup} to set up, ${monthly} a month`;
export const photo = (alt: string) => `Photo: ${alt}`;
export const drawing = (name: string) => `Drawing: ${name}`;
export const filmIsSilent =
  'The film on the home page is left out, because it states another name, promise or address than your pages. Downloads of such lessons are left out, too. A developer makes them again: npm run films.';

export const editorEnded =
  'The part of the program that reads these words has stopped. What was typed before is kept. It starts again by itself; try once more.';

/** Why the site is not built. */
export const tooLittleMemory =
  'This machine has less than 1 GB of free memory, and a build needs that much. Your changes are kept. Free some memory, or have a developer publish them.';
export const tooLittleDisk =
  'The disk has less than 300 MB left, and a build needs that much. Your changes are kept. Free some space and try again.';
export const buildStopped = 'The build was stopped before it was done. Your changes are kept. Try again.';

/** What is shown while nothing can be changed, or before it can be published. */
export const editingOff = 'Editing is switched off on this server: EDITING is off.';
export const noSources =
  'This server does not have the sources of the website and cannot build it. Use the image target “editing”, or start the server from a checkout.';
export const nothingToPublish = 'There is nothing that can be published.';
export const changedMeanwhile =
  'The words were changed on another device meanwhile. Look at them, and publish again.';
export const behind =
  'The project has changed since the last publish. The former site stays online until the new one is built.';

/** The names of pages and texts without a title. */
export const home = 'Home';
export const demonstration = 'Demonstration';

/** The names of texts, by what they are and the heading above them. */
export const entry = 'entry';
export const column = (number: number) => `column ${number}`;
export const under = (name: string, heading: string) => `${name} under “${heading}”`;
export const above = (name: string, heading: string) => `${name} above “${heading}”`;
export const quoted = (name: string, text: string) => `${name} “${text}”`;
export const atTheTop = (name: string) => `${name} at the top`;

/** The email about every publish, so that nobody can publish without being noticed. */
export const publishSubject = (count: number) =>
  count === 1 ? 'A change of your website is online' : `${count} changes of your website are online`;
export const publishText = (names: string, device: string) =>
  `This was put online ${device ? `at the desk, on ${device}` : 'by itself, at the moment that was set at the desk'}:

${names}

If that was not you: open the desk, press "Website", then "Changes", and undo it. Then press
"Devices" and end all others.
`;

/** New entries, their order, and deleting one. */
/** The texts of a page that is a copy of nothing. They are typed over like those of any copy. */
export const template = {
  lead: 'Type one or two sentences over this, which say what the page is for.',
  excerpt: 'Type one or two sentences over this, which help people decide whether to open the page.',
  metaDescription: 'Type over this what Google and others show below the title. No page shows it.',
  paragraph: 'Type the first paragraph over this one. An empty line begins the next.',
};
export const untyped = (count: number) =>
  count === 1 ? '1 text is still to be typed.' : `${count} texts are still to be typed.`;
export const addressTaken = 'This address is or was that of another page. Choose another one.';
export const nothingToCopy = 'The page to copy is not online. Choose another one.';
export const noOrder = 'This list is in the order of its days, the newest first.';
export const isNamed = (names: string) => `It cannot be deleted while these pages refer to it: ${names}.`;
export const copied = (count: number, title: string) =>
  count === 1 ? `1 text is still that of “${title}”.` : `${count} texts are still those of “${title}”.`;
export const newEntry = (title: string) => `New: ${title}`;
export const wholePage = 'The page';
export const noPage = 'No page';
export const goneEntry = (title: string) => `Deleted: ${title}`;
export const orderOf = (list: string) => `${list}, order of the list`;
export const placed = (place: number, title: string) => `${place}. ${title}`;
