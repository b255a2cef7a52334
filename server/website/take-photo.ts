import * as say from '../../content/messages/editing.ts';
import type { DatabaseClient } from '../desk/database-client.ts';
import { tooOften } from '../desk/sessions.ts';
import { createRateLimit } from '../requests/rate-limit.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import { connect, startProgram } from './calls.ts';
import type { ShrinkCalls, Shrunk } from './shrink-photo.ts';

const mostBytes = 10 * 1024 ** 2;
const longestMs = 15_000;
const mostAMinute = 20;

/** JPEG, PNG and WebP, by their first bytes. What a file calls itself is not asked, and no other reader sees it. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s];

/** Takes the owner's photos one after the other, because a large one needs much memory. */
export function createPhotoTaker(database: DatabaseClient) {
  const limit = createRateLimit(mostAMinute, 60_000);
  let last: Promise<unknown> = Promise.resolve();

  return async (
    { bytes: base64, isMark }: { bytes: string; isMark: boolean },
    session: string,
  ): Promise<{ photo: string } | WireFault> => {
    const bytes = Buffer.from(base64, 'base64');
    const beginning = bytes.toString('latin1', 0, 12);
    const wait = limit.take(session);
    if (wait > 0) return tooOften(wait);
    if (bytes.length > mostBytes) return faults.refused(say.photoTooHeavy(bytes.length));
    if (!beginnings.some((each) => each.test(beginning))) return faults.refused(say.otherPicture);
    const next = last.then(() => shrink(bytes, isMark));
    last = next;
    const shrunk = await next;
    if ('sentence' in shrunk) return faults.refused(shrunk.sentence);
    const photo = await database.call('desk_keep_picture', shrunk);
    return photo instanceof WireFault ? photo : { photo };
  };
}

/** What reads pictures of strangers has faults now and then, so it runs apart and is killed after a while. */
async function shrink(bytes: Buffer, isMark: boolean): Promise<Shrunk> {
  const child = startProgram(new URL('./shrink-photo.ts', import.meta.url)).on('error', () => undefined);
  let sentence = say.photoDamaged;
  const late = setTimeout(() => {
    sentence = say.photoTooSlow;
    child.kill('SIGKILL');
  }, longestMs);
  try {
    return await connect<ShrinkCalls>(child, {})('shrunk', bytes, isMark);
  } catch {
    return { sentence };
  } finally {
    clearTimeout(late);
    child.kill();
  }
}
