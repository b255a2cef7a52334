import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { type KindName, kindNames, kinds } from '../content/kinds.ts';
import { contact } from '../content/schemas/contact.ts';
import { entryPages } from '../content/schemas/entry-pages.ts';
import { home } from '../content/schemas/home.ts';
import { openapi } from '../content/schemas/openapi.ts';
import { pages } from '../content/schemas/pages.ts';
import { privacy } from '../content/schemas/privacy.ts';
import { resourceHub } from '../content/schemas/resource-hub.ts';
import { shell } from '../content/schemas/shell.ts';
import { solutionsList } from '../content/schemas/solutions-list.ts';
import { filledIn } from './placeholders/loader.ts';

const files = (base: string, pattern: string) => filledIn(glob({ base, pattern }));
const single = (name: string) => files('./content', `${name}.yaml`);

const folders = Object.fromEntries(
  kindNames.map((name) => {
    const { ending, schema } = kinds[name];
    return [name, defineCollection({ loader: files(`./content/${name}`, `*.${ending}`), schema })];
  }),
) as { [Name in KindName]: { schema: (typeof kinds)[Name]['schema'] } };

/** A folder for each kind of entry, and the words of the pages that stand alone. */
export const collections = {
  ...folders,
  shell: defineCollection({ loader: single('shell'), schema: shell }),
  'entry-pages': defineCollection({ loader: single('entry-pages'), schema: entryPages }),
  pages: defineCollection({ loader: single('pages'), schema: pages }),
  home: defineCollection({ loader: single('home'), schema: home }),
  contact: defineCollection({ loader: single('contact'), schema: contact }),
  privacy: defineCollection({ loader: files('./content', 'privacy.md'), schema: privacy }),
  resources: defineCollection({ loader: single('resources'), schema: resourceHub }),
  'solutions-list': defineCollection({ loader: single('solutions-list'), schema: solutionsList }),
  openapi: defineCollection({ loader: single('openapi'), schema: openapi }),
};
