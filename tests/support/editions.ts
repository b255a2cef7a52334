import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { makeDataDir } from '../processes/server.ts';

/**
 * What a test has built is kept for tests of the same words: a build takes ten seconds. It is named by its words and its
 * sources, so that nothing old is ever taken for it.
 */
const kept = join(root, '.cache/test-editions');
const buildsIn = (dataDir: string) => join(dataDir, 'website/builds');

export async function keepEditions(dataDir: string): Promise<void> {
  await rm(kept, { recursive: true, force: true });
  await cp(buildsIn(dataDir), kept, { recursive: true });
}

/** A data folder with what was built before, if anything was: by links, because a build is 45 MB and servers only read it. */
export async function makeDataDirWithEditions(): Promise<string> {
  const dataDir = await makeDataDir();
  await mkdir(buildsIn(dataDir), { recursive: true });
  for (const name of await readdir(kept).catch(() => []))
    await symlink(join(kept, name), join(buildsIn(dataDir), name));
  return dataDir;
}
