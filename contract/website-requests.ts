import { z } from 'zod';
import { entryId } from '../content/schemas/shared.ts';
import { entrySheets, factSheets } from './facts.ts';

/** The desk's requests about the website, each a POST below `websitePath`. What it answers is in `WebsiteAnswer`. */

/** The largest size of a file, in bytes. */
export const mostBytes = 65_536;

const name = z.string().max(200);
const text = z.string().max(mostBytes);
const address = entryId.max(60);
/**
 * `preview` has every change that can be published, and Publish puts it online. `drafts` also has unfinished copies, so that
 * their words can be typed on their pages.
 */
const build = z.enum(['online', 'preview', 'drafts']);
/** A drawing by its name, or a photo as JSON. */
const picture = z.string().max(500);
const nothing = z.strictObject({});
const ids = z.array(z.guid()).min(1).max(100);
/** The rows of a change and the versions that the page has seen. A change of order has several rows. */
const seenRows = z.strictObject({ ids, versions: z.array(z.int32()) });
const ofPublish = z.strictObject({ number: z.int32() });

/** `from` is the entry to copy, or '' for a page with only a first paragraph. Several names in a field are separated by blanks. */
const newEntry = z
  .object({
    ...{ kind: name, id: address, title: name, picture, day: z.iso.date() },
    from: z.union([z.literal(''), entryId]),
  })
  .catchall(z.string().max(400));

export const websiteRequests = {
  state: nothing,
  /** The words of a page, as a build shows them. */
  words: z.strictObject({ path: name, build }),
  /** The facts of one form. */
  facts: z.strictObject({
    sheet: z.union([z.enum(factSheets), z.templateLiteral([z.enum(entrySheets), '/', address])]),
  }),
  /** Changes a text. If another device has changed it from `from`, it is refused with PT409 and the newest text as its details. */
  change: z.strictObject({ file: name, place: name, from: text, words: text }),
  'new-entry': newEntry,
  /** Swaps an entry with its neighbor in the list. */
  move: z.strictObject({ file: name, to: z.enum(['up', 'down']) }),
  /** Refused while another file refers to the entry. `unlinks` first turns the links to it into plain words. */
  delete: z.strictObject({ file: name, unlinks: z.boolean().optional() }),
  /** Changes the end of the address of an entry that was never online. */
  'change-address': z.strictObject({ id: z.guid(), seen: z.int32(), to: address }),
  'take-back': seenRows,
  /** Settles a conflict by keeping the owner's words. */
  keep: seenRows,
  preview: z.strictObject({ build: build.exclude(['online']) }),
  /** Lets this browser's frames show a build for ten minutes. */
  view: z.strictObject({ build }),
  /** Takes a photo, in base64, and returns its name. A mark keeps its shape and what it leaves transparent. */
  photo: z.strictObject({ bytes: z.string(), isMark: z.boolean().optional() }),
  /** Builds first if there is no preview of exactly these changes. */
  publish: nothing,
  /** Has changes go online by themselves at a moment, or by Publish again. */
  schedule: seenRows.extend({ at: z.iso.datetime().nullable() }),
  /** Undoes the latest publish. */
  undo: ofPublish,
  /** The texts of a publish, which are too many for the state. */
  published: ofPublish,
  /** Makes a draft of the text before one change of a publish. `ids` are the rows of that change. */
  'put-back': ofPublish.extend({ ids }),
  /** Makes drafts of the texts of an older publish. */
  'bring-back': ofPublish,
};

export type WebsiteRequests = {
  [Name in keyof typeof websiteRequests]: z.infer<(typeof websiteRequests)[Name]>;
};
export type NewEntry = WebsiteRequests['new-entry'];
export type SeenRows = z.infer<typeof seenRows>;
export type ShownBuild = z.infer<typeof build>;
