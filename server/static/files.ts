import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type NotedTags, notedTagsIn } from '../../contract/file-tags.ts';
import { type MediaType, mediaTypeOf } from '../../contract/media-types.ts';
import { type Body, loadBody } from './body.ts';
import type { Coding, Version } from './conditions.ts';

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
