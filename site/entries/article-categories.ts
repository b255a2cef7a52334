import { type Article, articleCategories } from '../../content/schemas/article.ts';
import { inOrder, single } from './entries.ts';

type Name = Article['category'];

const names = Object.keys(articleCategories) as Name[];

export const categoryPath = (name: Name) =>
  `/resources/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`;

/** The categories that have articles, in the order of the schema. */
export async function categoriesInUse(): Promise<Name[]> {
  const used = new Set((await inOrder('blog')).map(({ data }) => data.category));
  return names.filter((name) => used.has(name));
}

/** The ways through the blog: everything, or one category. */
export async function blogLists() {
  const categories = await categoriesInUse();
  return [
    { href: '/resources/blog', label: (await single('entry-pages')).blog.allArticles },
    ...categories.map((name) => ({ href: categoryPath(name), label: name })),
  ];
}
