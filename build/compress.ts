import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mediaTypeOf } from '../contract/media-types.ts';
import { root } from './root.ts';

/**
 * Compressed copies of built files, kept from one build to the next: compressing takes a third of a build's time, and
 * from build to build few files change.
 */

/**
 * Brotli's highest quality makes pages 3 % smaller and takes about half of a large site's build. Only the few pages
 * that come near their limit of weight are worth it.
 */
const qualityOf = (file: string, size: number) =>
  file.endsWith('.html') && size < longPage ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;
const longPage = 50 * 1024;

const compressors = {
  '.br': (bytes: Buffer, file: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, bytes.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
type Ending = keyof typeof compressors;
const endings = Object.keys(compressors) as Ending[];

/** Other settings, or another release of Node, make other copies of the same file. */
const settings = `${process.version}\n${await readFile(import.meta.filename, 'utf8')}`;

export async function openCompressor(kind: 'desk' | 'site') {
  const folder = join(root, '.cache/compressed', kind);
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const used = new Set<string>();

  async function copyOf(file: string, bytes: Buffer, ending: Ending): Promise<Buffer> {
    const edition = createHash('sha256').update(settings).update(extname(file)).update(bytes).digest('hex');
    const name = edition + ending;
    used.add(name);
    if (kept.has(name)) return readFile(join(folder, name));
    const copy = await compressors[ending](bytes, file);
    // Renamed when it is whole, because a build can be killed while it writes.
    await writeFile(join(folder, `${name}.part`), copy);
    await rename(join(folder, `${name}.part`), join(folder, name));
    return copy;
  }

  return {
    /** Writes a brotli and a gzip copy beside a file, if both are smaller than the file. */
    async compressBeside(file: string): Promise<void> {
      const bytes = await readFile(file);
      const copies = await Promise.all(
        endings.map(async (ending) => ({ path: file + ending, bytes: await copyOf(file, bytes, ending) })),
      );
      if (copies.some((copy) => copy.bytes.length >= bytes.length)) return;
      await Promise.all(copies.map((copy) => writeFile(copy.path, copy.bytes)));
    },

    /** Forgets the copies of files that this build no longer has. */
    async tidy(): Promise<void> {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name))));
    },
  };
}

export async function compressibleFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && mediaTypeOf(entry.name)?.compressible)
    .map((entry) => join(entry.parentPath, entry.name));
}
