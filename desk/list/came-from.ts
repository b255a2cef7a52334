import names from '../../content/page-names.yaml';

/** What a page of the site is called, and its solution's hue. A page that is gone is told by its path. */
export const pageNamed = (path: string): (typeof names)[string] => names[path] ?? { title: path };
