import { nativeFormAction } from './native-form.ts';

/** The page that led a visitor to the form. Links to the form name it in their address, so that nothing has to be stored. */

const parameter = 'from';

/** The shape of a page's path that the database accepts. Error pages and files have another shape. */
const shape = /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/;

/** The form's own pages do not count as a page that led to the form. */
const isOfTheForm = (path: string) => path === nativeFormAction || path.startsWith(`${nativeFormAction}/`);

/** Adds the page's path to each of its links to the form. */
export function linksFrom(path: string, html: string): string {
  if (!shape.test(path) || isOfTheForm(path)) return html;
  return html.replace(
    /(\shref="\/contact)(?:\?(about=[\w-]+))?"/g,
    (_, link: string, about?: string) => `${link}?${about ? `${about}&amp;` : ''}${parameter}=${path}"`,
  );
}

/** The same for a link that a script writes. */
export const formFrom = (path: string) => `${nativeFormAction}?${parameter}=${path}`;

/** Reads from the form's address which page led to it. Where the form is part of a page, it is that page. */
export function cameFrom({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const path = isOfTheForm(pathname) ? new URLSearchParams(search).get(parameter) : pathname;
  return path !== null && shape.test(path) ? path : null;
}
