import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { mediaTypeOf } from '../contract/media-types.ts';

/** The files of a built folder that nobody will be given, so that whoever put one there learns of it. */
export async function unservedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !mediaTypeOf(name));
}
