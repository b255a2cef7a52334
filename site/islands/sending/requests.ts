import type { Endpoint } from '../../../contract/endpoint.ts';
import {
  type ConnectionTestSubmission,
  type ContactSubmission,
  submissionIdHeader,
} from '../../../contract/submissions.ts';

/** Asks to store one row and to be given it back. Repeating the call cannot store it twice: the id is in it. */
export function insertRow(
  endpoint: Endpoint,
  row: ContactSubmission | ConnectionTestSubmission,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(endpoint.url, {
    method: 'POST',
    headers: {
      ...endpoint.headers,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
      [submissionIdHeader]: row.id,
    },
    body: JSON.stringify(row),
    // The request goes on when the visitor closes the page right after pressing the button.
    keepalive: true,
    ...(signal && { signal }),
  });
}

export function readOneRow(endpoint: Endpoint): Promise<Response> {
  return fetch(`${endpoint.url}?select=*&limit=1`, { headers: endpoint.headers, cache: 'no-store' });
}
