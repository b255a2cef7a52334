import { nativeFormAction } from './native-form.ts';

/** From which page of ours somebody came to the form: its links say so in their address, and nothing is kept for it. */

const parameter = 'from';

/** The path of a page, as the database takes it. Error pages and files have another shape. */
const shape = /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/;

/** The form and what answers it lead nowhere by themselves. */
const isOfTheForm = (path: string) => path === nativeFormAction || path.startsWith(`${nativeFormAction}/`);

/** The page with its links to the form as they are sent: each names the page. */
export function linksFrom(path: string, html: string): string {
  if (!shape.test(path) || isOfTheForm(path)) return html;
  return html.replace(
    /(\shref="\/contact)(?:\?(about=[\w-]+))?"/g,
    (_, link: string, about?: string) => `${link}?${about ? `${about}&amp;` : ''}${parameter}=${path}"`,
  );
}

/** A link that a script writes. */
export const formFrom = (path: string) => `${nativeFormAction}?${parameter}=${path}`;

/** By the address of the page with the form: what led to it, or that page itself where the form is a part of it. */
export function cameFrom({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const path = isOfTheForm(pathname) ? new URLSearchParams(search).get(parameter) : pathname;
  return path !== null && shape.test(path) ? path : null;
}

/** What stands above the contact form can be asked for by the form: an event of this name, whose detail names it. */
export const introductionEvent = 'introduction';
