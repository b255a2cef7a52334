import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Bytes = Buffer<ArrayBuffer>;

/** Another release of a font, or of what draws, gives other files from the same words. */
const packages = await readFile('package-lock.json');

/** Keeps what takes long to make from build to build. */
export function keptFiles(folder: string, ending: string) {
  return {
    /** The one of that name, made anew when what it is made from has changed, or the packages that make it. */
    async getOrMake(name: string, madeFrom: string, make: () => Promise<Bytes>): Promise<Bytes> {
      const edition = createHash('sha256').update(madeFrom).update(packages).digest('hex').slice(0, 16);
      const place = join('.cache', folder, name);
      const file = join(place, edition + ending);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;

      const made = await make();
      await rm(place, { recursive: true, force: true });
      await mkdir(place, { recursive: true });
      await writeFile(file, made);
      return made;
    },
  };
}

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
