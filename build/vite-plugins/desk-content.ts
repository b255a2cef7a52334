import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { z } from 'zod';
import { kindNamed, kindNames } from '../../content/kinds.ts';
import { booking } from '../../content/schemas/booking.ts';
import { desk } from '../../content/schemas/desk.ts';
import { mistakesIn } from '../../content/schemas/mistakes.ts';
import { yamlAdvice } from '../content-slip.ts';
import { root } from '../root.ts';
import { Slip } from '../slip.ts';

/** Puts what content/company.ts says where a text has {{name}} and the like. */
type FillIn = (value: unknown, file: string) => unknown;

/** The files that it imports as they stand, and how they are checked. */
const schemas = { 'content/desk.yaml': desk, 'content/booking.yaml': booking };

/** What the desk takes from content/, and what the pages are called that enquiries come from. */
export async function deskContent(fillIn: FillIn): Promise<Plugin> {
  const checked = Object.entries(schemas).map(
    async ([file, schema]) => [file, await readChecked(file, schema, fillIn)] as const,
  );
  // The last is no file.
  const modules = new Map<string, unknown>([
    ...(await Promise.all(checked)),
    ['content/page-names.yaml', await readPageNames()],
  ]);
  const moduleOf = (id: string) => [...modules.keys()].find((name) => id.endsWith(name));
  return {
    name: 'desk-content',
    resolveId: (id) => moduleOf(id) && join(root, moduleOf(id) ?? ''),
    load(id) {
      const name = moduleOf(id);
      return name && `export default ${JSON.stringify(modules.get(name))}`;
    },
  };
}

async function readChecked(file: string, schema: z.ZodType, fillIn: FillIn): Promise<unknown> {
  const content = fillIn(parsed(await readFile(join(root, file), 'utf8'), file), file);
  const mistakes = mistakesIn(content, schema, file);
  if (mistakes.length > 0) throw new Slip(mistakes.join('\n'));
  return content;
}

function parsed(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Slip(`${file}: ${(error as Error).message.trim()}\n${yamlAdvice}`);
  }
}

type Fields = { title: string; hue?: string; cards?: { id: string; title: string }[] };
type Named = { title: string; hue?: string | undefined };

/** What the pages are called that lead to the form, by their addresses; a solution has its hue. */
async function readPageNames(): Promise<Record<string, Named>> {
  const [home, contact, privacy, hub, solutions] = await Promise.all(
    ['home.yaml', 'contact.yaml', 'privacy.md', 'resources.yaml', 'solutions-list.yaml'].map(fieldsOf),
  );
  const lists = new Map(hub?.cards?.map(({ id, title }) => [id, title]));
  const names: Record<string, Named> = {
    '/': title(home),
    '/contact': title(contact),
    '/privacy': title(privacy),
    '/resources': title(hub),
    '/solutions': title(solutions),
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

/** The YAML of a file, which in Markdown ends with the second line of three hyphens. */
async function fieldsOf(name: string): Promise<Fields> {
  const text = await readFile(join(root, 'content', name), 'utf8');
  return parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? text);
}
