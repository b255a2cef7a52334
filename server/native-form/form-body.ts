import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { unexpectedTryAgain } from '../../content/messages/enquiry.ts';
import { cameFrom } from '../../contract/came-from.ts';
import { type Draft, draftFields, faultNamedIn, tidy, wordRefusal } from '../../contract/draft.ts';
import { cameFromField, wantedTimeField } from '../../contract/native-form.ts';
import { visitorFaults } from '../requests/answers.ts';
import type { WireFault } from '../requests/wire-fault.ts';

/**
 * Four times what the longest valid form needs: percent-encoding makes twelve bytes of what is one character to the
 * visitor. Up to here what is too long is shown back to be shortened.
 */
const mostBytes = 256 * 1024;

/** What was sent, or why it cannot be read. */
export type FormBody = URLSearchParams | WireFault;

export async function readForm(body: Readable): Promise<FormBody> {
  const text = await readText(body);
  return typeof text === 'string' ? new URLSearchParams(text) : text;
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

/** What of it was typed, and the page that led to the form. */
export type Typed = { draft: Draft; from: string };

export const typedIn = (sent: URLSearchParams, request: FastifyRequest): Typed => ({
  draft: draftIn(sent),
  // The form says it when it is answered once more; at first its browser does.
  from: sent.get(cameFromField) ?? cameFromIn(request) ?? '',
});

function cameFromIn({ headers, host }: FastifyRequest): string | null {
  const page = URL.parse(headers.referer ?? '');
  return page?.host === host ? cameFrom(page) : null;
}

function draftIn(sent: URLSearchParams): Draft {
  return tidy(Object.fromEntries(draftFields.map((field) => [field, sent.get(field) ?? ''])) as Draft);
}

/** The time that was picked, if any was. What is no time near ours becomes one that is offered to nobody. */
export function wantedTimeIn(sent: URLSearchParams): string | undefined {
  const text = sent.get(wantedTimeField);
  if (!text) return undefined;
  const moment = Date.parse(text);
  return new Date(Math.abs(moment - Date.now()) < year ? moment : 0).toISOString();
}

const year = 366 * 24 * 60 * 60_000;

/** What a visitor is told, and when to come again. */
export type Rejection = { status: number; headers?: Record<string, string>; messages: string[] };

export const unexpected: Rejection = {
  status: 500,
  messages: [unexpectedTryAgain],
};

export function rejectionOf({ status, headers, error }: WireFault): Rejection {
  return { status, headers, messages: [faultNamedIn(error.message)?.message ?? wordRefusal(error.message)] };
}
