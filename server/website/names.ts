import * as say from '../../content/messages/editing.ts';
import { filledText } from '../../content/placeholders.ts';
import type { Change } from '../../contract/website.ts';
import type { Page } from './built-site.ts';
import type { Checkout } from './checkout.ts';
import { labelOfFact } from './fact-sheets.ts';
import { factsIn } from './facts.ts';
import { fieldsOf } from './fields.ts';
import { labelOfPlace, labelsIn } from './labels.ts';
import { pathOfFile, singlePages } from './paths.ts';

/** The names of pages and texts in what the owner reads. */

/**
 * Whether a page can show a text at all. On any other page the same words are a label of the program, and changing this
 * text would not change them.
 */
export function canShow(path: string, file: string, place: string): boolean {
  const own = pathOfFile(file);
  if (own === path) return true;
  // Programs read the pages of the API, so their words are not typed here.
  if (
    /^\/resources\/api-reference\/./.test(path) &&
    !/^content\/(shell|entry-pages|resources)\.yaml$/.test(file)
  )
    return false;
  if (own === '/') return false;
  // The search lists every page by its title.
  if (own && path === '/search') return /(^|\.)title$/.test(place);
  const [, demonstration] = /^content\/demonstrations\/([a-z-]+)\.yaml$/.exec(file) ?? [];
  if (demonstration === 'savings')
    return path === '/' || path === '/pricing' || path.startsWith('/solutions');
  if (demonstration) return ['/', '/solutions', `/solutions/${demonstration}`].includes(path);
  if (!own || singlePages[file]) return true;
  // Other pages show only the card of an entry. Home and the list of solutions show more of its fields.
  if (path === '/' || path === '/solutions') return !place.startsWith('body[');
  return !/[.[]/.test(place);
}

/** The name of a change, such as "Home, tagline", and the page that shows it. */
export function nameOfChange(
  checkout: Checkout,
  pages: Page[],
  { file, place, was, words }: Change,
): { label: string; path: string | null } {
  const path = pathOfFile(file) ?? null;
  if (place === '') {
    const title = titleIn(fieldsOf(file, words || was).data) ?? titleOfFile(pages, file);
    if (words === '') return { label: say.goneEntry(title), path };
    return { label: was === '' ? say.newEntry(title) : title, path };
  }
  const title = titleOfFile(pages, file);
  const source = checkout.files.get(file) ?? '';
  const shownPath = pages.some((each) => each.path === path) ? path : null;
  const fact = factsIn(file, source).find((each) => each.place === place);
  if (fact) return { label: `${title}, ${labelOfFact(fact, checkout.files)}`, path: shownPath };
  const label = labelsIn(file, source).get(place) ?? labelOfPlace(place);
  return { label: `${title}, ${label}`, path: shownPath };
}

/** The title in the fields of an entry. */
export const titleIn = (data: unknown): string | undefined => {
  const title = (data as { title?: unknown } | null | undefined)?.title;
  return typeof title === 'string' ? filledText(title, (written) => written) : undefined;
};

/** The title of a file's page, or the name of a file whose words appear on several. */
export function titleOfFile(pages: Page[], file: string): string {
  const path = pathOfFile(file);
  const files: Record<string, string> = say.files;
  return files[file] ?? pages.find((each) => each.path === path)?.title ?? path ?? say.demonstration;
}
