import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

export type Page = { path: string; file: string; html: string };

export async function readPages(folder: string): Promise<Page[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const path = `/${name.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
      return { path, file, html: await readFile(file, 'utf8') };
    }),
  );
}

/** Code is set in a font of the visitor's. */
const notInOurFonts = 'script, style, svg, template, pre, code';
/** The server fills its own words in. */
const tokens = /\[\[[\w:]+\]\]/g;
/** Line breaks, and marks that steer a text and are not seen. */
const unseen = /[\p{Cc}\p{Cf}]/u;

/** Every character that the pages show, and the first page that does. */
export function charactersOf(pages: Page[]): Map<string, string> {
  const said = new Map<string, string>();
  for (const { path, html } of pages)
    for (const character of wordsOf(html))
      if (!said.has(character) && !unseen.test(character)) said.set(character, path);
  return said;
}

function wordsOf(html: string): string {
  const page = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('body');
  for (const element of page?.querySelectorAll(notInOurFonts) ?? []) element.remove();
  const hints = page?.querySelectorAll('[placeholder]').map((field) => field.getAttribute('placeholder'));
  return [page?.textContent, ...(hints ?? [])].join(' ').replaceAll(tokens, '');
}
