import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../../build/user-error.ts';
import { blockedTime, bookedCall, keptCase, storedSubmission } from '../../contract/rows.ts';
import type { BackupContents, Enquiry } from './read-all.ts';

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

/** Blocked times belong to no enquiry and have lines of their own, which name their kind. */
const blockedLine = z.object({ blocked_time: blockedTime });

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
    const time = blockedLine.safeParse(said);
    if (time.success) kept.blockedTimes.push(time.data.blocked_time);
    else kept.enquiries.push(enquiry.parse(said));
  } catch {
    throw new UserError(
      `${place} is no line of a backup: the file is none, was cut off or changed, or is a newer version's. Nothing is restored.`,
    );
  }
}
