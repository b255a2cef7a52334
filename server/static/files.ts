import {
  closeSync,
  existsSync,
  openSync,
  read as readCallback,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { entityTagOf, largestInMemory, type NotedTags, notedTagsIn } from '../../contract/file-tags.ts';
import { type MediaType, mediaTypeOf } from '../../contract/media-types.ts';
import type { ByteRange, Coding, Version } from './conditions.ts';

/** A built file, ready to be sent. */
export type StaticFile = {
  /** The same bytes in every available coding, in our order of preference. */
  representations: ReadonlyMap<Coding, Representation>;
  /** The available codings, kept as a list so that choosing one allocates nothing. */
  codings: readonly Coding[];
  /** Whether clients may ask for a part of it. */
  seekable: boolean;
  isPage: boolean;
};

/** A file in one coding. Headers are flat lists of names and values, which Node writes without building an object. */
export type Representation = Version & {
  /** Its path on disk, for those who copy it. */
  path: string;
  body: Body;
  /** The headers of an answer without a body (304). */
  validators: string[];
  /** The headers that describe the bytes. */
  description: string[];
  /** The complete headers of the whole file, ready to send. */
  whole: string[];
};

/** The suffix of a file's copy in each coding. */
const codingEndings = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Returns a file's headers for use and caching, given its name in the folder and its address. */
export type HeadersOf = (name: string, path: string) => Record<string, string>;

/** Bodies that are in memory or open already, by their tags. */
type Bodies = ReadonlyMap<string, Body>;

type Files = Map<string, StaticFile>;

/** Every file of the folder with a known media type, by its path within it. */
export function loadFiles(folder: string, headersOf: HeadersOf): Files {
  const loading = loadEachFile(folder, headersOf, new Map());
  for (let step = loading.next(); ; step = loading.next()) if (step.done) return step.value;
}

/** Reads a folder while the server runs. It answers requests between two files. */
export async function loadFilesMeanwhile(folder: string, headersOf: HeadersOf, known: Bodies) {
  const loading = loadEachFile(folder, headersOf, known);
  for (let step = loading.next(); ; step = loading.next()) {
    if (step.done) return step.value;
    await setImmediate();
  }
}

function* loadEachFile(folder: string, headersOf: HeadersOf, known: Bodies): Generator<void, Files> {
  const files: Files = new Map();
  const noted = notedTagsIn(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const mediaType = entry.isFile() && mediaTypeOf(name);
    if (mediaType) files.set(name, loadFile(folder, name, mediaType, headersOf, known, noted));
    yield;
  }
  return files;
}

function loadFile(
  folder: string,
  name: string,
  { name: mediaType, compressible }: MediaType,
  headersOf: HeadersOf,
  known: Bodies,
  noted: NotedTags,
): StaticFile {
  const path = join(folder, name);
  const modified = statSync(path).mtime.toUTCString();
  const codings = compressible ? codingsOf(path) : (['identity'] as const);
  const common = {
    ...headersOf(name, path),
    'Last-Modified': modified,
    ...(codings.length > 1 && { Vary: 'Accept-Encoding' }),
    ...(!compressible && { 'Accept-Ranges': 'bytes' }),
  };

  const represent = (coding: Coding): Representation => {
    const copy = path + codingEndings[coding];
    const { body, etag } = loadBody(copy, known, noted);
    const validators = Object.entries({ ...common, ETag: etag }).flat();
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const description = ['Content-Type', mediaType, ...encoding];
    const whole = [...validators, ...description, 'Content-Length', String(body.length)];
    return { path: copy, body, etag, modified, validators, description, whole };
  };
  const representations = new Map(codings.map((coding) => [coding, represent(coding)] as const));
  return { representations, codings, seekable: !compressible, isPage: mediaType.startsWith('text/html') };
}

const codingsOf = (path: string) =>
  (['br', 'gzip', 'identity'] as const).filter((coding) => existsSync(path + codingEndings[coding]));

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
function loadBody(
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
