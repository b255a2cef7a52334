import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** As modules import modules, and as documents of the typesetter import documents. */
const imported = /\bfrom '(?<module>\.{1,2}\/[^']+)'|^#import "(?<document>[^"]+)"/gm;

/** The text of a file and of all of ours that it is made with, by their paths. */
export async function sourcesBehind(file: string, found: Record<string, string> = {}) {
  if (file in found) return found;
  const text = await readFile(file, 'utf8');
  found[file] = text;
  for (const { groups } of text.matchAll(imported))
    await sourcesBehind(join(dirname(file), groups?.['module'] ?? groups?.['document'] ?? ''), found);
  return found;
}
