import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of a file from another. */
export type Version = {
  etag: string;
  /** As it stands in Last-Modified: to the second. */
  modified: string;
};

/** What is left of a read after its conditions, in the order of RFC 9110, 13.2.2: all of it, "unchanged" or "changed". */
export function judge(headers: IncomingHttpHeaders, { etag, modified }: Version): 200 | 304 | 412 {
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
