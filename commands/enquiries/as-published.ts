import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { WebsiteWord } from '../../contract/rows.ts';

/**
 * A file of content/ as visitors read it: with what the owner has published at the desk, which this checkout may not have.
 */
export async function asPublished(file: string, words: WebsiteWord[] = []): Promise<string> {
  const source = await readFile(join(root, file), 'utf8');
  const published = words.flatMap(({ place, was, online, ...row }) =>
    row.file === file && online !== null ? [{ file, place, was, words: online }] : [],
  );
  if (published.length === 0) return source;
  // It reads every kind of text, which is more than most commands need.
  const { laid } = await import('../../server/website/laid.ts');
  return laid(new Map([[file, source]]), published).files.get(file) ?? source;
}
