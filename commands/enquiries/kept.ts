import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../../build/user-error.ts';
import {
  type BlockedTime,
  blockedTime,
  type KeptEnquiry,
  keptEnquiry,
  type WebsitePublish,
  type WebsiteWord,
  websitePublish,
  websiteWord,
} from '../../contract/rows.ts';
import { type Backend, readPages } from './backend.ts';

/** What a backup contains. */
export type Kept = {
  enquiries: KeptEnquiry[];
  blockedTimes: BlockedTime[];
  /** The owner’s words for the website, and the latest publishes. */
  words: WebsiteWord[];
  publishes: WebsitePublish[];
};

export async function readKept({ call }: Backend): Promise<Kept> {
  const enquiries = await readPages(
    (after) => call('desk_kept', { after }),
    ({ id }) => id,
  );
  const blockedTimes = await readPages(
    (after) => call('desk_blocked_times', { after }),
    ({ id }) => id,
  );
  const { words, publishes: listed } = await call('desk_website', {});
  const publishes: WebsitePublish[] = [];
  // One after the other, because each may have megabytes of texts.
  for (const { number } of listed) {
    const publish = await call('desk_published', { number });
    if (publish) publishes.push(publish);
  }
  return { enquiries, blockedTimes, words, publishes };
}

/** A column that came later is missing in the backups from before. */
const isNullable = (column: z.ZodType) => column.safeParse(null).success;
const laterColumns = Object.fromEntries(
  Object.entries<z.ZodType>(keptEnquiry.shape)
    .filter(([, column]) => isNullable(column))
    .map(([name, column]) => [name, column.default(null)]),
);

// Before there was a desk, nothing was kept of it.
const line = keptEnquiry
  .extend({ ...laterColumns, desk: keptEnquiry.shape.desk.nullable().default(null) })
  .loose();
export type RestoredEnquiry = Omit<KeptEnquiry, 'desk'> & { desk: KeptEnquiry['desk'] | null };

/** What belongs to no enquiry has lines of its own, which name their kind. */
const blockedLine = z.object({ blocked_time: blockedTime });
const wordLine = z.object({ website_word: websiteWord });
const publishLine = z.object({ website_publish: websitePublish });

export const backupOf = ({ enquiries, blockedTimes, words, publishes }: Kept): string =>
  [
    ...enquiries,
    ...blockedTimes.map((time) => ({ blocked_time: time })),
    ...words.map((word) => ({ website_word: word })),
    ...publishes.map((publish) => ({ website_publish: publish })),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

export type Restored = Omit<Kept, 'enquiries'> & { enquiries: RestoredEnquiry[] };

/** Reads a whole backup, or throws. */
export async function readBackup(file: string): Promise<Restored> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}.`);
  });
  const kept: Restored = { enquiries: [], blockedTimes: [], words: [], publishes: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line !== '') takeLine(line, `${file}:${index + 1}`, kept);
  }
  return kept;
}

function takeLine(text: string, place: string, kept: Restored): void {
  try {
    const said = JSON.parse(text);
    const time = blockedLine.safeParse(said);
    const word = wordLine.safeParse(said);
    const publish = publishLine.safeParse(said);
    if (time.success) kept.blockedTimes.push(time.data.blocked_time);
    else if (word.success) kept.words.push(word.data.website_word);
    else if (publish.success) kept.publishes.push(publish.data.website_publish);
    else kept.enquiries.push(line.parse(said) as RestoredEnquiry);
  } catch {
    throw new UserError(
      `${place} is no line of a backup: the file is none, was cut off or changed, or is a newer version's. Nothing is restored.`,
    );
  }
}

/** A moment as the owner reads it at a terminal. */
export const localTime = (moment: string) => new Date(moment).toLocaleString('sv-SE').slice(0, 16);
