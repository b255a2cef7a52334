import { z } from 'zod';

/** What the desk and the server agree on about the words of the website. */

/**
 * Why a text of a page cannot be typed here. Its sentence is in content/messages/editing.ts.
 * Lessons and the API reference are pages of which nothing else is known.
 */
export type Fixed = 'api' | 'company' | 'film' | 'lesson' | 'transcript';

/** `lines` may have line breaks, a `paragraph` may become several with an empty line between them. The rest is one line. */
export type WordKind = 'cell' | 'heading' | 'item' | 'line' | 'lines' | 'paragraph';

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

const text = z.string().max(mostBytes);

/** One text, and what it shall be. With the place '' it is a whole file; null is none. */
const change = z.strictObject({
  file: z.string().max(200),
  place: z.string().max(200),
  was: text.nullable(),
  words: text.nullable(),
});
export type Change = z.infer<typeof change>;

/** A mistake beside the text that has it; with the place '' it is the file's. */
export type Mistake = { file: string; place: string; sentence: string };

/** What became of a change on a checkout. */
export type Laid =
  /** It is laid, at a place that may not be its own any more. */
  | { state: 'laid'; place: string }
  /** The checkout says it already. */
  | { state: 'done' }
  /** Somebody else changed these words; null where they are not there any more. */
  | { state: 'conflict'; stands: string | null }
  | { state: 'refused'; why: string };
