import type { Endpoint } from '../../../contract/endpoint.ts';
import type { ConnectionTestSubmission } from '../../../contract/submissions.ts';
import { newId } from '../sending/new-id.ts';
import { insertRow, readOneRow } from '../sending/requests.ts';
import { isWireError, readJson } from '../sending/wire.ts';

export type TestResult =
  | { kind: 'success'; message: string; rows: unknown[] }
  | { kind: 'error'; message: string };

export const testConnection = (endpoint: Endpoint) =>
  conclude(() => readOneRow(endpoint), {
    success: 'connection successful! Table is accessible.',
    failure: 'Connection failed',
  });

export const testInsert = (endpoint: Endpoint) =>
  conclude(() => insertRow(endpoint, testRow()), {
    success: 'insert test successful! Data was added to the database.',
    failure: 'Insert failed',
  });

async function conclude(
  request: () => Promise<Response>,
  words: { success: string; failure: string },
): Promise<TestResult> {
  try {
    const response = await request();
    const body = await readJson(response);
    if (response.ok && Array.isArray(body)) return { kind: 'success', message: words.success, rows: body };
    return { kind: 'error', message: isWireError(body) && body.message ? body.message : words.failure };
  } catch (error) {
    console.error(error);
    return { kind: 'error', message: 'Unexpected error occurred' };
  }
}

const testRow = (): ConnectionTestSubmission => ({
  id: newId(),
  name: 'Connection test',
  email: 'test@example.com',
  instagram_handle: '@connection-test',
  other_social_media: 'none',
  business_details: 'Written by the connection test page.',
  source: 'connection-test',
});
