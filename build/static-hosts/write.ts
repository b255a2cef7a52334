import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Surroundings } from '../../server/static/headers.ts';
import { loadSite } from '../../server/static/site.ts';
import { errorFiles, hostedFiles } from './hosted-file.ts';
import { headerRules, redirectRules } from './rule-files.ts';

/** Writes the site into a folder from which other hosts serve it as our own server would. */
export async function writeStaticTarget(
  built: string,
  folder: string,
  surroundings: Surroundings,
): Promise<void> {
  const site = loadSite(built, surroundings);
  const files = hostedFiles(site);
  await rm(folder, { recursive: true, force: true });
  for (const { name, file } of [...files, ...errorFiles(site)]) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    // The hosts compress by themselves.
    const plain = file.representations.get('identity');
    if (plain) await copyFile(plain.path, path);
  }
  await writeFile(join(folder, '_headers'), headerRules(files, surroundings));
  await writeFile(join(folder, '_redirects'), redirectRules(files));
}
