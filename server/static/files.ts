import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { mediaTypeOf } from '../../contract/media-types.ts';
import type { Coding } from './encoding.ts';
import { pagePolicy, type Surroundings, securityHeaders } from './headers.ts';

/** A built file as it stands in memory. */
export type StaticFile = {
  /** The same bytes in every coding we have, in our order of preference. */
  representations: ReadonlyMap<Coding, Representation>;
  /** Which codings those are, so that choosing one allocates nothing. */
  codings: readonly Coding[];
  /** Whether a part of it can be asked for. */
  seekable: boolean;
};

/** Headers are flat lists of names and values: Node writes them as they are, without building an object. */
export type Representation = {
  body: Buffer;
  etag: string;
  /** What an answer without the bytes (304) says. */
  validators: string[];
  /** What the bytes are. */
  description: string[];
  /** The full header of the whole file, ready to send. */
  whole: string[];
};

/** What the copy of a file in each coding is called, after the file's own name. */
export const codingEndings = { br: '.br', gzip: '.gz', identity: '' } as const;

const compressed = (['br', 'gzip'] as const).map((coding) => ({ coding, ending: codingEndings[coding] }));

/** Every file of the folder by its path within it. */
export async function loadFiles(
  folder: string,
  surroundings: Surroundings,
): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  const originals = [...names].filter((name) => !isCompressedCopy(name, names));
  return new Map(
    await Promise.all(
      originals.map(async (name) => [name, await loadFile(folder, name, names, surroundings)] as const),
    ),
  );
}

const isCompressedCopy = (name: string, names: Set<string>) =>
  compressed.some(({ ending }) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));

async function loadFile(
  folder: string,
  name: string,
  names: Set<string>,
  surroundings: Surroundings,
): Promise<StaticFile> {
  const body = await readFile(join(folder, name));
  const bodies: [Coding, Buffer][] = [];
  for (const { coding, ending } of compressed) {
    if (names.has(name + ending)) bodies.push([coding, await readFile(join(folder, name + ending))]);
  }
  bodies.push(['identity', body]);

  const { name: mediaType, compressible } = mediaTypeOf(name);
  const policy = name.endsWith('.html') ? pagePolicy(body.toString(), surroundings) : undefined;
  const common = Object.entries({
    ...securityHeaders(surroundings, policy),
    'Cache-Control': cacheControl(name),
    ...(isDownload(name) && { 'Content-Disposition': `attachment; filename="${basename(name)}"` }),
    ...(compressible ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }).flat();
  return {
    representations: new Map(
      bodies.map(([coding, bytes]) => [coding, represent(coding, bytes, mediaType, common)]),
    ),
    codings: bodies.map(([coding]) => coding),
    seekable: !compressible,
  };
}

function represent(coding: Coding, body: Buffer, mediaType: string, common: string[]): Representation {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const validators = [...common, 'ETag', etag];
  const description = [
    'Content-Type',
    mediaType,
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
  ];
  const whole = [...validators, ...description, 'Content-Length', String(body.length)];
  return { body, etag, validators, description, whole };
}

/** What is meant to be kept rather than looked at: it has its folder's address followed by /download. */
export const isDownload = (name: string) => name.endsWith('.pdf');

function cacheControl(name: string): string {
  // Their names carry a hash of their contents.
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  // Pages are asked for again each time, so that a correction is seen at once; unchanged ones cost a 304.
  if (name.endsWith('.html')) return 'no-cache';
  // Icons, feeds and pictures keep their names when they change: an hour late is soon enough.
  return 'public, max-age=3600';
}
