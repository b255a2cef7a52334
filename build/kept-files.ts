import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Bytes = Buffer<ArrayBuffer>;

/** Another release of a font or a drawing library makes different files from the same words. */
const packages = await readFile('package-lock.json');

/** Keeps files that take long to make from one build to the next. */
export function keptFiles(folder: string, ending: string) {
  return {
    /** Returns the file. It is made again if its sources or the packages that make it have changed. */
    async getOrMake(name: string, madeFrom: string, make: () => Promise<Bytes>): Promise<Bytes> {
      const edition = createHash('sha256').update(madeFrom).update(packages).digest('hex').slice(0, 16);
      const place = join('.cache', folder, name);
      const file = join(place, edition + ending);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;

      const made = await make();
      await rm(place, { recursive: true, force: true });
      await mkdir(place, { recursive: true });
      // Renamed when it is whole, because a build can be killed while it writes.
      await writeFile(`${file}.part`, made);
      await rename(`${file}.part`, file);
      return made;
    },
  };
}

/** An import of a module, or of a document by a document of the typesetter. */
const imported = /\bfrom '(?<module>\.{1,2}\/[^']+)'|^#import "(?<document>[^"]+)"/gm;

/** The text of a file and of all our files that it imports, by path. */
export async function sourcesBehind(file: string, found: Record<string, string> = {}) {
  if (file in found) return found;
  const text = await readFile(file, 'utf8');
  found[file] = text;
  for (const { groups } of text.matchAll(imported))
    await sourcesBehind(join(dirname(file), groups?.['module'] ?? groups?.['document'] ?? ''), found);
  return found;
}
