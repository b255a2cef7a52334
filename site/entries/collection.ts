import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { readdirSync } from 'node:fs';

/** The entries of a folder, or none. Astro warns each time where there are none, and the owner may have no page of his own. */
export const collection = async <Kind extends CollectionKey>(kind: Kind): Promise<CollectionEntry<Kind>[]> =>
  kind === 'own-pages' && !readdirSync('content/own-pages').some((name) => name.endsWith('.md'))
    ? []
    : getCollection(kind);
