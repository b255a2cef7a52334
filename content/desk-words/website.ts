import { isolated } from '../isolated.ts';

/** The page of the desk on which the owner changes the words of the website. */

export const website = {
  title: 'Website',
  titleOf: (page: string) => `Website, ${page}`,
  page: 'Page',
  skip: 'Skip the page',
  back: 'Back to the desk',
  backSign: '←',
  mode: 'What a press does',
  edit: 'Edit',
  browse: 'Browse',
  width: 'Width',
  phone: 'Phone',
  desktop: 'Desktop',
  frame: (page: string) => `The page ${page}, as visitors see it`,
  allWords: 'All words',
  onThisPage: 'on this page',
  opening: (page: string) => `Opening ${page} …`,
  notLoaded: 'The page did not load',
  notLoadedText: 'The frame stayed empty. Nothing you typed is lost.',
  newPage: (title: string) => `${title}, new`,
  preview: 'You are looking at the preview. Visitors still read the published site.',
  previewIsOld: 'Something was changed since this preview was made. Press Preview for a new one.',
  leavePreview: 'Back to editing',
};

/** The field below the page, and the state of its text. */
export const typing = {
  of: (page: string, label: string) => `${page}, ${label}`,
  characters: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  within: (count: number, min: number, max: number) => `${count} of ${min} to ${max}`,
  atLeast: (count: number, min: number) => `${count}, at least ${min}`,
  atMost: (count: number, max: number) => `${count} of ${max} characters`,
  tooLong: (count: number, fits: number) => `${count} characters, longer than its place, which has ${fits}`,
  discard: 'Discard',
  done: 'Done',
  kept: 'Kept, not online',
  keeping: 'Keeping…',
  offline: 'No connection. It is kept on this device and sent later by itself.',
  busy: 'Too many changes in a minute. It is kept on this device and sent later by itself.',
  broken: 'The server had a fault. It is kept on this device and sent again by itself.',
  conflict:
    'Another device has changed a text meanwhile. Press the text to choose between its words and those of this device.',
  notTaken: 'The server refused this. It is only kept on this device.',
  same: 'As it is online',
  sameNew: 'Not changed yet',
  theirs: 'Another device has changed this meanwhile:',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  which: 'This text appears in several places. Which one do you mean?',
  unknown:
    'This is a label of the program, a drawing, a number or a day. Your name, logo, prices and hours are set in a form, the figures of an entry under “All words”, the rest by a developer.',
  paragraphs: (became: string, isInPage: boolean) =>
    `${became}. ${isInPage ? 'Enter' : 'An empty line'} starts a new paragraph.`,
};

/** The bar that marks the words of a text, and the question where a link leads. */
export const writing = {
  title: 'Marks',
  strong: 'Bold',
  strongSign: 'B',
  emphasis: 'Italic',
  emphasisSign: 'I',
  link: 'Link',
  heading: 'Heading',
  headingSign: 'H',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  undo: 'Undo',
  picture: 'Picture',
  row: 'Row below',
  addRow: 'Add the row',
  nothingSelected: 'Select the words first, or put the caret in one.',
  linkTo: 'A page of yours, or an address: https, email, phone',
  pages: 'Pages',
  makeLink: 'Link',
  unlink: 'Remove the link',
};

export const wordList = {
  title: 'All words on this page',
  filter: 'Search in the words',
  none: 'No text has these words.',
  fixed: 'cannot be typed here',
  copied: 'still to be typed',
  onlyCopied: (count: number) =>
    count === 1 ? 'Only the 1 still to be typed' : `Only the ${count} still to be typed`,
};

/** How long a build takes depends on the machine, so the last one is the best estimate. */
const like = (seconds: number | undefined) =>
  seconds === undefined ? '' : `, about ${Math.ceil(seconds / 5) * 5} seconds like the last time`;

