import { kinds, type ListedKind } from '../../content/schemas/kinds.ts';
import { listOf, single } from '../entries/entries.ts';

const isResource = (kind: ListedKind) => kinds[kind].address.startsWith('/resources/');

/** The breadcrumbs to the entries of a kind. */
export const trailTo = (kind: ListedKind) =>
  Promise.all(isResource(kind) ? [hub(), list(kind)] : [list(kind)]);

export async function list(kind: ListedKind) {
  const { title, back } = await listOf(kind);
  return { href: kinds[kind].address, label: title, back };
}

/** The page above the list of a kind. Its `back` is the text of a link back to it. */
export const parentOf = (kind: ListedKind) => (isResource(kind) ? hub() : home());

async function hub() {
  const { title, back } = await single('resources');
  return { href: '/resources', label: title, back };
}

export async function home() {
  const { title, back } = await single('home');
  return { href: '/', label: title, back };
}
