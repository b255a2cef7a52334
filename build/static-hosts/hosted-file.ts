import type { StaticFile } from '../../server/static/files.ts';
import type { Site } from '../../server/static/site.ts';

export type HostedFile = ReturnType<typeof hosted>;

const notFoundName = '404.html';
/** The name under which hosts that look for the nearest 404 page find it. */
export const unknownCaseStudyName = 'resources/case-studies/404.html';
const faultName = '500.html';

/** The files that have addresses. */
export const hostedFiles = (site: Site): HostedFile[] =>
  [...site.files].map(([address, file]) => hosted(address, nameOf(address, file), file));

/** The files that answer where no other file does. */
export const errorFiles = (site: Site): HostedFile[] => [
  hosted('', notFoundName, site.notFound),
  hosted('', unknownCaseStudyName, site.unknownCaseStudy),
  hosted('', faultName, site.fault),
];

/** A file under a name, its path in the folder, from which any host derives its address without a rule. */
const hosted = (address: string, name: string, file: StaticFile) => ({
  address,
  name,
  file,
  /** The headers our own server sends with it, except those that depend on the coding. */
  headers: headersOf(file),
});

// Hosts would give solutions/index.html the address /solutions/.
function nameOf(address: string, file: StaticFile): string {
  if (address === '/') return 'index.html';
  return headersOf(file)['Content-Type']?.startsWith('text/html')
    ? `${address.slice(1)}.html`
    : address.slice(1);
}

const ofTheBytes = ['ETag', 'Last-Modified', 'Content-Length'];

function headersOf({ representations }: StaticFile): Record<string, string> {
  const list = representations.get('identity')?.whole ?? [];
  const pairs = Array.from({ length: list.length / 2 }, (_, index) => list.slice(index * 2, index * 2 + 2));
  return Object.fromEntries(pairs.filter(([name = '']) => !ofTheBytes.includes(name)));
}