export const publishing = {
  none: 'Everything is online.',
  onDevice:
    'Something you typed is not online: it is incomplete or was refused, and is on this device alone.',
  press: 'Press a text to change it; Enter does the same.',
  count: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  kept: 'kept, not online',
  preview: 'Preview',
  publish: 'Publish',
  building: (publishes: boolean, seconds: number | undefined) =>
    `${publishes ? 'Publishing' : 'Building'}${like(seconds)}. You can go on typing.`,
  progress: 'Estimated progress of the build',
  published: (time: string) => `Published at ${time}. Visitors read it now.`,
  openPage: 'Open the page',
  failed: (why: string) => `The build failed: ${why}`,
  ready: (differing: number, pages: number) =>
    `The preview is ready: ${differing} of ${pages} pages differ. They change all at once.`,
  look: 'Look at it',
  undone: 'The latest publish is undone. Visitors read the former words.',
};

export const later = {
  open: 'Later …',
  title: 'Publish on',
  text: 'The changes below go online by themselves at this moment. What you still type in these texts until then goes along. Everything else waits for Publish.',
  which: 'Changes',
  whichNone: 'Choose at least one.',
  when: 'Day and time',
  zone: (zone: string) => `In the time zone of your calls, ${zone}.`,
  save: 'Set this moment',
  /** `some` says how many of the changes are set, if not all. */
  setFor: (moment: string, isFirst: boolean, some: number | undefined) =>
    `${some === undefined ? '' : `(${some} of them `}set for ${moment}${isFirst ? ' and later' : ''}${some === undefined ? '' : ')'}`,
  over: 'This moment is over. Pick one to come, or press Publish.',
  at: (moment: string) => `Goes online by itself: ${moment}.`,
  notThen: 'Not by itself',
};

const allOf = (count: number) => (count === 2 ? 'both' : `all ${count}`);

export const changes = {
  title: 'Changes',
  lead: 'Nobody sees them before you publish. They are the same on all your devices.',
  none: 'No changes',
  noneText: 'Open a page of the website, press a text and type.',
  open: 'Change words on the website',
  /** What a button does, for those who do not see beside what it stands. */
  about: (press: string, label: string) => `${press}: ${label}`,
  discardAsk: (label: string) => `Discard “${label}”?`,
  discardText: 'Its words are lost. Visitors go on reading what is online.',
  discardDeletion: 'The page stays as it is online.',
  discardGone: 'The text comes back, also where its words were joined to the text above.',
  typedBy: (name: string, when: string) => `Typed by ${isolated(name)}, ${when}.`,
  waits: (sentence: string) => `It waits: ${sentence}`,
  meanwhile: 'A developer has changed the same text since.',
  there: 'There',
  yours: 'Yours',
  gone: 'The text no longer exists.',
  gonePage: 'Deleted',
  wholePage: 'The page with other words',
  published: 'Published',
  publishedNone: 'Nothing has been published yet.',
  when: (day: string, device: string) => `${day}, ${device || 'by itself'}`,
  more: (count: number) => `and ${count} more`,
  undone: 'undone',
  undo: 'Undo',
  undoAsk: (count: number) => (count === 1 ? 'Undo this?' : `Undo ${allOf(count)}, or one of them?`),
  undoText: 'Visitors read the former words at once.',
  undoAll: (count: number) => (count === 1 ? 'Undo it' : `Undo ${allOf(count)} at once`),
  undoOne: 'Only this',
  standsNow: 'Now',
  stoodBefore: 'Before',
  undoOneText:
    '“Only this” makes a change with the former words. Visitors read it once you publish it, and the rest stays online.',
  undoAsChange:
    'Something else was published since, so the former words come back as a change: look at it, then publish it.',
  undoAllAsChanges: (count: number) =>
    count === 1 ? 'Undo it as a change' : `Undo ${allOf(count)} as changes`,
  undoWaits: 'The former words are among your changes. Visitors read them once you publish.',
  isChange: 'in your changes',
  stands: 'as before',
  bringBack: 'Bring back',
  explained:
    'Undo shows the former words. The latest publish is undone at once; an earlier one becomes a change that you publish.',
  explainedBringBack: 'Bring back makes a change with the words that were undone.',
};

export const newEntry = {
  title: 'New page',
  lead: 'Fill this in first. Then the page opens, and you type its words right on it.',
  kind: 'Kind',
  from: 'Starts as a copy of',
  fromNothing: 'Nothing',
  name: 'Title',
  address: 'Address',
  untilPublished: 'can change until you publish',
  fields: {
    category: 'Category',
    level: 'Level',
    industry: 'Industry',
    hue: 'Color',
    solutions: 'Solutions that were used',
  },
  picture: 'Picture: those that no other page has come first',
  day: 'Day',
  /** The mistake that is shown below a field. */
  mistakes: {
    title: 'The page needs a title.',
    address: 'The page needs an address.',
    pattern: 'Only small letters, digits and hyphens.',
    taken: 'There is a page at this address already.',
    day: 'The page needs a day.',
    some: 'Choose at least one.',
  },
  make: (kind: string) => `Make the ${kind.toLowerCase().replace(' of your own', '')}`,
  next: 'The page is built and opens here. Nobody else sees it, and it can be published once you have typed over its sample texts. Press its picture for a photo of yours.',
  opening: (seconds: number | undefined) =>
    `Your page is being built${like(seconds)}. Then it opens here, and you type its words on it.`,
  notThere: 'There is no page at this address.',
  again: 'Try again',
  gone: 'The next publish deletes this page.',
  keep: 'Keep it',
  showCopied: 'Show them',
};

/** The dialog in which the picture of a page is chosen. */
export const picture = {
  title: 'Picture',
  take: 'Take or choose a photo',
  move: 'Drag the photo, or move it with the arrow keys.',
  zoom: 'Zoom',
  alt: 'What the photo shows',
  altHelp: 'Say what can be seen, for people who cannot see it. Search engines read it too.',
  altShort: 'Say it in a few words.',
  drawing: 'Or choose a drawing',
  use: 'Use this picture',
  remove: 'Take it out',
  heic: 'This browser cannot open HEIC. Choose “Most Compatible” in the camera’s settings.',
  notOpened: 'This browser cannot open the file. Take a JPEG, PNG or WebP.',
  tooSmall: 'The photo is too small. It needs at least 640 by 480 points.',
};

/** The menu for a whole page. */
export const pageMenu = {
  open: 'This page',
  sign: '⋯',
  copy: 'Copy',
  copyText: (kind: string) => `A new ${kind.toLowerCase()} starts with its words.`,
  up: 'Move up',
  down: 'Move down',
  place: (at: number, of: number, before: string | undefined) =>
    before === undefined ? `Place ${at} of ${of}, the first` : `Place ${at} of ${of}, after “${before}”`,
  readdress: 'Change the address',
  readdressText: 'Possible until you publish the page.',
  delete: 'Delete',
  deleteNot: 'Other pages link to it or name it.',
  named: 'Press each to change the text that does, under “All words”, or take the links out.',
  unlink: 'Take its links out, and delete it',
  unlinkText:
    'Its links in those texts become plain words, which you find among the changes. They may still speak of it: read them before you publish.',
  forms: { 'case-studies': 'What its customer confirmed', 'own-pages': 'Its link, form and more' },
  formTexts: {
    'case-studies': 'The quotation, and how each figure was counted.',
    'own-pages':
      'A link in the footer, the contact form, a service to try, and whether search engines find it.',
  },
  deleteAsk: (title: string) => `Delete “${title}”?`,
  deleteOnline:
    'Visitors read it until you publish. You can discard this until then, and undo it afterwards.',
  deleteNew: 'It was never online. Its words are lost at once.',
  make: 'New page',
  cancel: 'Cancel',
};
