import { fallbacks } from '../../content/fallbacks.ts';
import { idInPath } from '../../server/static/site.ts';
import { type HostedFile, notFoundName, unknownCaseStudyName } from './hosted-file.ts';

/**
 * The tables nginx decides by. They name every address, so nothing else in the folder is ever served, and need no
 * module: nginx picks the compressed file itself instead of leaving it to gzip_static and brotli_static.
 */
export const nginxHttp = (files: HostedFile[]): string =>
  [
    '# Belongs into the http block. Written by the build; changes are lost.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 16384;',
    '',
    table('$uri', '$site_path', '$uri', [['~^(?<site_bare>/.*[^/])/$', '$site_bare']]),
    table('$uri', '$site_has_slash', '0', [['~./$', '1']]),
    table('$request_uri', '$site_moved', '/', [
      ['~^(?<site_before>/[^?]*[^/?])/(?<site_query>[?].*)?$', '$site_before$site_query'],
    ]),
    table(
      '$site_path',
      '$site_listed',
      '',
      files.map(({ address, name }) => [address, name]),
    ),
    // nginx ignores case in a table, so what was found is compared with what was asked for.
    table('"$site_path $site_listed"', '$site_name', '', [
      ['/ index.html', 'index.html'],
      [String.raw`~^/(?<site_asked>\S+) (?P=site_asked)(\.html)?$`, '$site_listed'],
      ...Object.entries(fallbacks).map(
        ([kind, entry]): Entry => [
          String.raw`~^/resources/${kind}/${idInPath} \S*$`,
          `resources/${kind}/${entry}.html`,
        ],
      ),
    ]),
    table('$site_path', '$site_missing', `/${notFoundName}`, [
      [`~^/resources/case-studies/${idInPath}$`, `/${unknownCaseStudyName}`],
    ]),
    ...variedHeaders(files).map((header) => headerTable(header, files)),
    codings(files),
    // For GET alone, and only ranges that are ranges.
    table('"$request_method$http_range"', '$site_range', '0', [
      [String.raw`~*^GETbytes=(\d+-\d*|-\d+)$`, '$site_seekable'],
    ]),
    '',
  ].join('\n');

type Entry = [key: string, value: string];

/** Content-Encoding is chosen for each request. Ranges are nginx's own, where a file has them. */
export const headerVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** The headers that not all files send alike. */
export function variedHeaders(files: HostedFile[]): string[] {
  const names = new Set(files.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].filter((name) => files.some(({ headers }) => headers[name] !== files[0]?.headers[name]));
}

/** By file and not by address, so that an id nobody wrote is served as the entry it shows. */
function headerTable(header: string, files: HostedFile[]): string {
  const entries = files.map(({ name, headers }): Entry => [name, headers[header] ?? '']);
  return table('$site_name', headerVariable(header), ...withCommonest(entries));
}

function codings(files: HostedFile[]): string {
  const packed = files.map(({ name, file }): Entry => [name, file.codings.length > 1 ? '1' : '0']);
  const seekable = files.map(({ name, file }): Entry => [name, file.seekable ? '1' : '0']);
  return [
    // The pages for what is not there are packed like all pages.
    table('$site_name', '$site_packed', ...withCommonest([['', '1'], ...packed])),
    table('$site_name', '$site_seekable', ...withCommonest(seekable)),
    table('$http_accept_encoding', '$site_br', '0', weights('br')),
    table('$http_accept_encoding', '$site_gzip', '0', weights('gzip')),
    table('$http_accept_encoding', '$site_identity', '1', weights('identity')),
    table('"$site_packed$site_br$site_gzip$site_identity"', '$site_coding', 'none', [
      ['~^14', 'br'],
      ['~^1.4', 'gzip'],
      ['~^...4', 'identity'],
      ['~^13', 'br'],
      ['~^1.3', 'gzip'],
      ['~^...3', 'identity'],
      ['~^12', 'br'],
      ['~^1.2', 'gzip'],
      ['~^...[12]', 'identity'],
    ]),
    table('$site_coding', '$site_ending', '', [
      ['br', '.br'],
      ['gzip', '.gz'],
    ]),
    table('$site_coding', '$site_content_encoding', '', [
      ['br', 'br'],
      ['gzip', 'gzip'],
    ]),
  ].join('\n');
}

/** nginx cannot compare numbers: asked for by name, less so, by the asterisk alone, not refused, refused. */
function weights(coding: string): Entry[] {
  const entry = (name: string, parameters: string) => String.raw`~*(^|,)\s*${name}\s*${parameters}\s*(,|$)`;
  const full = String.raw`(;\s*q=1(\.0{0,3})?)?`;
  const part = String.raw`;\s*q=0\.(?=\d*[1-9])\d{1,3}`;
  return [
    [entry(coding, full), '4'],
    [entry(coding, part), '3'],
    [String.raw`~*(^|,)\s*${coding}\s*(;|,|$)`, '0'],
    [entry(String.raw`\*`, full), '4'],
    [entry(String.raw`\*`, part), '2'],
    [String.raw`~(^|,)\s*\*\s*;`, '0'],
  ];
}

/** The value most entries have becomes the one that need not be named. */
function withCommonest(entries: Entry[]): [fallback: string, rest: Entry[]] {
  const groups = Object.entries(Object.groupBy(entries, ([, value]) => value));
  const [commonest = ''] =
    groups.sort(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? [];
  return [commonest, entries.filter(([, value]) => value !== commonest)];
}

function table(from: string, to: string, fallback: string, entries: Entry[]): string {
  const lines = [['default', fallback] as Entry, ...entries].map(
    ([key, value]) => `  ${quote(key)} ${quote(value)};`,
  );
  return [`map ${from} ${to} {`, ...lines, '}'].join('\n');
}

export const quote = (text: string) => (text === 'default' ? text : `"${text.replaceAll(/[\\"]/g, '\\$&')}"`);
