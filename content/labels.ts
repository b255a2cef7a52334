import { company } from './company.ts';
import keyTable from './lesson-keys.json' with { type: 'json' };

/**
 * Words that appear on more than one page, such as names of buttons and figures. Each component imports only its own
 * group, so that browsers are sent no other words. What a single page says is in the YAML and Markdown beside this
 * file.
 */

/** The switch for everything that moves by itself. */
export const pause = { moving: 'Pause', paused: 'Paused' };

/** Tells screen readers the footer's lists of links from others with the same title. */
export const footer = { links: (title: string) => `${title}, footer` };

/** What stands on the privacy page in place of each company that is not named yet. The doctor counts them. */
export const unnamed = 'We tell you when you ask.';
export const processorColumns = ['Who', 'What for', 'Where'];

/**
 * What case studies say of themselves. It is not among the texts that the owner types, because a quotation that nobody gave
 * must be called so.
 */
export const caseStudies = {
  unconfirmed:
    'The figures are the customer’s, and the customer has not confirmed them. We wrote the story and the samples.',
  illustrativeTestimonial: 'Client Testimonial, illustrative',
  illustrative: 'An illustrative quote: this customer has not confirmed that these are their own words.',
  /** At the end of what search engines show. */
  notConfirmed: 'Not yet confirmed.',
  /** Beside the figures on home. */
  reported: (confirmed: number, all: number) => {
    const by = confirmed === 0 ? ', not yet confirmed by them' : ', not yet confirmed by all of them';
    return `As they report it${confirmed === all ? '' : by}. Your shop may see less, or nothing.`;
  },
  /** The list without any. */
  none: 'There is no case study at the moment.',
};

/** Figures and dates of an entry. */
export const facts = {
  readingTime: (minutes: number) => `${minutes} min read`,
  endpoints: (count: number) => `${count} endpoints`,
  pages: (count: number) => `${count} pages`,
  savings: (percent: number, cost: string) => `Saves up to ${percent}% of ${cost}, before our price`,
  updated: (day: string) => `Updated ${day}`,
  lastChanged: (day: string) => `Last changed on ${day}.`,
};

/** Cards and rows in lists. Screen readers hear a longer text for each link than its visible words. */
export const cards = {
  learnMore: 'Learn more',
  aboutSolution: (title: string) => ` about ${title}`,
  explore: 'Explore',
  comingSoon: 'Coming Soon',
  availableSoon: 'Available Soon',
  readOnline: 'Read Online',
  downloadPdf: 'Download PDF',
  caseStudy: 'Case study',
  unconfirmedCaseStudy: 'Case study, not confirmed; yours may see less',
  article: 'Article',
};

/** The parts around a long text. */
export const reading = {
  breadcrumb: 'Breadcrumb',
  contents: 'On this page',
  neighbors: 'Previous and next',
  previous: 'Previous',
  next: 'Next',
  table: 'Table',
};

/** A video and its downloads. */
export const video = {
  play: 'Play',
  continueAt: 'Continue at ',
  readInstead: 'Read instead',
  offline: 'No connection. Press Play again once there is one.',
  chapters: 'Chapters',
  host: (name: string) => `Play loads the video from ${name}, and nothing before that.`,
  /** Its length at normal speed, and how long it is at the speed at which it plays by itself. */
  lesson: (length: string, minutes: number, speed: number) =>
    `${length}, about ${minutes} minutes at ${speed} ×. Drawn lesson, no recorded voice.`,
  transcriptFormat: 'Text',
  captionsFormat: 'WebVTT',
  /** Which of the two films, after what the download is called. */
  wideFilm: 'for wide screens',
  tallFilm: 'for phones',
  filmFormat: 'MP4',
};

/** The player of lessons, and labels in its pictures. */
export const lesson = {
  step: (step: string) => (/^\d/.test(step) ? `Step ${step}` : step),
  sampleOf: {
    chat: 'Sample conversation',
    dashboard: 'Sample figures',
    settings: 'Sample settings',
    notification: 'Sample notification',
    page: 'Sample page',
  },
  person: 'A person',
  verdicts: { kept: 'Kept', rejected: 'Rejected' },
  /** What a chapter shows, in a word. */
  things: {
    paper: 'Paper',
    settings: 'Settings',
    page: 'Page',
    notification: 'Notice',
    list: 'List',
    chain: 'Chain',
    chat: 'Chat',
    dashboard: 'Figures',
    sum: 'Sum',
    terminal: 'Code',
    picture: 'Pictures',
  },
  stage: 'Pictures of the lesson',
  play: 'Play',
  pause: 'Pause',
  again: 'Watch again',
  next: (title: string) => `Next: ${title}`,
  seek: 'Place in the lesson',
  place: '{minutes} minutes {seconds} seconds, {chapter}',
  chapters: 'Chapters',
  captions: 'Captions',
  captionsShort: 'CC',
  voice: 'Voice',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  copy: 'Copy code',
  copied: 'Copied',
  send: 'Send to the sample',
  transcript: 'Transcript',
  follow: 'Follow the lesson',
  fullScreen: 'Full screen',
  keys: 'Keys',
  keyTable: Object.entries(keyTable),
  back: (title: string) => `To the page of “${title}”`,
};

/** Labels for every endpoint of the API reference. */
export const endpoint = {
  server: (address: string) => `Every path below begins with \`${address}\`.`,
  link: (id: string, title: string) => `#${id}, link to: ${title}`,
  parameters: { path: 'Path parameters', query: 'Query parameters', header: 'Header parameters' },
  body: 'Body',
  optionalBody: 'Body, if you send one',
  answer: (status: string) => `Answer ${status}`,
  answerFields: 'Fields of the answer',
  errors: 'Errors',
};

/** Labels for a field of the API reference. */
export const field = {
  required: 'required',
  fieldsOf: (name: string) => `Fields of ${name}`,
  listOf: (type: string) => `array of ${type}`,
  or: ' or ',
  characters: ' characters',
  entries: ' entries',
  range: (least: number, most: number, unit: string) => `${least} to ${most}${unit}`,
  most: (most: number, unit: string) => `at most ${most}${unit}`,
  least: (least: number, unit: string) => `at least ${least}${unit}`,
  preset: (value: string | number | boolean) => `default ${value}`,
};

/**
 * The kind of an exhibit in a white paper or case study, above its title, and the speakers in a sample conversation.
 */
export const exhibits = {
  bars: 'Figures',
  checklist: 'Checklist',
  conversation: 'Sample conversation',
  path: 'Diagram',
  worksheet: 'Worksheet',
  example: 'Filled-in example',
};
export const speakers = { customer: 'Customer', assistant: 'The shop’s assistant', owner: 'The owner' };

/** The pages around the text of a printed white paper. */
export const paper = {
  kind: (day: string) => `White paper, ${day}`,
  contents: 'Contents',
  worksheets: (title: string) => `Worksheets: ${title}`,
  closing: 'Talk it over with us',
  invitation: `Send us a few lines about your week. We answer within ${company.answerTime.replace(' ', '\u00a0')}, and when you need no software from us, we say so.`,
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  online: 'This paper online',
  imprint: `© ${company.copyrightYear} ${company.name}, ${company.tagline}. Print this paper and pass it on, whole and unchanged.`,
};

/** The search before anything is typed. */
export const search = {
  field: 'Search this site',
  placeholder: 'Search this site',
  close: 'Close the search',
  again: 'Try again',
  results: 'Results',
  /** The group for pages that are not entries. */
  otherPages: 'Pages',
};
