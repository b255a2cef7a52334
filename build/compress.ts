import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mediaTypeOf } from '../contract/media-types.ts';

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

/** The files of a folder that are worth compressing. */
export async function compressibleFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && mediaTypeOf(entry.name)?.compressible)
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Writes a brotli and a gzip copy beside a file, if both are smaller than the file. */
export async function compressBeside(file: string): Promise<void> {
  const bytes = await readFile(file);
  const copies = await Promise.all(
    Object.entries(compressors).map(async ([ending, compress]) => ({
      path: file + ending,
      bytes: await compress(bytes, file),
    })),
  );
  if (copies.some((copy) => copy.bytes.length >= bytes.length)) return;
  await Promise.all(copies.map((copy) => writeFile(copy.path, copy.bytes)));
}
