import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unexpectedTryAgain } from '../../content/messages/sending.ts';
import { type Draft, emptyDraft, faultNamedIn, faultsOf, toSubmission } from '../../contract/draft.ts';
import { nativeFormAction, sentPath } from '../../contract/native-form.ts';
import { wordRefusal } from '../../contract/refusals.ts';
import { visitorFaults, wordFault } from '../submissions/answers.ts';
import type { Intake } from '../submissions/intake.ts';
import { WireFault } from '../submissions/wire-fault.ts';
import { type AnswerPage, type FormPages, fillPage } from './answer-page.ts';
import { type FormBody, readForeignForm, readForm } from './form-body.ts';
import { minutesOfOneEnquiry, sendWords } from './same-words.ts';

type Options = { intake: Intake; pages: FormPages; serviceKey: string };

/**
 * So many forms of visitors who are turned away are held at once, or a flood would fill the memory that it is turned
 * away to save. Whoever comes on top is answered without being read.
 */
const mostHeldInVain = 32;

/** The contact form of a browser that runs no script. Whatever is answered, what was typed is not gone. */
export async function nativeForm(app: FastifyInstance, { intake, pages, serviceKey }: Options) {
  const turnedAway = new WeakMap<FastifyRequest, WireFault>();
  let heldInVain = 0;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request: FastifyRequest, body: Readable) =>
    readForm(body),
  );
  app.addContentTypeParser('*', (_request: FastifyRequest, body: Readable) => readForeignForm(body));

  app.addHook('onRequest', async (request, reply) => {
    const refusal = intake.turnAway(request);
    if (!refusal) return;
    if (heldInVain === mostHeldInVain) return answerNotRead(reply, refusalOf(refusal));
    turnedAway.set(request, refusal);
    heldInVain += 1;
    reply.raw.once('close', () => (heldInVain -= 1));
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return answerNotRead(reply, refusalOf(visitorFaults.unreadable()));
    request.log.error(error, 'fault');
    return answer(reply, unexpected, request.body as FormBody | undefined);
  });

  app.post<{ Body: FormBody | undefined }>(nativeFormAction, async (request, reply) => {
    const refusal = turnedAway.get(request);
    if (refusal) return answer(reply, refusalOf(refusal), request.body);

    const draft = request.body ?? emptyDraft;
    if (draft instanceof WireFault) return answerNotRead(reply, refusalOf(draft));

    const wrong = faultsOf(draft).map(({ message }) => message);
    if (wrong.length > 0) return answerNotSent(reply, { status: 400, messages: wrong }, draft);

    const outcome = await sendWords(draft, serviceKey, {
      send(id) {
        const sending = { id, created_at: new Date().toISOString(), seconds_to_fill: null };
        return intake.take({
          row: toSubmission(draft, sending),
          caller: 'anon',
          submissionId: id,
          address: request.ip,
        });
      },
      look: (id) => intake.look(id, minutesOfOneEnquiry),
    });
    if (outcome.kind === 'done') return reply.redirect(sentPath, 303);
    return answerNotSent(reply, refusalOf(wordFault(outcome, 'anon')), draft);
  });

  function answer(reply: FastifyReply, refusal: Refusal, typed: FormBody | undefined) {
    const isRead = typed !== undefined && !(typed instanceof WireFault);
    return isRead ? answerNotSent(reply, refusal, typed) : answerNotRead(reply, refusal);
  }

  const answerNotSent = (reply: FastifyReply, refusal: Refusal, typed: Draft) =>
    send(reply, refusal, pages.notSent, typed);

  const answerNotRead = (reply: FastifyReply, refusal: Refusal) =>
    send(reply, refusal, pages.notRead, emptyDraft);
}

/** What a visitor is told, and when to come again. */
type Refusal = { status: number; headers?: Record<string, string>; messages: string[] };

const unexpected: Refusal = {
  status: 500,
  messages: [unexpectedTryAgain],
};

function refusalOf({ status, headers, error }: WireFault): Refusal {
  return { status, headers, messages: [faultNamedIn(error.message)?.message ?? wordRefusal(error.message)] };
}

function send(
  reply: FastifyReply,
  { status, headers = {}, messages }: Refusal,
  page: AnswerPage,
  typed: Draft,
) {
  return reply
    .code(status)
    .headers({ ...headers, 'Content-Security-Policy': page.policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(fillPage(page.html, messages, typed));
}
