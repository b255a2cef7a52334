import { takenAddresses } from '../../content/schemas/entries.ts';
import { kindNamed } from '../../content/schemas/kinds.ts';
import { addressesFile } from './facts.ts';
import { idOfFile, kindOfFile } from './lists.ts';
import { remembered } from './remembered.ts';

/** The addresses of pages, by the files whose words they show, and the links between them. */

/** The pages of files that are not entries. */
const singlePages: Record<string, string> = {
  'content/home.yaml': '/',
  'content/contact.yaml': '/contact',
  'content/privacy.md': '/privacy',
  'content/answers.md': '/answers',
  'content/pricing.yaml': '/pricing',
  'content/prices.yaml': '/pricing',
  'content/resources.yaml': '/resources',
  'content/solutions-list.yaml': '/solutions',
};

/** The page whose words a file holds, or undefined if they appear on several pages. */
export function pathOfFile(file: string): string | undefined {
  const kind = kindOfFile(file);
  return kind ? `${kindNamed(kind).address}/${idOfFile(file)}` : singlePages[file];
}

/**
 * Whether a page can show a text at all. On any other page the same words are a label of the program, and changing this
 * text would not change them.
 */
export function canShow(path: string, file: string, place: string): boolean {
  const own = pathOfFile(file);
  if (own === path) return true;
  // Every page leads to the prices by their title.
  if (file === 'content/pricing.yaml' && place.startsWith('title.')) return true;
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

/** Links in texts to an entry or a page that is not there. */
export function deadLinksIn(files: ReadonlyMap<string, string>): { file: string; path: string }[] {
  const paths = new Set([...files.keys()].map(pathOfFile));
  for (const taken of takenAddresses) paths.add(`/${taken}`);
  return [...files].flatMap(([file, source]) =>
    [...linksIn(file, source)]
      .filter((path) => !paths.has(path) && !path.endsWith('/category'))
      .map((path) => ({ file, path })),
  );
}

/** The address of an entry anywhere in a text, or of another page where a link leads to it. */
const linked =
  /\/(?:resources\/[a-z-]+|solutions)\/[a-z0-9-]+|(?<=\]\(|href: |to: )\/[a-z0-9-]+(?=[)#?\s}])/g;

export const linksIn = remembered(
  (file, source) =>
    new Set((file === addressesFile ? source.replace(/from: \S+/g, '') : source).match(linked)),
);
