import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultsOf, toSubmission } from '../../contract/draft.ts';
import { nativeFormAction, sentPath } from '../../contract/native-form.ts';
import type { Intake } from '../intake.ts';
import { visitorFaults, WireFault, wordFault } from '../requests/wire-fault.ts';
import { type FormPages, sendPage, withMessages, withTyped } from './answer-page.ts';
import {
  type FormBody,
  type Rejection,
  readForeignForm,
  readForm,
  rejectionOf,
  type Typed,
  typedIn,
  unexpected,
} from './form-body.ts';
import { minutesOfOneEnquiry, sendWords } from './same-words.ts';

type Options = { intake: Intake; pages: FormPages; serviceKey: string };

/**
 * At most this many rejected forms are read at once, or a flood would fill the memory that rejecting saves. Further
 * ones are rejected unread.
 */
const mostHeldInVain = 32;

/** The contact form for browsers that run no script. Every answer keeps what was typed. */
export async function nativeForm(app: FastifyInstance, { intake, pages, serviceKey }: Options) {
  const turnedAway = new WeakMap<FastifyRequest, WireFault>();
  let heldInVain = 0;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request: FastifyRequest, body: Readable) =>
    readForm(body),
  );
  app.addContentTypeParser('*', (_request: FastifyRequest, body: Readable) => readForeignForm(body));

  app.addHook('onRequest', async (request, reply) => {
    const refusal = intake.reject(request, 'anon');
    if (!refusal) return;
    if (heldInVain === mostHeldInVain) return answerNotRead(reply, rejectionOf(refusal));
    turnedAway.set(request, refusal);
    heldInVain += 1;
    reply.raw.once('close', () => (heldInVain -= 1));
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return answerNotRead(reply, rejectionOf(visitorFaults.unreadable()));
    request.log.error(error, 'fault');
    return answer(reply, unexpected, request);
  });

  app.post<{ Body: FormBody | undefined }>(nativeFormAction, async (request, reply) => {
    const refusal = turnedAway.get(request);
    if (refusal) return answer(reply, rejectionOf(refusal), request);
    const sent = request.body ?? new URLSearchParams();
    if (sent instanceof WireFault) return answerNotRead(reply, rejectionOf(sent));
    const typed = typedIn(sent, request);
    const messages = faultsOf(typed.draft).map(({ message }) => message);
    return messages.length > 0
      ? answerNotSent(reply, { status: 400, messages }, typed)
      : store(reply, typed, request);
  });

  async function store(reply: FastifyReply, typed: Typed, request: FastifyRequest) {
    const { draft, from } = typed;
    const outcome = await sendWords(draft, serviceKey, {
      send(id) {
        const sending = { id, created_at: new Date().toISOString(), seconds_to_fill: null };
        return intake.take({
          row: { ...toSubmission(draft, sending), came_from: from || null },
          caller: 'anon',
          submissionId: id,
          request,
        });
      },
      look: (id) => intake.look(id, minutesOfOneEnquiry),
    });
    if (outcome.kind === 'done') return reply.redirect(sentPath, 303);
    return answerNotSent(reply, rejectionOf(wordFault(outcome, 'anon')), typed);
  }

  /** A message is shown again; a form that cannot be read is not. */
  function answer(reply: FastifyReply, refusal: Rejection, request: FastifyRequest) {
    const { body } = request;
    return body instanceof URLSearchParams
      ? answerNotSent(reply, refusal, typedIn(body, request))
      : answerNotRead(reply, refusal);
  }

  function answerNotSent(reply: FastifyReply, refusal: Rejection, typed: Typed) {
    return sendPage(reply, pages.notSent, refusal, {
      ...withMessages(refusal.messages),
      ...withTyped(typed),
    });
  }

  function answerNotRead(reply: FastifyReply, refusal: Rejection) {
    return sendPage(reply, pages.notRead, refusal, withMessages(refusal.messages));
  }
}
