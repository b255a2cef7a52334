import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentSlip } from '../../build/content-slip.ts';
import { root } from '../../build/root.ts';
import { Slip } from '../../build/slip.ts';
import { film, type Shots } from '../../content/schemas/film.ts';
import { mistakesIn } from '../../content/schemas/mistakes.ts';
import { fillIn } from '../../site/placeholders/fill-in.ts';

const file = 'content/film.yaml';

/** The words of the film, with what content/company.ts says in its places. */
export async function readWords(): Promise<Shots> {
  const written = filledIn(parse(await readFile(join(root, file), 'utf8')));
  const mistakes = mistakesIn(written, film, file);
  if (mistakes.length > 0) throw new Slip(mistakes.join('\n'));
  return film.parse(written).shots;
}

function filledIn(written: unknown): unknown {
  try {
    return fillIn(written, file);
  } catch (error) {
    throw contentSlip(error) ?? error;
  }
}
