import { type KindName, kinds } from '../../content/kinds.ts';
import { listOf, single } from '../entries/entries.ts';

type Crumb = { href: string; label: string };

/** The way from the top of the site to the entries of a kind. */
export async function trailTo(kind: KindName): Promise<Crumb[]> {
  const { address } = kinds[kind];
  const list = { href: address, label: (await listOf(kind)).title };
  if (!address.startsWith('/resources/')) return [list];
  return [{ href: '/resources', label: (await single('resources')).title }, list];
}
