import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const imported = /\bfrom '(\.{1,2}\/[^']+)'/g;

/** The text of a module and of all of ours that it is made with, by their paths. */
export async function sourcesBehind(file: string, found: Record<string, string> = {}) {
  if (file in found) return found;
  const text = await readFile(file, 'utf8');
  found[file] = text;
  for (const [, path = ''] of text.matchAll(imported)) await sourcesBehind(join(dirname(file), path), found);
  return found;
}
