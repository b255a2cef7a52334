import { cp, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../../build/root.ts';
import { editionOf, readCheckout } from '../../server/website/checkout.ts';
import { makeDataDir } from '../processes/server.ts';

/** The change of the website that tests make, and the site with it. */

export const tagline = { file: 'content/home.yaml', place: 'hero.tagline' };
export const former = 'AI-powered automation solutions that transform how businesses operate';
export const newer = 'AI automation that gives you your evenings back';

/** Puts the site with the newer tagline where a server looks for a build of it, so that nothing has to be built. */
export async function layEdition(project: string, dataDir: string): Promise<string> {
  const checkout = await readCheckout(project);
  if (!checkout) throw new Error('The site is not built.');
  const words = checkout.files.get(tagline.file)?.replace(former, newer) ?? '';
  const folder = join(dataDir, 'website/builds', editionOf(checkout, new Map([[tagline.file, words]])));
  await mkdir(join(dataDir, 'website/builds'), { recursive: true });
  // Writing through a link would change the original.
  await cp(await realpath(join(project, 'dist')), folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(former, newer));
  await Promise.all(['.br', '.gz'].map((ending) => rm(page + ending)));
  return folder;
}

let laid: Promise<string> | undefined;

/** A data folder with the edition: by a link, because it is 45 MB and servers only read it. */
export async function makeDataDirWithEdition(): Promise<string> {
  const dataDir = await makeDataDir();
  laid ??= makeDataDir().then((folder) => layEdition(root, folder));
  const edition = await laid;
  const builds = join(dataDir, 'website/builds');
  await mkdir(builds, { recursive: true });
  await symlink(edition, join(builds, basename(edition)));
  return dataDir;
}
