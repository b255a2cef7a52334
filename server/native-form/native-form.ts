import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notOfferedAnyMore } from '../../content/messages/native-call.ts';
import { callPath } from '../../contract/booking.ts';
import { faultsOf, toSubmission } from '../../contract/draft.ts';
import { nativeFormAction, pickTimeAction, sentPath } from '../../contract/native-form.ts';
import type { Calls } from '../booking/calls.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Intake } from '../intake.ts';
import { visitorFaults, wordFault } from '../requests/answers.ts';
import { WireFault } from '../requests/wire-fault.ts';
import { type FormPages, sendPage, withMessages, withTyped } from './answer-page.ts';
import { createCallPage } from './call-page.ts';
import {
  type FormBody,
  type Rejection,
  readForeignForm,
  readForm,
  rejectionOf,
  type Typed,
  typedIn,
  unexpected,
  wantedTimeIn,
} from './form-body.ts';
import { createNativeCall } from './native-call.ts';
import { createNativePick } from './native-pick.ts';
import { minutesOfOneEnquiry, sendWords } from './same-words.ts';

type Options = {
  intake: Intake;
  calls: Calls;
  pages: FormPages;
  serviceKey: string;
  callTerms: CallTerms;
  siteUrl: string | undefined;
};

/**
 * At most this many rejected forms are read at once, or a flood would fill the memory that rejecting saves. Further
 * ones are rejected unread.
 */
const mostHeldInVain = 32;

/** The contact form for browsers that run no script. Every answer keeps what was typed. */
export async function nativeForm(app: FastifyInstance, options: Options) {
  const { intake, calls, pages, serviceKey, callTerms, siteUrl } = options;
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

  const showCall = createCallPage({ calls, pages, callTerms });
  const { offerTimes, book } = createNativePick({ intake, calls, pages, showCall, serviceKey, callTerms });
  const changeCall = createNativeCall({ calls, showCall, answerNotRead, callTerms, siteUrl });

  post(nativeFormAction, async (sent, request, reply) => {
    const typed = typedIn(sent, request);
    const wanted = wantedTimeIn(sent);
    const wrong = faultsOf(typed.draft).map(({ message }) => message);
    if (wanted !== undefined && !callTerms.offered)
      return answerNotSent(reply, { status: 400, messages: [notOfferedAnyMore] }, typed);
    if (wrong.length > 0) {
      const refusal = { status: 400, messages: wrong };
      return wanted ? offerTimes(reply, typed, { ...refusal, wanted }) : answerNotSent(reply, refusal, typed);
    }
    return wanted ? book(reply, { typed, wanted, address: request.ip }) : store(reply, typed, request.ip);
  });

  post(pickTimeAction, async (sent, request, reply) =>
    callTerms.offered ? offerTimes(reply, typedIn(sent, request)) : notFound(reply),
  );
  // A browser that returns to this address has no form to send.
  app.get(pickTimeAction, async (_request, reply) =>
    callTerms.offered ? reply.redirect(nativeFormAction, 303) : notFound(reply),
  );

  post(callPath, (sent, _request, reply) => changeCall(sent, reply));

  function post(
    path: string,
    act: (sent: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    app.post<{ Body: FormBody | undefined }>(path, async (request, reply) => {
      const refusal = turnedAway.get(request);
      if (refusal) return answer(reply, rejectionOf(refusal), request);
      const sent = request.body ?? new URLSearchParams();
      return sent instanceof WireFault ? answerNotRead(reply, rejectionOf(sent)) : act(sent, request, reply);
    });
  }

  /** As where nothing was ever offered. */
  function notFound(reply: FastifyReply) {
    reply.callNotFound();
    return reply;
  }

  async function store(reply: FastifyReply, typed: Typed, address: string) {
    const { draft, from } = typed;
    const { outcome } = await sendWords(draft, serviceKey, {
      send(id) {
        const sending = { id, created_at: new Date().toISOString(), seconds_to_fill: null };
        return intake.take({
          row: { ...toSubmission(draft, sending), came_from: from || null },
          caller: 'anon',
          submissionId: id,
          address,
        });
      },
      look: (id) => intake.look(id, minutesOfOneEnquiry),
    });
    if (outcome.kind === 'done') return reply.redirect(sentPath, 303);
    return answerNotSent(reply, rejectionOf(wordFault(outcome, 'anon')), typed);
  }

  /** A message about a business is shown again. A question about a call is not, nor is an unreadable form. */
  function answer(reply: FastifyReply, refusal: Rejection, request: FastifyRequest) {
    const { body, url } = request;
    const isTyped = body instanceof URLSearchParams && url !== callPath;
    return isTyped ? answerNotSent(reply, refusal, typedIn(body, request)) : answerNotRead(reply, refusal);
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
