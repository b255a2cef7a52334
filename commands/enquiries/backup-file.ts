import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Slip } from '../../build/slip.ts';
import type { Enquiry } from './read-all.ts';

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
  // Backups from before calls could be booked say nothing of these.
  wanted_time: moment.nullable().default(null),
  time_zone: z.string().nullable().default(null),
  link_hash: z.string().nullable().default(null),
  // Nor those from before there was the desk.
  came_from: z.string().nullable().default(null),
  call: call.nullable().default(null),
  desk: kept.nullable().default(null),
}) satisfies z.ZodType<Enquiry>;

/** The enquiries in a backup, an enquiry to a line; all of them or none. */
export async function readBackup(file: string): Promise<Enquiry[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Slip(`${file} cannot be read: ${error.message}.`);
  });
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  return lines
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readEnquiry(line, `${file}:${number}`));
}

function readEnquiry(line: string, place: string): Enquiry {
  try {
    return enquiry.parse(JSON.parse(line));
  } catch {
    throw new Slip(
      `${place} is no enquiry: the file is no backup, was cut off or was changed. Nothing is restored.`,
    );
  }
}
