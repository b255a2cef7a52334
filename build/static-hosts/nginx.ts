import { fallbacks } from '../../content/fallbacks.ts';
import { mediaTypes } from '../../contract/media-types.ts';
import { type Surroundings, securityHeaders } from '../../server/static/headers.ts';
import type { HostedFile } from './hosted-file.ts';

/** The data deploy/nginx-static.conf includes, because only a build knows it: how nginx answers stands there. */

const notice = '# Written by the build; changes are lost.';

/** For the http block: what differs from page to page. */
export const nginxPages = (files: HostedFile[], surroundings: Surroundings): string =>
  [
    notice,
    'map_hash_bucket_size 256;',
    table('$site_policy', policies(files, surroundings)),
    table('$site_fallback', fallbackEntries),
    table('$site_attachment', headerOf(files, 'Content-Disposition')),
    '',
  ].join('\n\n');

/** For the server block: what every answer carries, and what the endings of names mean. */
export function nginxHeaders(surroundings: Surroundings): string {
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

/** Most pages share one; what is no page has that of an answer without a page. */
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
