import type { EntryList, NewEntry } from './entries.ts';
import type { Fact, FactSheet } from './facts.ts';

/** What the desk and the server agree on about the words of the website. */

/**
 * Why a text of a page cannot be typed here. Its sentence is in content/messages/editing.ts.
 * Lessons and the API reference are pages of which nothing else is known.
 */
export type Fixed = 'api' | 'company' | 'film' | 'lesson' | 'transcript';

/**
 * `lines` may have line breaks, a `paragraph` may become several with an empty line between them. The rest is one line. An
 * `order` is a number, the place of an entry in its list.
 */
export type WordKind = 'cell' | 'heading' | 'item' | 'line' | 'lines' | 'order' | 'paragraph';

/** One of the owner's texts. */
export type Word = {
  file: string;
  /** The path of a field, as `hero.tagline`, or of a block of Markdown, as `body[4][0]`. */
  place: string;
  /** As the file has it: with Markdown's marks and with placeholders. */
  text: string;
  kind: WordKind;
  min?: number;
  max?: number;
  fixed?: Fixed;
};

/** The largest file, in bytes. */
export const mostBytes = 65_536;

/** A text of content/ by its file and place. With the place '' it is the whole file. */
type TextName = { file: string; place: string };

/** One text, what stood there and what shall. Where a whole file is not there, or shall not be, that is ''. */
export type Change = TextName & { was: string; words: string };

/** A mistake beside the text that has it; with the place '' it is the file's. */
export type Mistake = { file: string; place: string; sentence: string };

/** What became of a change on a checkout. */
export type Laid =
  /** It is laid, at a place that may not be its own any more. */
  | { state: 'laid'; place: string }
  /** The checkout says it already. */
  | { state: 'done' }
  /** Somebody else changed these words; '' where they are not there any more. */
  | { state: 'conflict'; stands: string }
  | { state: 'refused'; why: string };

/**
 * The desk's requests about the website, each a POST below this path. `words` gives PageWords, `facts` those of a form, `view`
 * only a cookie, the rest the state.
 */
export const websitePath = '/website';

export type WebsiteRequests = {
  state: Record<string, never>;
  /** The words of one page, and how a build shows them. */
  words: { path: string; build: ShownBuild };
  /** The owner's facts, as a form sets them. */
  facts: { sheet: FactSheet };
  /** What was typed, and over which words: refused with PT409 where another device has typed other ones since. */
  change: TextName & { from: string; words: string };
  'new-entry': NewEntry;
  /** An entry and its neighbor in the list swap their places. */
  move: { file: string; to: 'up' | 'down' };
  /** Refused while something names it. */
  delete: { file: string };
  /** Another end of the address, for an entry that was never online. */
  'change-address': Seen & { to: string };
  'take-back': SeenRows;
  /** After a conflict: the owner's words shall stand although the project says other ones now. */
  keep: SeenRows;
  preview: { build: Exclude<ShownBuild, 'online'> };
  /** Lets this browser's frames show a build for ten minutes. */
  view: { build: ShownBuild };
  /** Builds first where there is no preview of just these changes. */
  publish: Record<string, never>;
  /** Undoes the latest publish. */
  undo: { number: number };
  /** Makes a change of what stood there before one change of a publish, by the ids of its rows. */
  'put-back': { number: number; ids: string[] };
  /** Makes changes of what an older publish said. */
  'bring-back': { number: number };
};

/**
 * The preview has every change that can be published, and is what Publish puts online. `drafts` has copies as well that wait
 * because they still have texts of another entry: so they can be typed on their pages.
 */
export type ShownBuild = 'online' | 'preview' | 'drafts';

/** A change by its id, and the version of it that the page has seen. */
type Seen = { id: string; seen: number };

/** The rows of one change, of which the places of a list have several, and the versions that the page has seen. */
type SeenRows = { ids: string[]; versions: number[] };

export type WebsiteAnswer<Request extends keyof WebsiteRequests> = Request extends 'words'
  ? PageWords
  : Request extends 'facts'
    ? { facts: Fact[] }
    : Request extends 'view'
      ? undefined
      : WebsiteState;

/** The code of a refusal whose message is a sentence to show beside the text. */
export const wordsRefused = 'words_refused';

/** A text that may be on a page. */
export type PageWord = Word & {
  /** As the build shows it: without marks, with the placeholders filled in. Each paragraph by itself. */
  shown: string[];
  /** The page it belongs to, as "Home", or "Every page". */
  where: string;
  /** What it is called there, as "tagline". */
  label: string;
  /** Its change, if it was ever changed. `text` has the newest words then. */
  change?: { id: string; version: number /** What visitors read. */; online: string };
};

export type PageWords = {
  path: string;
  /** The page's name, as "Home". */
  title: string;
  /** The file that the page is mostly made of, where there is one. */
  file: string | undefined;
  words: PageWord[];
  /** What the names in two pairs of braces stand for. */
  placeholders: Record<string, string>;
};

/** A change that is not online. */
export type Draft = Change &
  SeenRows & {
    /** The page and the text, as "Home, tagline", and where to look at it. Of a list `was` and `words` say what has which place. */
    label: string;
    path: string | null;
    /** The form that sets it, where it is one of the owner's facts. `was` and `words` say it in words then. */
    sheet?: FactSheet;
    /** Why it waits. The rest can be published. */
    waits?:
      | { because: 'mistake'; sentence: string }
      | { because: 'conflict'; stands: string }
      /** A new entry still has texts of the one it began as. Their places in its file. */
      | { because: 'copied'; sentence: string; places: string[] };
  };

export type Publish = {
  number: number;
  at: string;
  device: string;
  /** When it was undone. */
  undone_at: string | null;
  /** Each by its text, as "Home, tagline": what the publish put there and what stood there before, as the owner reads them. */
  changes: {
    ids: string[];
    label: string;
    texts: { before: string; now: string };
    /** Whether a whole page came or went. */
    isPage: boolean;
    /** Whether something else than before is there, so that there is something to undo. */
    isOnline: boolean;
  }[];
  /** Whether the newest words are these in every text, so that nothing is left to bring back. */
  isNewest: boolean;
};

/** The workshop: one build at a time. */
export type Build =
  | { state: 'none' }
  | {
      state: 'building';
      since: string;
      publishes: boolean;
      /** How long the last build took on this machine, where this one is no quicker and that is known. */
      seconds?: number;
    }
  /** It has just the changes there are. */
  | { state: 'ready'; changes: number; pages: number; differing: string[]; seconds?: number; at: string }
  | { state: 'failed'; sentence: string };

export type WebsiteState = {
  /** Why nothing can be changed here; a sentence. */
  off: string | null;
  drafts: Draft[];
  build: Build;
  /** The newest first. */
  publishes: Publish[];
  /** The pages that can be opened, in the order of the site. */
  pages: { path: string; title: string }[];
  lists: EntryList[];
  /** The drawings that no entry has yet. */
  pictures: string[];
  /** That the film is left out, because it says other facts; a sentence. */
  film: string | null;
  /** Where another host serves the site, what is left to do after a publish; a sentence. */
  upload: string | null;
  /** Why the site that is online is not made of this checkout yet; a sentence. */
  behind: string | null;
};
