import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { booking } from '../content/schemas/booking.ts';
import { mistakesIn } from '../content/schemas/mistakes.ts';
import { root } from './root.ts';
import { UserError, yamlAdvice } from './user-error.ts';

/** Reads files of content/ outside of Astro. Their names, and their mistakes, are given as the editor knows them. */

/** The data of a file: of Markdown, what stands between its two lines of three hyphens. */
export async function readYaml(file: string): Promise<unknown> {
  const text = await readFile(join(root, file), 'utf8');
  try {
    return parse(/^(---\n[\s\S]*?\n)---\n/.exec(text)?.[1] ?? text);
  } catch (error) {
    throw new UserError(`${file}: ${(error as Error).message.trim()}\n${yamlAdvice}`);
  }
}

/** Checks the data of a file against a schema. Throws one UserError that lists every mistake. */
export function checked<Schema extends z.ZodType>(data: unknown, schema: Schema, file: string) {
  const mistakes = mistakesIn(data, schema, file);
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  return schema.parse(data);
}

const bookingFile = 'content/booking.yaml';

/**
 * A build publishes these rules to the pages, the desk and the server at once; all three keep them until the next
 * build.
 */
export const readBooking = async () => checked(await readYaml(bookingFile), booking, bookingFile);
