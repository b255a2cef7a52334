import { relative } from 'node:path';
import { AstroError } from 'astro/errors';
import type { Loader } from 'astro/loaders';
import { company } from '../../content/company.ts';
import { filledText, placeholdersOf, wordUnknown } from '../../content/placeholders.ts';

/**
 * Fills placeholders in an entry's texts: {{answerTime}} and {{name}} with values of content/company.json, and
 * {{sums.barber.stays}} with what content/sums.ts computes.
 */
export function fillIn<Value>(value: Value, file: string | undefined): Value;
export function fillIn(value: unknown, file = 'content'): unknown {
  if (typeof value === 'string') return fillInText(value, file);
  if (Array.isArray(value)) return value.map((each) => fillIn(each, file));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillIn(each, file)]));
}

const fillInText = (text: string, file: string): string =>
  filledText(text, (written) => {
    throw new AstroError(`${relative(process.cwd(), file)}: ${wordUnknown(written)}`);
  });

/** Dates from YAML are objects too, but hold no text. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Fills in the placeholders of entries before their schema is checked. */
export const filledIn = (loader: Loader): Loader => ({
  ...loader,
  load: ({ parseData, store, generateDigest, ...context }) =>
    loader.load({
      ...context,
      parseData: (entry) => parseData({ ...entry, data: fillIn(entry.data, entry.filePath) }),
      store: {
        ...store,
        set: (entry) => {
          // Markdown is filled in once it is parsed. A placeholder that stands for nothing ends the build here, because
          // Astro only notes what went wrong while rendering.
          fillIn(entry.body, entry.filePath);
          return store.set(entry);
        },
      },
      // `npm run dev` reads an entry again when its digest changes, so what fills it in is part of that.
      generateDigest: (text) => generateDigest({ text, ...Object.fromEntries(placeholdersOf(company)) }),
    }),
});
