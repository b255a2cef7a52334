import { fallbacks } from '../../content/schemas/kinds.ts';
import { jointPolicy, type Surroundings, securityHeaders } from '../../server/static/headers.ts';
import { type HostedFile, unknownCaseStudyName } from './hosted-file.ts';

/** Rules for hosts that match paths by pattern and allow few of them: 100 for headers, 100 redirects by pattern. */

export type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * No two rules set the same header, because some hosts would join the values. Caching is left to the hosts: all of them
 * revalidate pages each time, and keep names that carry a hash.
 */
export function headersByPath(files: HostedFile[], surroundings: Surroundings): HeaderRule[] {
  const policies = files.filter(isPage).map(({ headers }) => headers['Content-Security-Policy'] ?? '');
  const hashed = files.find(({ address }) => address.startsWith('/_astro/'));
  return [
    { path: '/*', headers: securityHeaders(surroundings, jointPolicy(policies)) },
    { path: '/_astro/*', headers: pick(hashed?.headers ?? {}, ['Cache-Control']) },
    ...files
      .filter(({ headers }) => headers['Content-Disposition'])
      .map(({ address, headers }) => ({
        path: address,
        headers: pick(headers, ['Content-Type', 'Content-Disposition']),
      })),
  ];
}

/** Answers unknown ids, one folder at a time. Known ids come first, for hosts where a rule hides a file. */
export function rewrites(files: HostedFile[]): { from: string; to: string }[] {
  return Object.entries(fallbacks).flatMap(([kind, entry]) => {
    const folder = `/resources/${kind}/`;
    const known = files
      .map(({ address }) => address)
      .filter((address) => address.startsWith(folder) && !address.slice(folder.length).includes('/'));
    return [
      ...known.map((address) => ({ from: address, to: address })),
      { from: `${folder}:id`, to: folder + entry },
    ];
  });
}

/** Netlify and Cloudflare Pages read the same two files. */
export const headerRules = (files: HostedFile[], surroundings: Surroundings): string =>
  headersByPath(files, surroundings)
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(toLine)].join('\n'))
    .join('\n\n')
    .concat('\n');

const toLine = ([name, value]: [string, string]) => `  ${name}: ${value}`;

export function redirectRules(files: HostedFile[]): string {
  const rules = rewrites(files);
  const isPattern = ({ from }: { from: string }) => from.includes(':');
  const ordered = [...rules.filter((rule) => !isPattern(rule)), ...rules.filter(isPattern)];
  return [
    ...ordered.map(({ from, to }) => `${from} ${to} 200`),
    // Cloudflare Pages has no such rule and finds the page by its name.
    `/resources/case-studies/:id /${unknownCaseStudyName} 404`,
    '',
  ].join('\n');
}

const isPage = ({ headers }: HostedFile) => headers['Content-Type']?.startsWith('text/html');

const pick = (headers: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));
