import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../../build/user-error.ts';
import {
  type BlockedTime,
  type BookedCall,
  blockedTime,
  bookedCall,
  type KeptCase,
  keptCase,
  type StoredSubmission,
  storedSubmission,
  type WebsitePublish,
  type WebsiteWord,
  websitePublish,
  websiteWord,
} from '../../contract/rows.ts';
import type { Backend } from './backend.ts';

/** An enquiry, its call, and what was done with it at the desk. */
export type Enquiry = StoredSubmission & { call: BookedCall | null; desk: KeptCase | null };

export type Report = (read: number, total: number) => void;

const pageSize = 1000;
const enquiries = 'source=eq.contact';

/**
 * Every enquiry, newest first. Pages are read in the order of ids, so that rows stored or erased meanwhile neither
 * repeat nor hide another row.
 */
export async function readAll(backend: Backend, report: Report): Promise<Enquiry[]> {
  const total = await backend.count(enquiries);
  const rows: StoredSubmission[] = [];
  for (let after = ''; ; ) {
    const page = await backend.find(`${enquiries}&order=id.asc&limit=${pageSize}${after}`);
    rows.push(...page);
    report(rows.length, total);
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = `&id=gt.${last.id}`;
  }
  const newestFirst = rows.sort((one, other) => Date.parse(other.received_at) - Date.parse(one.received_at));
  return joinEnquiries(newestFirst, await backend.calls(), await backend.cases());
}

export function joinEnquiries(rows: StoredSubmission[], calls: BookedCall[], cases: KeptCase[]): Enquiry[] {
  const callOf = new Map(calls.map((call) => [call.submission_id, call]));
  const deskOf = new Map(cases.map((kept) => [kept.submission_id, kept]));
  return rows.map((row) => ({
    ...row,
    call: callOf.get(row.id) ?? null,
    desk: deskOf.get(row.id) ?? null,
  }));
}

/** What a backup or a copy contains. */
export type BackupContents = {
  enquiries: Enquiry[];
  blockedTimes: BlockedTime[];
  /** The owner’s words for the website, and the latest publishes. */
  words: WebsiteWord[];
  publishes: WebsitePublish[];
};

export async function readBackupContents(backend: Backend, report: Report): Promise<BackupContents> {
  const enquiries = await readAll(backend, report);
  const blockedTimes = await backend.blockedTimes();
  if (!blockedTimes) {
    console.error(
      'Blocked times are left out: the server or project is older than this version. Start it anew, or push the schema.',
    );
  }
  const { words, publishes: listed } = (await backend.website()) ?? { words: [], publishes: [] };
  const publishes: WebsitePublish[] = [];
  // One after the other, because each may have megabytes of texts.
  for (const { number } of listed) publishes.push(...[(await backend.published(number)) ?? []].flat());
  return { enquiries, blockedTimes: blockedTimes ?? [], words, publishes };
}

// These are missing in backups from before calls could be booked, and from before the desk.
const enquiry = storedSubmission
  .extend({
    wanted_time: storedSubmission.shape.wanted_time.default(null),
    time_zone: storedSubmission.shape.time_zone.default(null),
    link_hash: storedSubmission.shape.link_hash.default(null),
    came_from: storedSubmission.shape.came_from.default(null),
    call: bookedCall.nullable().default(null),
    desk: keptCase.nullable().default(null),
  })
  .loose() satisfies z.ZodType<Enquiry>;

/** What belongs to no enquiry has lines of its own, which name their kind. */
const blockedLine = z.object({ blocked_time: blockedTime });
const wordLine = z.object({ website_word: websiteWord });
const publishLine = z.object({ website_publish: websitePublish });

export const backupOf = ({ enquiries, blockedTimes, words, publishes }: BackupContents): string =>
  [
    ...enquiries,
    ...blockedTimes.map((time) => ({ blocked_time: time })),
    ...words.map((word) => ({ website_word: word })),
    ...publishes.map((publish) => ({ website_publish: publish })),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Reads a whole backup, or throws. */
export async function readBackup(file: string): Promise<BackupContents> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}.`);
  });
  const kept: BackupContents = { enquiries: [], blockedTimes: [], words: [], publishes: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line !== '') takeLine(line, `${file}:${index + 1}`, kept);
  }
  return kept;
}

function takeLine(line: string, place: string, kept: BackupContents): void {
  try {
    const said = JSON.parse(line);
    const time = blockedLine.safeParse(said);
    const word = wordLine.safeParse(said);
    const publish = publishLine.safeParse(said);
    if (time.success) kept.blockedTimes.push(time.data.blocked_time);
    else if (word.success) kept.words.push(word.data.website_word);
    else if (publish.success) kept.publishes.push(publish.data.website_publish);
    else kept.enquiries.push(enquiry.parse(said));
  } catch {
    throw new UserError(
      `${place} is no line of a backup: the file is none, was cut off or changed, or is a newer version's. Nothing is restored.`,
    );
  }
}
