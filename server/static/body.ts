import { createHash } from 'node:crypto';
import { openSync, read as readCallback } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ByteRange } from './conditions.ts';

/** The bytes of a file: small ones in memory, large ones where they lie on the disk. */
export type Body = Buffer | BodyOnDisk;

/**
 * Its descriptor stays open for as long as the server runs, and all answers share it. So a site that is built anew takes
 * no film from under a visitor, and a visitor who leaves has left nothing open.
 */
type BodyOnDisk = { descriptor: number; length: number };

/** Pages and all they need are far below, films far beyond. */
const largestInMemory = 1024 * 1024;

/** What one reader costs, however large the file is: as much as memory-saving.ts lets glibc keep at hand. */
const partLength = 31 * 1024;

const read = promisify(readCallback);

export async function loadBody(path: string): Promise<Body> {
  const { size } = await stat(path);
  return size > largestInMemory ? { descriptor: openSync(path, 'r'), length: size } : readFile(path);
}

/** Of the bytes and not of the time: strong, as going on with a download asks for, and alike wherever the site is served. */
export async function entityTagOf(body: Body): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of partsOf(body)) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Reads on only when the last part was taken. */
export async function* partsOf(
  body: Body,
  { start, end }: ByteRange = { start: 0, end: body.length - 1 },
): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(body)) {
    yield body.subarray(start, end + 1);
    return;
  }
  for (let position = start; position <= end; ) {
    const part = Buffer.allocUnsafeSlow(Math.min(partLength, end + 1 - position));
    const { bytesRead } = await read(body.descriptor, part, 0, part.length, position);
    // Less than was promised: the visitor's end must not wait for the rest.
    if (bytesRead === 0) throw new Error('The file has become shorter since the start.');
    yield part.subarray(0, bytesRead);
    position += bytesRead;
  }
}
