import type { EntryList } from './entries.ts';
import type { Fact, FactSheet } from './facts.ts';
import type { SeenRows, WebsiteRequests } from './website-requests.ts';

/** What the desk and the server agree on about the words of the website. */

/** Why a text of a page cannot be typed in the desk. Each reason has a sentence in content/messages/editing.ts. */
export type Fixed = 'company' | 'film' | 'transcript';

/**
 * `lines` may have line breaks. A `paragraph` may become several, with empty lines between them. The others are one line. An
 * `order` is the number of an entry in its list, a `picture` the drawing or the photo of an entry.
 */
export type WordKind = 'cell' | 'heading' | 'item' | 'line' | 'lines' | 'order' | 'paragraph' | 'picture';

/** One of the owner's texts. */
export type Word = {
  file: string;
  /** The path of a field, such as `hero.tagline`, or of a block of Markdown, such as `body[4][0]`. */
  place: string;
  /** The text in the file, with Markdown's marks and with placeholders. */
  text: string;
  kind: WordKind;
  min?: number;
  max?: number;
  /** With more characters it is longer than its place, and still taken. */
  fits?: number;
  fixed?: Fixed;
};

/**
 * Whether paragraphs of a file may become headings, lists and quotes. A case study has fixed headings, and each heading of a
 * white paper is a page of its PDF.
 */
export const holdsBlocks = (file: string): boolean => /^content\/(blog|documentation|own-pages)\//.test(file);

/** Whether more paragraphs may follow in the words of a text. */
export const hasParagraphs = ({ file, place, kind }: Pick<Word, 'file' | 'place' | 'kind'>): boolean =>
  kind === 'paragraph' ||
  (holdsBlocks(file) && place.startsWith('body[') && (kind === 'heading' || kind === 'item'));

/** Whether it is Markdown below the fields of a file. */
export const isInText = ({ place }: Pick<Word, 'place'>): boolean => place.startsWith('body[');

/** Whether a text may be deleted, as its words may be in any editor. */
export const mayGo = ({ file, place }: TextName): boolean => holdsBlocks(file) && /^body\[\d+\]$/.test(place);

/** Identifies a text of content/. The place '' stands for the whole file. */
type TextName = { file: string; place: string };

/** A text before and after a change. For a whole file '' means that there is no file. */
export type Change = TextName & { was: string; words: string };

/** A mistake and the text that has it. The place '' stands for the whole file. */
export type Mistake = { file: string; place: string; sentence: string };

/** The outcome of laying a change on a checkout. */
export type Laid =
  /** The change is laid. The text may have moved to this place since. */
  | { state: 'laid'; place: string }
  /** The checkout already says the same. */
  | { state: 'done' }
  /** Somebody else has changed the text, which now says `stands`, or '' if it is gone. */
  | { state: 'conflict'; stands: string }
  | { state: 'refused'; why: string };

/** The desk's requests are below this path. */
export const websitePath = '/website';

/** What is not the whole state, which most requests return. */
type Answers = {
  words: PageWords;
  facts: { facts: Fact[] };
  published: { texts: PublishedText[] };
  photo: { photo: string };
  view: undefined;
};
export type WebsiteAnswer<Request extends keyof WebsiteRequests> = Request extends keyof Answers
  ? Answers[Request]
  : WebsiteState;

/** The code of a refusal whose message is a sentence to show beside the text. */
export const wordsRefused = 'words_refused';

/** A text that may be on a page. */
export type PageWord = Word & {
  /** The paragraphs that the build shows, without marks and with placeholders filled in. */
  shown: string[];
  /** The page that the text belongs to, such as "Home", or "Every page". */
  where: string;
  /** The name of the text on that page, such as "tagline". */
  label: string;
  /** What visitors read. `text` has the newest words. */
  online: string;
};

export type PageWords = {
  /** The file that holds most words of the page, if there is one. */
  file: string | undefined;
  words: PageWord[];
  /** The values of placeholders such as {{name}}. */
  placeholders: Record<string, string>;
};

/** An unpublished change. */
export type Draft = Change &
  SeenRows & {
    /** The page and the text, such as "Home, tagline". For a change of order `was` and `words` list the moved entries. */
    label: string;
    path: string | null;
    /** The form of a fact. `was` and `words` describe the fact in words then. */
    sheet?: FactSheet;
    /** Where it was typed, as far as that is known. */
    typed?: { session: string; by: string; at: string };
    /** Why the change cannot be published. */
    waits?:
      | { because: 'mistake'; sentence: string }
      | { because: 'conflict'; stands: string }
      /** It goes online at this moment. */
      | { because: 'later'; at: string }
      /** A new entry still has texts of its original, at these places. */
      | { because: 'copied'; sentence: string; places: string[] };
  };

export type Publish = {
  number: number;
  at: string;
  device: string;
  undone_at: string | null;
  /** Each change with its name, such as "Home, tagline". */
  changes: {
    ids: string[];
    label: string;
    /** The beginning of the published text, if it was published alone. */
    said: string;
    /** Where the text is in its file. The place '' stands for a whole page that was added or deleted. */
    place: string;
    /** Whether the text still differs from before, so that it can be put back. */
    isOnline: boolean;
  }[];
  /** Whether all its texts are still the newest, so that there is nothing to bring back. */
  isNewest: boolean;
};

/** A change of a publish before and after it, in the owner's words. They are in the order of the changes. */
export type PublishedText = { before: string; now: string };

/** The state of the preview. Only one build runs at a time. */
export type Build =
  | { state: 'none' }
  | {
      state: 'building';
      since: string;
      publishes: boolean;
      /** How long the last build took on this machine, if one ran and this one is not already built. */
      seconds?: number;
    }
  /** The build has exactly the current changes. */
  | { state: 'ready'; pages: number; differing: string[] }
  | { state: 'failed'; sentence: string };

export type WebsiteState = {
  drafts: Draft[];
  build: Build;
  /** The newest first. */
  publishes: Publish[];
  /** The pages that can be opened, in the order of the site. */
  pages: { path: string; title: string }[];
  lists: EntryList[];
  /** The drawings to choose from, first those that no entry has yet. */
  pictures: string[];
  /** A sentence about the film, which is left out if it states other facts. */
  film: string | null;
  /** A sentence about why the site that is online is not built from this checkout yet. */
  behind: string | null;
};
