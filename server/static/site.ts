import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { Addresses } from '../../content/schemas/addresses.ts';
import type { Booking } from '../../content/schemas/booking.ts';
import type { Company } from '../../content/schemas/company.ts';
import { fallbacks } from '../../content/schemas/kinds.ts';
import type { Letters } from '../../content/schemas/reply-templates.ts';
import { addressesFile, bookingFile, companyFile, lettersFile } from '../../contract/built-facts.ts';
import { answerFiles } from '../../contract/native-form.ts';
import type { FormPages } from '../native-form/answer-page.ts';
import { type HeadersOf, loadFiles, loadFilesMeanwhile, type StaticFile } from './files.ts';
import { pagePolicy, type Surroundings, securityHeaders } from './headers.ts';

/** The built site, by the path that visitors request. */
export type Site = {
  files: ReadonlyMap<string, StaticFile>;
  notFound: StaticFile;
  unknownCaseStudy: StaticFile;
  fault: StaticFile;
  /** Templates into which the server puts what was typed and what is wrong with it. */
  formPages: FormPages;
  /** When calls are offered, according to content/booking.yaml at the time of the build. */
  booking: Booking;
  /** The facts of the company that the pages state. */
  company: Company;
  /** The templates for replies. */
  letters: Letters;
  /** Where addresses lead that have no page any more. */
  moved: ReadonlyMap<string, string>;
};

export type FoundPath =
  | { kind: 'file'; file: StaticFile; status: 200 | 404 }
  | { kind: 'moved'; path: string }
  | { kind: 'nowhere' };

class SiteNotBuilt extends Error {
  readonly code = 'SITE_NOT_BUILT';
  constructor(missing: string) {
    super(`The built site has no ${missing}. Build it with: npm run build`);
  }
}

export const loadSite = (folder: string, surroundings: Surroundings): Site =>
  siteOf(folder, surroundings, existsSync(folder) ? loadFiles(folder, headersIn(surroundings)) : new Map());

/** Loads a site while the server runs. It shares unchanged files with the site before it. */
export const loadNextSite = async (folder: string, surroundings: Surroundings, before: Site): Promise<Site> =>
  siteOf(
    folder,
    surroundings,
    await loadFilesMeanwhile(folder, headersIn(surroundings), bodiesOf(before)),
    before,
  );

function siteOf(folder: string, surroundings: Surroundings, files: Map<string, StaticFile>, before?: Site) {
  // These pages answer other requests, and are not found under their own names.
  const take = (name: string) => {
    const file = files.get(name);
    if (!file) throw new SiteNotBuilt(name);
    files.delete(name);
    return file;
  };
  const notFound = take('404.html');
  const fault = take('500.html');
  const unknownCaseStudy = take('resources/case-studies/not-found/index.html');
  const template = (name: string) => {
    take(name);
    const html = readFileSync(join(folder, name), 'utf8');
    return { html, policy: pagePolicy(html, surroundings) };
  };
  const formPages: FormPages = {
    notSent: template(answerFiles.notSent),
    notRead: template(answerFiles.notRead),
  };

  const facts = (name: string) => {
    take(name);
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  };
  const booking: Booking = facts(bookingFile);
  const company: Company = facts(companyFile);
  // What the owner published with a former version of the server has none, and stays online after an upgrade.
  const letters: Letters = before && !files.has(lettersFile) ? before.letters : facts(lettersFile);
  // Nor has it this.
  const { gone = [], moved = [] }: Partial<Addresses> = files.has(addressesFile) ? facts(addressesFile) : {};

  const byPath = new Map([...files].map(([name, file]) => [addressOf(name), file]));
  return {
    ...{ files: byPath, notFound, unknownCaseStudy, fault, formPages, booking, company, letters },
    moved: new Map([...gone, ...moved].map(({ from, to }) => [from, to])),
  };
}

const bodiesOf = ({ files }: Site) =>
  new Map(
    [...files.values()]
      .flatMap(({ representations }) => [...representations.values()])
      .map(({ etag, body }) => [etag, body] as const),
  );

const headersIn =
  (surroundings: Surroundings): HeadersOf =>
  (name, path) => {
    const isPage = name.endsWith('.html');
    const policy = isPage ? pagePolicy(readFileSync(path, 'utf8'), surroundings) : undefined;
    return {
      ...securityHeaders(surroundings, policy),
      'Cache-Control': cacheControl(name),
      ...(isDownload(name) && { 'Content-Disposition': `attachment; filename="${basename(name)}"` }),
    };
  };

/** Downloads: their address is the folder's followed by /download. */
const isDownload = (name: string) => name.endsWith('.pdf');

function cacheControl(name: string): string {
  // These names have a hash of their contents.
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  // Pages are revalidated each time, so that a correction shows at once. An unchanged page costs a 304.
  if (name.endsWith('.html')) return 'no-cache';
  // Icons, feeds and pictures keep their names when they change; an hour's delay is fine.
  return 'public, max-age=3600';
}

function addressOf(name: string): string {
  if (isDownload(name)) return `/${posix.dirname(name)}/download`;
  return `/${name.replace(/\/?index\.html$/, '')}`;
}

/** Where a path leads that is not itself the path of a file. */
export function findPath(site: Site, rawPath: string): FoundPath {
  const path = decodePath(rawPath);
  if (path === undefined) return { kind: 'nowhere' };

  if (rawPath.length > 1 && rawPath.endsWith('/')) {
    const place = findFile(site, path.slice(0, -1));
    return place.kind === 'file' ? { kind: 'moved', path: rawPath.slice(0, -1) } : place;
  }
  return findFile(site, path);
}

function findFile(site: Site, path: string): FoundPath {
  const file = site.files.get(path);
  const moved = site.moved.get(path);
  if (file) return { kind: 'file', file, status: 200 };
  return moved ? { kind: 'moved', path: moved } : findUnknownEntry(site, path);
}

function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

/** An entry's id, as a pattern. File names and attempts to climb the tree do not match and get no entry. */
const idInPath = String.raw`[^./\\%\x00-\x1f\x7f]+`;

const unknownEntry = new RegExp(`^/resources/([^/]+)/${idInPath}$`);

function findUnknownEntry(site: Site, path: string): FoundPath {
  const kind = unknownEntry.exec(path)?.[1];
  if (kind === 'case-studies') return { kind: 'file', file: site.unknownCaseStudy, status: 404 };

  const entry = fallbacks[kind as keyof typeof fallbacks];
  const file = entry && site.files.get(`/resources/${kind}/${entry}`);
  return file ? { kind: 'file', file, status: 200 } : { kind: 'nowhere' };
}
