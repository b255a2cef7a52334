import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of a file from another. */
export type Version = {
  etag: string;
  /** As it stands in Last-Modified: to the second. */
  modified: string;
};

/** What is left of a read after its conditions, in the order of RFC 9110, 13.2.2: all of it, "unchanged" or "changed". */
export function evaluateConditions(
  headers: IncomingHttpHeaders,
  { etag, modified }: Version,
): 200 | 304 | 412 {
  const ifMatch = headers['if-match'];
  const ifNoneMatch = headers['if-none-match'];
  if (ifMatch !== undefined) {
    if (!names(ifMatch, etag)) return 412;
  } else if (isBefore(headers['if-unmodified-since'], modified)) return 412;

  if (ifNoneMatch !== undefined) return names(ifNoneMatch.replaceAll('W/', ''), etag) ? 304 : 200;
  return isSince(headers['if-modified-since'], modified) ? 304 : 200;
}

/** Whether the part a client lacks belongs to the version it has. */
export function continues(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const known = headers['if-range'];
  return known === undefined || known === etag || known === modified;
}

const names = (tags: string, etag: string) =>
  tags.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);

// What is no date is neither.
const isBefore = (date: string | undefined, modified: string) =>
  date !== undefined && Date.parse(date) < Date.parse(modified);
const isSince = (date: string | undefined, modified: string) =>
  date !== undefined && Date.parse(date) >= Date.parse(modified);

export type Coding = 'br' | 'gzip' | 'identity';

/** Identity is acceptable unless refused, but comes after whatever the client asked for by name. */
const unaskedIdentity = 0.0001;

/**
 * The first of the best codings for an Accept-Encoding header (RFC 9110, 12.5.3), given those there are in
 * our own order of preference; undefined when the client refuses them all.
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding | undefined {
  const weights = parseWeights(header ?? '');
  let best: Coding | undefined;
  let bestWeight = 0;
  for (const coding of available) {
    const weight = weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? unaskedIdentity : 0);
    if (weight > bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';');
    const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    weights.set(coding.trim(), q === undefined ? 1 : parseWeight(q.slice(2)));
  }
  return weights;
}

/** A weight nobody can read counts as a refusal: plain bytes are always understood. */
const parseWeight = (text: string) => (/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0);

export type ByteRange = { start: number; end: number };

/**
 * The one range a Range header asks for, both ends included. Anything but a single range of bytes is undefined and gets
 * the whole file: players and downloads ask for one, and many small ones in one request are how servers are worn out.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(first) > Number(last)) return undefined;

  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}
