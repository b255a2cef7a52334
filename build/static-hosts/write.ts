import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fallbacks } from '../../content/schemas/kinds.ts';
import { mediaTypes } from '../../contract/media-types.ts';
import { codingEndings } from '../../server/static/files.ts';
import { type Surroundings, securityHeaders } from '../../server/static/headers.ts';
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

/**
 * The data that deploy/nginx-static.conf includes, because only a build knows it. How nginx answers is in that file.
 */

const notice = '# Written by the build; changes are lost.';

/** For the http block: what differs between pages. */
const nginxPages = (files: HostedFile[], surroundings: Surroundings): string =>
  [
    notice,
    'map_hash_bucket_size 256;',
    table('$site_policy', policies(files, surroundings)),
    table('$site_fallback', fallbackEntries),
    table('$site_attachment', headerOf(files, 'Content-Disposition')),
    '',
  ].join('\n\n');

/** For the server block: the headers of every answer, and the media types by file extension. */
function nginxHeaders(surroundings: Surroundings): string {
  const headers = { ...securityHeaders(surroundings), 'Content-Security-Policy': '$site_policy' };
  return [
    notice,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'types {',
    ...Object.entries(mediaTypes).map(([ending, { name }]) => `  "${name}" ${ending.slice(1)};`),
    '}',
    '',
  ].join('\n');
}

type Line = [pattern: string, value: string];

/** Most pages share one policy. Other files get the policy of an answer without a page. */
function policies(files: HostedFile[], surroundings: Surroundings): Line[] {
  const all = headerOf(files, 'Content-Security-Policy').filter(([name]) => name.endsWith('.html'));
  const pagesOf = Object.groupBy(all, ([, policy]) => policy);
  const [commonest = ''] = Object.keys(pagesOf).sort(
    (one, other) => (pagesOf[other]?.length ?? 0) - (pagesOf[one]?.length ?? 0),
  );
  return [
    ['default', securityHeaders(surroundings)['Content-Security-Policy'] ?? ''],
    [String.raw`~\.html$`, commonest],
    ...all.filter(([, policy]) => policy !== commonest),
  ];
}

const fallbackEntries = Object.entries(fallbacks).map(
  ([kind, entry]): Line => [`~^/resources/${kind}/[^./]+$`, `/resources/${kind}/${entry}.html`],
);

const headerOf = (files: HostedFile[], header: string): Line[] =>
  files.flatMap(({ name, headers }): Line[] => (headers[header] ? [[`/${name}`, headers[header]]] : []));

const table = (variable: string, lines: Line[]) =>
  [
    `map $uri ${variable} {`,
    ...lines.map(([pattern, value]) => `  ${quote(pattern)} ${quote(value)};`),
    '}',
  ].join('\n');

const quote = (text: string) => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
