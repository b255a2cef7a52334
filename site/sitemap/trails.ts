import { type KindName, kinds } from '../../content/schemas/kinds.ts';
import { listOf, single } from '../entries/entries.ts';

/** A page on the way from the top of the site. */
type Crumb = {
  href: string;
  label: string;
  /** What a link back to it says. */
  back: string;
};

const isResource = (kind: KindName) => kinds[kind].address.startsWith('/resources/');

/** The way from the top of the site to the entries of a kind. */
export const trailTo = (kind: KindName): Promise<Crumb[]> =>
  Promise.all(isResource(kind) ? [hub(), list(kind)] : [list(kind)]);

export async function list(kind: KindName): Promise<Crumb> {
  const { title, back } = await listOf(kind);
  return { href: kinds[kind].address, label: title, back };
}

/** The page above the list of a kind. */
export const above = (kind: KindName): Promise<Crumb> => (isResource(kind) ? hub() : home());

async function hub(): Promise<Crumb> {
  const { title, back } = await single('resources');
  return { href: '/resources', label: title, back };
}

export async function home(): Promise<Crumb> {
  const { title, back } = await single('home');
  return { href: '/', label: title, back };
}
