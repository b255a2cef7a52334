import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { kindNamed, kindNames } from '../../content/schemas/kinds.ts';
import { type Prices, type Pricing, pricedAs } from '../../content/schemas/pricing.ts';
import { readYaml } from '../read-yaml.ts';
import { root } from '../root.ts';

/** This file does not exist: the names are gathered from the pages. */
const namesFile = 'content/page-names.yaml';

/** The names of the pages that messages come from. */
export async function pageNames(): Promise<Plugin> {
  const names = await readPageNames();
  return {
    name: 'page-names',
    resolveId: (id) => (id.endsWith(namesFile) ? join(root, namesFile) : undefined),
    load: (id) => (id.endsWith(namesFile) ? `export default ${JSON.stringify(names)}` : undefined),
  };
}

type Fields = { title: string; search?: Fields; hue?: string; cards?: { id: string; title: string }[] };
type Named = { title: string; hue?: string | undefined };

/** The names of the pages that lead to the form, by address; a solution also has its hue. */
async function readPageNames(): Promise<Record<string, Named>> {
  const [home, contact, privacy, hub, solutions, answers, pages] = await Promise.all(
    [
      'home.yaml',
      'contact.yaml',
      'privacy.md',
      'resources.yaml',
      'solutions-list.yaml',
      'answers.md',
      'pages.yaml',
    ].map(fieldsOf),
  );
  const lists = new Map(hub?.cards?.map(({ id, title }) => [id, title]));
  const pricing = (await readYaml('content/pricing.yaml')) as Pricing;
  const prices = (await readYaml('content/prices.yaml')) as Prices;
  const names: Record<string, Named> = {
    '/': title(home),
    '/contact': title(contact),
    '/privacy': title(privacy),
    '/pricing': { title: pricing.title[pricedAs(prices)] },
    '/answers': title(answers),
    '/resources': title(hub),
    '/solutions': title(solutions),
    '/search': title(pages?.search),
  };
  for (const kind of kindNames) {
    const { address, ending } = kindNamed(kind);
    const list = lists.get(kind);
    if (list) names[address] = { title: list };
    const files = (await readdir(join(root, 'content', kind))).filter((name) => name.endsWith(ending));
    for (const name of files.sort()) {
      const entry = await fieldsOf(join(kind, name));
      names[`${address}/${basename(name, `.${ending}`)}`] = list
        ? { title: `${list}: ${entry.title}` }
        : { title: entry.title, hue: entry.hue };
    }
  }
  return names;
}

const title = (fields: Fields | undefined): Named => ({ title: fields?.title ?? '' });

const fieldsOf = async (name: string) => (await readYaml(`content/${name}`)) as Fields;
