import { fallbacks } from '../../content/schemas/kinds.ts';
import { jointPolicy, type Surroundings, securityHeaders } from '../../server/static/headers.ts';
import type { Site } from '../../server/static/site.ts';
import { type HostedFile, unknownCaseStudyName } from './hosted-file.ts';

/**
 * Netlify and Cloudflare Pages read the same two files, which match paths by pattern and hold few rules: 100 for headers, 100
 * redirects by pattern.
 */

/**
 * No two rules set the same header, because some hosts would join the values. Caching is left to the hosts: all of them
 * revalidate pages each time, and keep names that carry a hash.
 */
export function headerRules(files: HostedFile[], surroundings: Surroundings): string {
  const policies = files.filter(isPage).map(({ headers }) => headers['Content-Security-Policy'] ?? '');
  const hashed = files.find(({ address }) => address.startsWith('/_astro/'));
  const downloads = files.filter(({ headers }) => headers['Content-Disposition']);
  const rules = [
    rule('/*', securityHeaders(surroundings, jointPolicy(policies))),
    rule('/_astro/*', pick(hashed?.headers ?? {}, ['Cache-Control'])),
    ...downloads.map(({ address, headers }) =>
      rule(address, pick(headers, ['Content-Type', 'Content-Disposition'])),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Answers unknown ids, one folder at a time. Known ids come first, because there a rule hides a file. */
export function redirectRules(files: HostedFile[], moved: Site['moved']): string {
  const folders = Object.entries(fallbacks).map(([kind, entry]) => ({
    folder: `/resources/${kind}/`,
    entry,
  }));
  const known = folders.flatMap(({ folder }) =>
    files
      .map(({ address }) => address)
      .filter((address) => address.startsWith(folder) && !address.slice(folder.length).includes('/')),
  );
  const isThere = new Set(files.map(({ address }) => address));
  return [
    ...[...moved].flatMap(([from, to]) => (isThere.has(from) ? [] : [`${encodeURI(from)} ${to} 308`])),
    ...known.map((address) => `${address} ${address} 200`),
    ...folders.map(({ folder, entry }) => `${folder}:id ${folder}${entry} 200`),
    // Cloudflare Pages has no such rule and finds the page by its name.
    `/resources/case-studies/:id /${unknownCaseStudyName} 404`,
    '',
  ].join('\n');
}

const isPage = ({ headers }: HostedFile) => headers['Content-Type']?.startsWith('text/html');

const pick = (headers: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));
