import {
  insertFailed,
  insertSucceeded,
  readFailed,
  readSucceeded,
  unexpected,
} from '../../../content/messages/connection-test.ts';
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
    success: readSucceeded,
    failure: readFailed,
  });

export const testInsert = (endpoint: Endpoint) =>
  conclude(() => insertRow(endpoint, testRow()), {
    success: insertSucceeded,
    failure: insertFailed,
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
    return { kind: 'error', message: unexpected };
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
