import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { speakFor } from '../../content/company.ts';
import type { Backend } from '../enquiries/backend.ts';

const file = 'content/company.json';

/** The promise is counted as visitors read it, who may read a newer one than stands in this checkout. */
export async function speakAsPublished(backend: Backend): Promise<void> {
  const { words = [] } = (await backend.website()) ?? {};
  const published = words.flatMap(({ place, was, online, ...row }) =>
    row.file === file && online !== null ? [{ file, place, was, words: online }] : [],
  );
  if (published.length === 0) return;
  // They read every kind of text, which is more than a list of messages needs.
  const { laid } = await import('../../server/website/laid.ts');
  const { companyIn } = await import('../../server/website/facts.ts');
  const checkout = new Map([[file, await readFile(join(root, file), 'utf8')]]);
  speakFor(companyIn(new Map([...checkout, ...laid(checkout, published).files] as [string, string][])));
}
