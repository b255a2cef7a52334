import { stringify } from 'yaml';
import { firstParagraph } from '../../content/messages/editing.ts';
import { articleCategories } from '../../content/schemas/entries.ts';
import { picture } from '../../content/schemas/picture.ts';
import type { NewArticle, WebsiteState } from '../../contract/website.ts';
import { fieldsOf } from './fields.ts';

/** New articles of the blog. */

export const fileOfArticle = (id: string) => `content/blog/${id}.md`;

/** The fields, and a first paragraph to type over. */
export const sourceOfArticle = ({ id: _, ...fields }: NewArticle): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${firstParagraph}\n`;

/** No two pages share a drawing. */
export function choicesForArticles(files: ReadonlyMap<string, string>): WebsiteState['articles'] {
  const taken = new Set<unknown>();
  for (const [file, source] of files) {
    const { data } = fieldsOf(file, source);
    if (typeof data === 'object' && data !== null && 'picture' in data) taken.add(data.picture);
  }
  return {
    categories: Object.keys(articleCategories),
    pictures: picture.options.filter((name) => !taken.has(name)),
  };
}
