import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { unexpectedTryAgain } from '../../content/messages/enquiry.ts';
import { cameFrom } from '../../contract/came-from.ts';
import { type Draft, draftOf, faultNamedIn, tidy, wordRefusal } from '../../contract/draft.ts';
import { cameFromField } from '../../contract/native-form.ts';
import { visitorFaults, type WireFault } from '../requests/wire-fault.ts';

/**
 * Four times the longest valid form, because percent-encoding makes twelve bytes of one character. A form up to this
 * size that is too long is shown again, to be shortened.
 */
const mostBytes = 256 * 1024;

/** The form that was sent, or why it cannot be read. */
export type FormBody = URLSearchParams | WireFault;

export async function readForm(body: Readable): Promise<FormBody> {
  const text = await readText(body);
  return typeof text === 'string' ? new URLSearchParams(text) : text;
}

/** Reads a form in an encoding that our own form never uses. */
export async function readForeignForm(body: Readable): Promise<FormBody> {
  await readText(body);
  return visitorFaults.unreadable();
}

/** Reads to the end, even what is not kept, because browsers ignore an answer while they are sending. */
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

/** The visitor's input, and the page that led to the form. */
export type Typed = { draft: Draft; from: string };

export const typedIn = (sent: URLSearchParams, request: FastifyRequest): Typed => ({
  draft: tidy(draftOf((field) => sent.get(field) ?? '')),
  // The answered form repeats this in a field; the first one relies on the Referer header.
  from: sent.get(cameFromField) ?? cameFromIn(request) ?? '',
});

function cameFromIn({ headers, host }: FastifyRequest): string | null {
  const page = URL.parse(headers.referer ?? '');
  return page?.host === host ? cameFrom(page) : null;
}

/** The messages for the visitor, the status, and when to try again. */
export type Rejection = { status: number; headers?: Record<string, string>; messages: string[] };

export const unexpected: Rejection = {
  status: 500,
  messages: [unexpectedTryAgain],
};

export function rejectionOf({ status, headers, error }: WireFault): Rejection {
  return { status, headers, messages: [faultNamedIn(error.message)?.message ?? wordRefusal(error.message)] };
}
