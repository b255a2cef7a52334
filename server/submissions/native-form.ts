import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Draft,
  draftFields,
  emptyDraft,
  faultNamedIn,
  faultsOf,
  tidy,
  toSubmission,
} from '../../contract/draft.ts';
import { nativeFormAction, sentPath } from '../../contract/native-form.ts';
import { visitorFaults, wordFault } from './answers.ts';
import type { Intake } from './intake.ts';
import { fillPage, type NotSentPage } from './not-sent-page.ts';

type Options = { intake: Intake; page: NotSentPage; serviceKey: string };

/** Percent-encoding makes three bytes, and up to twelve, of what is one character to the visitor. */
const bodyLimit = 96 * 1024;

/** The contact form of a browser that runs no script. */
export async function nativeForm(app: FastifyInstance, { intake, page, serviceKey }: Options) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );

  app.addHook('onRequest', async (request, reply) => {
    const refusal = intake.turnAway(request);
    if (refusal) return answerNotSent(reply, refusal.status, [refusal.error.message]);
  });

  app.setErrorHandler((error: Error & { code?: string }, _request, reply) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    const { status, error: tooLarge } = visitorFaults.tooLarge();
    return answerNotSent(reply, status, [tooLarge.message]);
  });

  app.post(nativeFormAction, { bodyLimit }, async (request, reply) => {
    const draft = readDraft(request);
    const wrong = faultsOf(draft).map(({ message }) => message);
    if (wrong.length > 0) return answerNotSent(reply, 400, wrong, draft);

    const id = idOf(draft, serviceKey);
    const sending = { id, created_at: new Date().toISOString(), seconds_to_fill: null };
    const row = toSubmission(draft, sending);
    const outcome = await intake.take({ row, caller: 'anon', submissionId: id });
    const isStored = outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === '23505');
    if (isStored) return reply.redirect(sentPath, 303);

    const { status, error } = wordFault(outcome, 'anon');
    const named = outcome.kind === 'refused' ? faultNamedIn(error.message) : undefined;
    return answerNotSent(reply, status, [named?.message ?? error.message], draft);
  });

  function answerNotSent(reply: FastifyReply, status: number, messages: string[], draft: Draft = emptyDraft) {
    return reply
      .code(status)
      .headers({ 'Content-Security-Policy': page.policy, 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(fillPage(page.html, messages, draft));
  }
}

function readDraft({ body }: FastifyRequest): Draft {
  const sent = new URLSearchParams(String(body ?? ''));
  return tidy(Object.fromEntries(draftFields.map((field) => [field, sent.get(field) ?? ''])) as Draft);
}

/**
 * A static page has no id to send, so the same words get the same id: pressing the button twice stores once.
 * The key keeps an id from being worked out by somebody who guesses the words.
 */
function idOf(draft: Draft, key: string): string {
  const hex = createHmac('sha256', key).update(JSON.stringify(draft)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
