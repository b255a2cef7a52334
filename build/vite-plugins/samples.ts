import { readFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type SampleName, samples } from '../../content/samples.ts';
import { root } from '../root.ts';

/**
 * Lets a demonstration import its sample business from content/demonstrations/: checked against its schema at build,
 * so that a browser is sent the words and nothing of the schema.
 */
export function sampleBusinesses() {
  return {
    name: 'sample-businesses',
    load: async (id: string) =>
      id.endsWith('.yaml') ? `export default ${JSON.stringify(await readSample(id))}` : undefined,
  };
}

/** A sample business as its file has it. */
export async function readSample(file: string): Promise<unknown> {
  const schema = samples[basename(file, '.yaml') as SampleName];
  const { data, error } = schema.safeParse(parse(await readFile(file, 'utf8')));
  if (error) throw new Error(`${relative(root, file)} has mistakes:\n${z.prettifyError(error)}`);
  return data;
}
