import { type KindName, kinds } from '../../content/schemas/kinds.ts';
import { listOf, single } from '../entries/entries.ts';

/** A page in the breadcrumbs. */
type Crumb = {
  href: string;
  label: string;
  /** The text of a link back to it. */
  back: string;
};

const isResource = (kind: KindName) => kinds[kind].address.startsWith('/resources/');

/** The breadcrumbs to the entries of a kind. */
export const trailTo = (kind: KindName): Promise<Crumb[]> =>
  Promise.all(isResource(kind) ? [hub(), list(kind)] : [list(kind)]);

export async function list(kind: KindName): Promise<Crumb> {
  const { title, back } = await listOf(kind);
  return { href: kinds[kind].address, label: title, back };
}

/** The page above the list of a kind. */
export const parentOf = (kind: KindName): Promise<Crumb> => (isResource(kind) ? hub() : home());

async function hub(): Promise<Crumb> {
  const { title, back } = await single('resources');
  return { href: '/resources', label: title, back };
}

export async function home(): Promise<Crumb> {
  const { title, back } = await single('home');
  return { href: '/', label: title, back };
}
