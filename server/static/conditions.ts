import type { IncomingHttpHeaders } from 'node:http';

/** What identifies one version of a file. */
export type Version = {
  etag: string;
  /** The Last-Modified date, to the second. */
  modified: string;
};

/** The status after the request's conditions, in the order of RFC 9110, 13.2.2: the file, "unchanged" or "changed". */
export function checkConditions(headers: IncomingHttpHeaders, { etag, modified }: Version): 200 | 304 | 412 {
  const ifMatch = headers['if-match'];
  const ifNoneMatch = headers['if-none-match'];
  if (ifMatch !== undefined) {
    if (!names(ifMatch, etag)) return 412;
  } else if (isBefore(headers['if-unmodified-since'], modified)) return 412;

  if (ifNoneMatch !== undefined) return names(ifNoneMatch.replaceAll('W/', ''), etag) ? 304 : 200;
  return isSince(headers['if-modified-since'], modified) ? 304 : 200;
}

/** Whether the part a client has belongs to this version. */
export function rangeApplies(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const known = headers['if-range'];
  return known === undefined || known === etag || known === modified;
}

const names = (tags: string, etag: string) =>
  tags.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);

// An invalid date is NaN, and compares as false.
const isBefore = (date: string | undefined, modified: string) =>
  date !== undefined && Date.parse(date) < Date.parse(modified);
const isSince = (date: string | undefined, modified: string) =>
  date !== undefined && Date.parse(date) >= Date.parse(modified);

export type Coding = 'br' | 'gzip' | 'identity';

/** Identity is acceptable unless refused, but comes after every coding that the client named. */
const unaskedIdentity = 0.0001;

/**
 * The first of the best codings for an Accept-Encoding header (RFC 9110, 12.5.3), out of those available in our order
 * of preference; undefined when the client refuses all.
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

/** An unreadable weight counts as a refusal, because every client understands plain bytes. */
const parseWeight = (text: string) => (/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0);

export type ByteRange = { start: number; end: number };

/**
 * The one range of a Range header, both ends included. Everything else returns undefined and gets the whole file:
 * players and downloads ask for a single range, and many small ones in one request are an attack.
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
