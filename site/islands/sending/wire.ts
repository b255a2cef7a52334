import type { WireError } from '../../../contract/submissions.ts';

/** The JSON of an answer; undefined when it was cut off on the way or is no JSON at all. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

export const isWireError = (body: unknown): body is WireError =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  'code' in body;

export const holdsRow = (body: unknown, id: string): boolean =>
  Array.isArray(body) && body.some((row) => row?.id === id);
