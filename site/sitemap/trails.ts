import { kindOfResource, single } from '../entries/entries.ts';

export type Crumb = { href: string; label: string };

/** The way from the top of the site to a page, without the page itself. */
export const solutionTrail: Crumb[] = [{ href: '/solutions', label: 'Solutions' }];

export async function resourceTrail(kind: string): Promise<Crumb[]> {
  const [hub, { title }] = await Promise.all([single('resources'), kindOfResource(kind)]);
  return [
    { href: '/resources', label: hub.title },
    { href: `/resources/${kind}`, label: title },
  ];
}
