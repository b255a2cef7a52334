import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folders = ['content/messages', 'content/demonstrations'];

/** Every letter that scripts and the server may say though no page does, and its file. Those of ASCII are always kept. */
export async function charactersOfMessages(): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const files = folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name)));
  for (const file of (await Promise.all(files)).flat()) {
    for (const character of (await readFile(file, 'utf8')).match(/\P{ASCII}/gu) ?? [])
      said.set(character, file);
  }
  return said;
}
