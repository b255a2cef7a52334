import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codingEndings } from '../../server/static/files.ts';
import type { Surroundings } from '../../server/static/headers.ts';
import { loadSite } from '../../server/static/site.ts';
import { errorFiles, type HostedFile, hostedFiles } from './hosted-file.ts';
import { nginxHeaders, nginxPages } from './nginx.ts';
import { headerRules, redirectRules } from './rule-files.ts';
import { vercelConfiguration } from './vercel.ts';

/** Writes the site our own server would serve into a folder that other hosts serve in the same way. */
export async function writeStaticTarget(
  built: string,
  folder: string,
  surroundings: Surroundings,
): Promise<void> {
  const site = await loadSite(built, surroundings);
  const files = hostedFiles(site);
  const errors = errorFiles(site);
  await rm(folder, { recursive: true, force: true });
  for (const hosted of [...files, ...errors]) await writeCodings(folder, hosted);
  const rules = {
    _headers: headerRules(files, surroundings),
    _redirects: redirectRules(files),
    'vercel.json': vercelConfiguration(files, surroundings),
    'nginx/pages.conf': nginxPages([...files, ...errors], surroundings),
    'nginx/headers.conf': nginxHeaders(surroundings),
  };
  await mkdir(join(folder, 'nginx'));
  await Promise.all(Object.entries(rules).map(([name, text]) => writeFile(join(folder, name), text)));
}

async function writeCodings(folder: string, { name, file }: HostedFile): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  for (const [coding, representation] of file.representations) {
    await copyFile(representation.path, path + codingEndings[coding]);
  }
}
