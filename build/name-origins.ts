import { writeFile } from 'node:fs/promises';
import { linksFrom } from '../contract/came-from.ts';
import { readPages } from './web-fonts/pages.ts';

/** Has every link to the form say on which page it stands. A page that answers for others has no address to say. */
export async function nameOrigins(folder: string): Promise<void> {
  for (const { path, file, html } of await readPages(folder)) {
    const named = linksFrom(path, html);
    if (named !== html) await writeFile(file, named);
  }
}
