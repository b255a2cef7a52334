import type { z } from 'zod';
import { samples } from './samples.ts';
import { addresses } from './schemas/addresses.ts';
import { booking } from './schemas/booking.ts';
import { company } from './schemas/company.ts';
import { film } from './schemas/film.ts';
import { home } from './schemas/home.ts';
import { kindNamed, kindNames } from './schemas/kinds.ts';
import { openapi } from './schemas/openapi.ts';
import { prices, pricing } from './schemas/pricing.ts';
import { letters } from './schemas/reply-templates.ts';
import * as texts from './schemas/single-pages.ts';

/** The files of this folder that are not entries, with the schemas of their fields. */
export const singles = {
  shell: { schema: texts.shell, ending: 'yaml' },
  'entry-pages': { schema: texts.entryPages, ending: 'yaml' },
  pages: { schema: texts.pages, ending: 'yaml' },
  home: { schema: home, ending: 'yaml' },
  film: { schema: film, ending: 'yaml' },
  contact: { schema: texts.contact, ending: 'yaml' },
  booking: { schema: booking, ending: 'yaml' },
  privacy: { schema: texts.privacy, ending: 'md' },
  answers: { schema: texts.answers, ending: 'md' },
  pricing: { schema: pricing, ending: 'yaml' },
  prices: { schema: prices, ending: 'yaml' },
  resources: { schema: texts.resourceHub, ending: 'yaml' },
  'solutions-list': { schema: texts.solutionsList, ending: 'yaml' },
  openapi: { schema: openapi, ending: 'yaml' },
} as const;

const schemas = new Map<string, z.ZodType>([
  ['content/company.json', company],
  ['content/desk.yaml', letters],
  ['content/addresses.yaml', addresses],
  ...Object.entries(singles).map(
    ([name, { schema, ending }]) => [`content/${name}.${ending}`, schema] as const,
  ),
  ...Object.entries(samples).map(
    ([name, schema]) => [`content/demonstrations/${name}.yaml`, schema] as const,
  ),
]);

const folders = new Map(
  kindNames.map((name) => {
    const { schema, ending } = kindNamed(name);
    return [name as string, { schema, ending }];
  }),
);

/** The schema of a file's fields, or undefined if no page is made of the file. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, folder = '', ending] =
    /^content\/([a-z-]+)\/[a-z0-9]+(?:-[a-z0-9]+)*\.(md|yaml)$/.exec(file) ?? [];
  const kind = folders.get(folder);
  return kind && kind.ending === ending ? kind.schema : schemas.get(file);
}
