import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { singles } from '../content/files.ts';
import { type KindName, kindNames, kinds } from '../content/schemas/kinds.ts';
import { lesson } from '../content/schemas/lesson.ts';
import { addressIn, checked } from './entries/checked.ts';
import { filledIn } from './placeholders/fill-in.ts';

const files = <Schema extends z.ZodType>(base: string, pattern: string, schema: Schema) =>
  defineCollection({
    loader: checked(filledIn(glob({ base, pattern, generateId: addressIn(base) })), schema),
    schema,
  });
const folders = Object.fromEntries(
  kindNames.map((name) => {
    const { ending, schema } = kinds[name];
    return [name, files(`./content/${name}`, `*.${ending}`, schema)];
  }),
) as { [Name in KindName]: { schema: (typeof kinds)[Name]['schema'] } };

type SingleName = keyof typeof singles;

const pages = Object.fromEntries(
  (Object.keys(singles) as SingleName[]).map((name) => {
    const { ending, schema } = singles[name];
    return [name, files<z.ZodType>('./content', `${name}.${ending}`, schema)];
  }),
) as { [Name in SingleName]: { schema: (typeof singles)[Name]['schema'] } };

/** A folder for each kind of entry, and the texts of single pages. */
export const collections = {
  ...folders,
  lessons: files('./content/lessons', '*.yaml', lesson),
  ...pages,
};
