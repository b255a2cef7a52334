import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Surroundings } from '../../server/static/headers.ts';
import { loadSite } from '../../server/static/site.ts';
import { errorFiles, type HostedFile, hostedFiles } from './hosted-file.ts';
import { headerRules, headersByPath, redirectRules, rewrites } from './rule-files.ts';

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
  const rules = {
    _headers: headerRules(files, surroundings),
    _redirects: redirectRules(files),
    'vercel.json': vercelConfiguration(files, surroundings),
  };
  await Promise.all(Object.entries(rules).map(([name, text]) => writeFile(join(folder, name), text)));
}

/** Vercel looks for files before it rewrites, and matches paths like path-to-regexp. */
function vercelConfiguration(files: HostedFile[], surroundings: Surroundings): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headersByPath(files, surroundings).map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: rewrites(files)
      .filter(({ from }) => from.includes(':'))
      .map(({ from, to }) => ({ source: from, destination: to })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
