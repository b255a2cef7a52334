import { closeSync, openSync, read as readCallback, readFileSync, readSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { entityTagOf, largestInMemory, type NotedTags } from '../../contract/file-tags.ts';
import type { ByteRange } from './conditions.ts';

/** The bytes of a file: in memory when small, on disk when large. */
export type Body = Buffer | BodyOnDisk;

/**
 * All answers share one descriptor, which stays open while the server runs. A new build takes no film away from a
 * visitor, and a visitor who leaves leaves nothing open.
 */
type BodyOnDisk = { descriptor: number; length: number };

/** The memory for one reader, however large the file: as much as memory-saving.ts lets glibc keep. */
const partLength = 31 * 1024;

const read = promisify(readCallback);

/**
 * Read synchronously, as bytesOf does: nobody is answered before all files are loaded, and a thousand promises take
 * twice as long.
 */
export function loadBody(
  path: string,
  known: ReadonlyMap<string, Body>,
  noted: NotedTags,
): { body: Body; etag: string } {
  const length = statSync(path).size;
  const read = length > largestInMemory ? { descriptor: openSync(path, 'r'), length } : readFileSync(path);
  const etag = noted(path) ?? entityTagOf(bytesOf(read));
  const body = known.get(etag) ?? read;
  // Nobody reads through this descriptor yet. Those that a site has answered through are never closed.
  if (body !== read && !Buffer.isBuffer(read)) closeSync(read.descriptor);
  return { body, etag };
}

/** The bytes that are in memory or on disk, one part after another. */
function* bytesOf(body: Body): Generator<Buffer> {
  if (Buffer.isBuffer(body)) return yield body;
  const part = Buffer.allocUnsafeSlow(largestInMemory);
  for (let position = 0, bytes = 1; bytes > 0; position += bytes) {
    bytes = readSync(body.descriptor, part, 0, part.length, position);
    yield part.subarray(0, bytes);
  }
}

/** Reads the next part only when the last one was taken. */
export async function* partsOf(body: Body, { start, end }: ByteRange = { start: 0, end: body.length - 1 }) {
  if (Buffer.isBuffer(body)) {
    yield body.subarray(start, end + 1);
    return;
  }
  for (let position = start; position <= end; ) {
    const part = Buffer.allocUnsafeSlow(Math.min(partLength, end + 1 - position));
    const { bytesRead } = await read(body.descriptor, part, 0, part.length, position);
    // The file is shorter than promised; the client must not wait for the rest.
    if (bytesRead === 0) throw new Error('The file has become shorter since the start.');
    yield part.subarray(0, bytesRead);
    position += bytesRead;
  }
}
