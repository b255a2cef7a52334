/** Anything schema.org has a name for. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Escaped, because a "</script>" among the words would end the script they stand in. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
