import { submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import { serviceKey } from './engines.ts';

export function send(url: string, row: { id?: string }, headers: Record<string, string> = {}) {
  return fetch(`${url}${submissionsPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      prefer: 'return=representation',
      [submissionIdHeader]: row.id ?? '',
      ...headers,
    },
    body: JSON.stringify(row),
  });
}

/** The stored rows, as the owner sees them. */
export async function storedRows(url: string, query = ''): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const path = `${submissionsPath}?order=id.asc&offset=${rows.length}${query}`;
    const page = await fetch(url + path, { headers: { apikey: serviceKey } }).then((response) =>
      response.json(),
    );
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}
