import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
