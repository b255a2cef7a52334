import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type MediaType, mediaTypeOf } from '../../contract/media-types.ts';
import { type Body, entityTagOf, loadBody } from './body.ts';
import type { Coding, Version } from './conditions.ts';

/** A built file, ready to be sent. */
export type StaticFile = {
  /** The same bytes in every coding we have, in our order of preference. */
  representations: ReadonlyMap<Coding, Representation>;
  /** Which codings those are, so that choosing one allocates nothing. */
  codings: readonly Coding[];
  /** Whether a part of it can be asked for. */
  seekable: boolean;
};

/** Headers are flat lists of names and values: Node writes them as they are, without building an object. */
export type Representation = Version & {
  /** Where it lies, for those who copy it. */
  path: string;
  body: Body;
  /** What an answer without the bytes (304) says. */
  validators: string[];
  /** What the bytes are. */
  description: string[];
  /** The full header of the whole file, ready to send. */
  whole: string[];
};

/** What the copy of a file in each coding is called, after the file's own name. */
export const codingEndings = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The headers of a file that say how it may be used and kept, given its name in the folder and where it lies. */
export type HeadersOf = (
  name: string,
  path: string,
) => Record<string, string> | Promise<Record<string, string>>;

/** Every file of the folder that has a kind, by its path within it. */
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
