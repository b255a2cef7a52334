import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { UserError } from '../../build/user-error.ts';
import * as rows from '../../contract/rows.ts';
import { type Backend, readPages } from './backend.ts';

/** What a backup contains. */
export type Kept = {
  enquiries: rows.KeptEnquiry[];
  blockedTimes: rows.BlockedTime[];
  /** The owner’s words for the website, and the latest publishes. */
  words: rows.WebsiteWord[];
  publishes: rows.WebsitePublish[];
  /** The owner’s photos for the website. */
  pictures: rows.WebsitePicture[];
};

export async function readKept({ call }: Backend): Promise<Kept> {
  const enquiries = await readPages((after) => call('desk_kept', { after }));
  const blockedTimes = await readPages((after) => call('desk_blocked_times', { after }));
  const { words, publishes: listed } = await call('desk_website', {});
  const publishes: rows.WebsitePublish[] = [];
  // One after the other, because each may have megabytes of texts.
  for (const { number } of listed) {
    const publish = await call('desk_published', { number });
    if (publish) publishes.push(publish);
  }
  const pictures = await readPictures(call, JSON.stringify([words, publishes]));
  return { enquiries, blockedTimes, words, publishes, pictures };
}

/** The photos that texts name. */
export async function readPictures(call: Backend['call'], texts: string): Promise<rows.WebsitePicture[]> {
  const pictures: rows.WebsitePicture[] = [];
  for (const name of new Set(texts.match(/\b[0-9a-f]{32}\b/g))) {
    const picture = await call('desk_picture', { name });
    if (picture) pictures.push(picture);
  }
  return pictures;
}

/** A column that came later is missing in the backups from before. */
const isNullable = (column: z.ZodType) => column.safeParse(null).success;
const laterColumns = Object.fromEntries(
  Object.entries<z.ZodType>(rows.keptEnquiry.shape)
    .filter(([, column]) => isNullable(column))
    .map(([name, column]) => [name, column.default(null)]),
);

// Before there was a desk, nothing was kept of it.
const line = rows.keptEnquiry
  .extend({ ...laterColumns, desk: rows.keptEnquiry.shape.desk.nullable().default(null) })
  .loose();
export type RestoredEnquiry = Omit<rows.KeptEnquiry, 'desk'> & { desk: rows.KeptEnquiry['desk'] | null };

/** What belongs to no enquiry has lines of its own, which name their kind. */
const kinds = {
  blocked_time: { list: 'blockedTimes', schema: rows.blockedTime },
  website_word: { list: 'words', schema: rows.websiteWord },
  website_publish: { list: 'publishes', schema: rows.websitePublish },
  website_picture: { list: 'pictures', schema: rows.websitePicture },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

export const backupOf = (kept: Kept): string =>
  [
    ...kept.enquiries,
    ...Object.entries<Kind>(kinds).flatMap(([kind, { list }]) =>
      kept[list].map((each) => ({ [kind]: each })),
    ),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

export type Restored = Omit<Kept, 'enquiries'> & { enquiries: RestoredEnquiry[] };

/** Reads a whole backup, or throws. */
export async function readBackup(file: string): Promise<Restored> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}.`);
  });
  const kept: Restored = { enquiries: [], blockedTimes: [], words: [], publishes: [], pictures: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line !== '') takeLine(line, `${file}:${index + 1}`, kept);
  }
  return kept;
}

function takeLine(text: string, place: string, kept: Restored): void {
  try {
    const said = JSON.parse(text);
    const [kind, own] = Object.entries<Kind>(kinds).find(([name]) => name in said) ?? [];
    if (kind && own) (kept[own.list] as unknown[]).push(own.schema.parse(said[kind]));
    else kept.enquiries.push(line.parse(said) as RestoredEnquiry);
  } catch {
    throw new UserError(
      `${place} is no line of a backup: the file is none, was cut off or changed, or is a newer version's. Nothing is restored.`,
    );
  }
}

/** A moment as the owner reads it at a terminal. */
export const localTime = (moment: string) => new Date(moment).toLocaleString('sv-SE').slice(0, 16);
