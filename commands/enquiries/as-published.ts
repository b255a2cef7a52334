import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { WebsiteWord } from '../../contract/rows.ts';

/**
 * A file of content/ as visitors read it: with what the owner has published at the desk, which this checkout may not have.
 * Undefined where nothing of it was published.
 */
export async function asPublished(file: string, words: WebsiteWord[] = []): Promise<string | undefined> {
  const published = words.flatMap(({ place, was, online, ...row }) =>
    row.file === file && online !== null ? [{ file, place, was, words: online }] : [],
  );
  if (published.length === 0) return undefined;
  // It reads every kind of text, which is more than most commands need.
  const { laid } = await import('../../server/website/laid.ts');
  const checkout = new Map([[file, await readFile(join(root, file), 'utf8')]]);
  return laid(checkout, published).files.get(file) ?? undefined;
}
