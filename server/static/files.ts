import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type MediaType, mediaTypeOf } from '../../contract/media-types.ts';
import { type Body, entityTagOf, loadBody } from './body.ts';
import type { Coding, Version } from './conditions.ts';

/** A built file, ready to be sent. */
export type StaticFile = {
  /** The same bytes in every available coding, in our order of preference. */
  representations: ReadonlyMap<Coding, Representation>;
  /** The available codings, kept as a list so that choosing one allocates nothing. */
  codings: readonly Coding[];
  /** Whether clients may ask for a part of it. */
  seekable: boolean;
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
export const codingEndings = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Returns a file's headers for use and caching, given its name in the folder and its address. */
export type HeadersOf = (
  name: string,
  path: string,
) => Record<string, string> | Promise<Record<string, string>>;

/** Every file of the folder with a known media type, by its path within it. */
export async function loadFiles(folder: string, headersOf: HeadersOf): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const files = await Promise.all(
    names.map(async (name) => {
      const mediaType = mediaTypeOf(name);
      return mediaType && ([name, await loadFile(folder, name, mediaType, headersOf)] as const);
    }),
  );
  return new Map(files.filter((file) => file !== undefined));
}

async function loadFile(
  folder: string,
  name: string,
  { name: mediaType, compressible }: MediaType,
  headersOf: HeadersOf,
): Promise<StaticFile> {
  const path = join(folder, name);
  const modified = (await stat(path)).mtime.toUTCString();
  const codings = compressible ? codingsOf(path) : (['identity'] as const);
  const common = {
    ...(await headersOf(name, path)),
    'Last-Modified': modified,
    ...(codings.length > 1 && { Vary: 'Accept-Encoding' }),
    ...(!compressible && { 'Accept-Ranges': 'bytes' }),
  };

  const represent = async (coding: Coding): Promise<Representation> => {
    const copy = path + codingEndings[coding];
    const body = await loadBody(copy);
    const etag = await entityTagOf(body);
    const validators = Object.entries({ ...common, ETag: etag }).flat();
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const description = ['Content-Type', mediaType, ...encoding];
    const whole = [...validators, ...description, 'Content-Length', String(body.length)];
    return { path: copy, body, etag, modified, validators, description, whole };
  };
  const representations = await Promise.all(
    codings.map(async (coding) => [coding, await represent(coding)] as const),
  );
  return { representations: new Map(representations), codings, seekable: !compressible };
}

const codingsOf = (path: string) =>
  (['br', 'gzip', 'identity'] as const).filter((coding) => existsSync(path + codingEndings[coding]));
