import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Slip } from '../../build/slip.ts';
import type { StoredSubmission } from '../../contract/submissions.ts';

const enquiry = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  other_social_media: z.string().nullable(),
  instagram_handle: z.string().nullable(),
  business_details: z.string(),
  created_at: z.iso.datetime({ offset: true }).nullable(),
  source: z.enum(['contact', 'connection-test']),
  website: z.string().nullable(),
  seconds_to_fill: z.number().nullable(),
  suspected_spam: z.boolean(),
  received_at: z.iso.datetime({ offset: true }),
  // Backups from before calls could be booked say nothing of these.
  wanted_time: z.iso.datetime({ offset: true }).nullable().default(null),
  time_zone: z.string().nullable().default(null),
  link_hash: z.string().nullable().default(null),
}) satisfies z.ZodType<StoredSubmission>;

/** The enquiries in a backup, an enquiry to a line; all of them or none. */
export async function readBackup(file: string): Promise<StoredSubmission[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Slip(`${file} cannot be read: ${error.message}.`);
  });
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  return lines
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readEnquiry(line, `${file}:${number}`));
}

function readEnquiry(line: string, place: string): StoredSubmission {
  try {
    return enquiry.parse(JSON.parse(line));
  } catch {
    throw new Slip(
      `${place} is no enquiry: the file is no backup, was cut off or was changed. Nothing is restored.`,
    );
  }
}
