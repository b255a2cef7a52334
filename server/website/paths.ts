import { kindNamed } from '../../content/schemas/kinds.ts';
import { entryFile, kindOfFile } from './list-order.ts';
import { remembered } from './remembered.ts';

/** The addresses of pages, by the files whose words they show, and the links between them. */

/** The pages of files that are not entries. */
export const singlePages: Record<string, string> = {
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
  return kind ? `${kindNamed(kind).address}/${entryFile.exec(file)?.[2]}` : singlePages[file];
}

/** Links in texts to an entry that is not there. */
export function deadLinksIn(files: ReadonlyMap<string, string>): { file: string; path: string }[] {
  const paths = new Set([...files.keys()].map(pathOfFile));
  return [...files].flatMap(([file, source]) =>
    [...linksIn(file, source)]
      .filter((path) => !paths.has(path) && !path.endsWith('/category'))
      .map((path) => ({ file, path })),
  );
}

export const linksIn = remembered(
  (_, source) => new Set(source.match(/\/(?:resources\/[a-z-]+|solutions)\/[a-z0-9-]+/g)),
);
