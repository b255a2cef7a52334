import { z } from 'zod';
import * as rows from './rows.ts';

const text = z.string();
const { id, count } = rows;

/** Those for the words and photos of the website. */
export const websiteFunctions = {
  desk_website: {
    by: 'owner',
    does: 'The changes of the website’s words, and the latest fifty publishes in short: hashes in place of texts.',
    given: z.strictObject({}),
    value: rows.website,
  },
  desk_published: {
    by: 'owner',
    does: 'One publish with its texts; null if there is none of this number.',
    given: z.strictObject({ number: count }),
    value: rows.websitePublish.nullable(),
  },
  desk_edition: {
    by: 'owner',
    does: 'A number that every publish and every undo raises.',
    given: z.strictObject({}),
    value: count,
  },
  desk_word: {
    by: 'owner',
    does: 'Writes a change down; null when it is taken back with the words that are online. Refused with PT409 unless `seen` is its version, 0 for a new one.',
    given: z.strictObject({ id: id, file: text, place: text, was: text, words: text, seen: count }),
    value: rows.websiteWord.nullable(),
  },
  desk_publish: {
    by: 'owner',
    does: 'Puts changes online, all or none, and gives the number of the publish. Refused with PT409 unless each has its version.',
    given: z.strictObject({ ids: z.array(id), versions: z.array(count), session: id.nullable() }),
    value: count,
  },
  desk_schedule: {
    by: 'owner',
    does: 'Has changes go online at a moment, or, where it is null, by Publish again, and counts them. Refused with PT409 unless each has its version.',
    given: z.strictObject({ ids: z.array(id), versions: z.array(count), at: rows.moment.nullable() }),
    value: count,
  },
  desk_due: {
    by: 'owner',
    does: 'Whether the moment of a change has come.',
    given: z.strictObject({}),
    value: z.boolean(),
  },
  desk_undo: {
    by: 'owner',
    does: 'Puts online what was there before the latest publish. Refused with PT409 for any other.',
    given: z.strictObject({ number: count }),
    value: count,
  },
  desk_keep_picture: {
    by: 'owner',
    does: 'Keeps a photo, and gives its name. Removes those that nothing has named for thirty days.',
    given: rows.websitePicture,
    value: text,
  },
  desk_picture: {
    by: 'owner',
    does: 'A photo by its name; null if it is not kept.',
    given: z.strictObject({ name: text }),
    value: rows.websitePicture.nullable(),
  },
} as const;
