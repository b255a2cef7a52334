import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Bytes = Buffer<ArrayBuffer>;

/** Keeps what takes long to make from build to build. */
export function shelf(folder: string, ending: string) {
  const place = join('.cache', folder);
  return {
    /** The one of that name, made anew when what it is made from has changed. */
    async take(name: string, madeFrom: string, make: () => Promise<Bytes>): Promise<Bytes> {
      const edition = createHash('sha256').update(madeFrom).digest('hex').slice(0, 16);
      const file = join(place, `${name}.${edition}${ending}`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;

      const made = await make();
      await mkdir(place, { recursive: true });
      const earlier = (await readdir(place)).filter((other) => other.startsWith(`${name}.`));
      await Promise.all(earlier.map((other) => rm(join(place, other))));
      await writeFile(file, made);
      return made;
    },
  };
}
