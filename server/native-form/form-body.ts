import type { Readable } from 'node:stream';
import { type Draft, draftFields, tidy } from '../../contract/draft.ts';
import { visitorFaults } from '../submissions/answers.ts';
import type { WireFault } from '../submissions/wire-fault.ts';

/**
 * Four times what the longest valid form needs: percent-encoding makes twelve bytes of what is one character to the
 * visitor. Up to here what is too long is shown back to be shortened.
 */
const mostBytes = 256 * 1024;

/** What was typed, or why it cannot be read. */
export type FormBody = Draft | WireFault;

export async function readForm(body: Readable): Promise<FormBody> {
  const text = await readText(body);
  return typeof text === 'string' ? draftOf(text) : text;
}

/** Of a form in an encoding that ours never has. */
export async function readForeignForm(body: Readable): Promise<FormBody> {
  await readText(body);
  return visitorFaults.unreadable();
}

/** To the end, also what is not kept: a browser hears no answer while it is sending. */
async function readText(body: Readable): Promise<string | WireFault> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes <= mostBytes) chunks.push(chunk);
      else chunks = [];
    }
  } catch {
    return visitorFaults.unreadable();
  }
  return bytes <= mostBytes ? Buffer.concat(chunks).toString() : visitorFaults.tooLarge();
}

function draftOf(text: string): Draft {
  const sent = new URLSearchParams(text);
  return tidy(Object.fromEntries(draftFields.map((field) => [field, sent.get(field) ?? ''])) as Draft);
}
