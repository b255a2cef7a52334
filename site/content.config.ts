import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { booking } from '../content/schemas/booking.ts';
import { film } from '../content/schemas/film.ts';
import { home } from '../content/schemas/home.ts';
import { type KindName, kindNames, kinds } from '../content/schemas/kinds.ts';
import { lesson } from '../content/schemas/lesson.ts';
import { openapi } from '../content/schemas/openapi.ts';
import { prices, pricing } from '../content/schemas/pricing.ts';
import {
  answers,
  contact,
  entryPages,
  pages,
  privacy,
  resourceHub,
  shell,
  solutionsList,
} from '../content/schemas/single-pages.ts';
import { addressIn, checked } from './entries/checked.ts';
import { filledIn } from './placeholders/fill-in.ts';

const files = <Schema extends z.ZodType>(base: string, pattern: string, schema: Schema) =>
  defineCollection({
    loader: checked(filledIn(glob({ base, pattern, generateId: addressIn(base) })), schema),
    schema,
  });
const single = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  files('./content', `${name}.yaml`, schema);

const folders = Object.fromEntries(
  kindNames.map((name) => {
    const { ending, schema } = kinds[name];
    return [name, files(`./content/${name}`, `*.${ending}`, schema)];
  }),
) as { [Name in KindName]: { schema: (typeof kinds)[Name]['schema'] } };

/** A folder for each kind of entry, and the texts of single pages. */
export const collections = {
  ...folders,
  lessons: files('./content/lessons', '*.yaml', lesson),
  shell: single('shell', shell),
  'entry-pages': single('entry-pages', entryPages),
  pages: single('pages', pages),
  home: single('home', home),
  film: single('film', film),
  contact: single('contact', contact),
  booking: single('booking', booking),
  privacy: files('./content', 'privacy.md', privacy),
  answers: files('./content', 'answers.md', answers),
  pricing: single('pricing', pricing),
  prices: single('prices', prices),
  resources: single('resources', resourceHub),
  'solutions-list': single('solutions-list', solutionsList),
  openapi: single('openapi', openapi),
};
