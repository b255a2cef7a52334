import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../../build/user-error.ts';
import type { BlockedTime } from '../../contract/desk.ts';
import type { BackupContents, Enquiry } from './read-all.ts';

const moment = z.iso.datetime({ offset: true });

const call = z.object({
  uid: z.uuid(),
  submission_id: z.uuid(),
  starts_at: moment,
  ends_at: moment,
  free_from: moment,
  status: z.enum(['booked', 'cancelled']),
  sequence: z.int(),
  changed_at: moment,
  link_hashes: z.array(z.string()),
});

const kept = z.object({
  submission_id: z.uuid(),
  status: z.enum(['open', 'answered', 'spam']),
  answered_at: moment.nullable(),
  version: z.int(),
  changed_at: moment,
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['note', 'reply', 'answered', 'reopened', 'spam', 'not-spam']),
      text: z.string().nullable(),
      state: z.enum(['sending', 'sent', 'failed']).nullable(),
      at: moment,
    }),
  ),
});

const enquiry = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  other_social_media: z.string().nullable(),
  instagram_handle: z.string().nullable(),
  business_details: z.string(),
  created_at: moment.nullable(),
  source: z.enum(['contact', 'connection-test']),
  website: z.string().nullable(),
  seconds_to_fill: z.number().nullable(),
  suspected_spam: z.boolean(),
  received_at: moment,
  // Missing in backups from before calls could be booked.
  wanted_time: moment.nullable().default(null),
  time_zone: z.string().nullable().default(null),
  link_hash: z.string().nullable().default(null),
  // Missing in backups from before the desk.
  came_from: z.string().nullable().default(null),
  call: call.nullable().default(null),
  desk: kept.nullable().default(null),
}) satisfies z.ZodType<Enquiry>;

/** Blocked times belong to no enquiry and have lines of their own, which name their kind. */
const blockedTime = z.object({
  blocked_time: z.object({
    id: z.uuid(),
    starts_at: moment,
    ends_at: moment,
    sequence: z.int(),
    changed_at: moment,
  }) satisfies z.ZodType<BlockedTime>,
});

export const backupOf = ({ enquiries, blockedTimes }: BackupContents): string =>
  [...enquiries, ...blockedTimes.map((time) => ({ blocked_time: time }))]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Reads a whole backup, or throws. */
export async function readBackup(file: string): Promise<BackupContents> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}.`);
  });
  const kept: BackupContents = { enquiries: [], blockedTimes: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line !== '') takeLine(line, `${file}:${index + 1}`, kept);
  }
  return kept;
}

function takeLine(line: string, place: string, kept: BackupContents): void {
  try {
    const said = JSON.parse(line);
    const time = blockedTime.safeParse(said);
    if (time.success) kept.blockedTimes.push(time.data.blocked_time);
    else kept.enquiries.push(enquiry.parse(said));
  } catch {
    throw new UserError(
      `${place} is no line of a backup: the file is none, was cut off or changed, or is a newer version's. Nothing is restored.`,
    );
  }
}
