import type { FastifyReply } from 'fastify';
import { callTitle } from '../../content/messages/call-mail.ts';
import { justTakenMove, notOfferedMove } from '../../content/messages/native-call.ts';
import { changeOnPage } from '../../content/messages/picking.ts';
import { callPath, momentOf, whyNotGiven } from '../../contract/booking.ts';
import { toCalendarFile } from '../../contract/calendar-file.ts';
import { type CallAct, callActs, callFields } from '../../contract/native-form.ts';
import type { Appointment } from '../../contract/rows.ts';
import type { Calls, Result } from '../booking/calls.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Refusal } from '../database/store.ts';
import { wordFault } from '../requests/answers.ts';
import { type CallPage, noFault } from './call-page.ts';
import { type Rejection, rejectionOf, wantedTimeIn } from './form-body.ts';

type Parts = {
  calls: Calls;
  showCall: CallPage;
  answerNotRead: (reply: FastifyReply, refusal: Rejection) => FastifyReply;
  callTerms: CallTerms;
  /** The site's origin, when SITE_URL is set. */
  siteUrl: string | undefined;
};

type Asked = { call: Appointment; secret: string; sent: URLSearchParams; reply: FastifyReply };

/** The forms on the page of a call. The secret is in a field, never in an address. */
export function createNativeCall({ calls, showCall, answerNotRead, callTerms, siteUrl }: Parts) {
  const acts: Record<CallAct, (asked: Asked) => Promise<FastifyReply>> = {
    calendar: async ({ call, secret, reply }) => {
      const { protocol, host } = reply.request;
      const page = `${siteUrl ?? `${protocol}://${host}`}${callPath}#${secret}`;
      return sendCalendarFile(reply, call, `${callTerms.place}\n${changeOnPage(page)}`);
    },

    async move({ call, secret, sent, reply }) {
      const wanted = wantedTimeIn(sent);
      if (!wanted) return showCall(reply, call, secret, noFault);
      const result = await calls.move(secret, wanted);
      return result.kind === 'refused'
        ? showCall(reply, call, secret, whyNotMoved(result, momentOf(wanted, callTerms.zone)))
        : show(result, secret, reply);
    },

    cancel: async ({ secret, reply }) => show(await calls.cancel(secret), secret, reply),
  };

  async function show(result: Result<Appointment>, secret: string, reply: FastifyReply) {
    return result.kind === 'found'
      ? showCall(reply, result.items[0], secret, noFault)
      : answerNotRead(reply, rejectionOf(wordFault(result, 'anon')));
  }

  return async (sent: URLSearchParams, reply: FastifyReply): Promise<FastifyReply> => {
    const secret = (sent.get(callFields.secret) ?? '').replaceAll('\0', '');
    const result = await calls.find(secret);
    if (result.kind !== 'found') return show(result, secret, reply);
    const [call] = result.items;
    const act = callActs.find((name) => name === sent.get(callFields.act));
    return call && act ? acts[act]({ call, secret, sent, reply }) : showCall(reply, call, secret, noFault);
  };
}

function whyNotMoved(refused: Refusal, wanted: string): Rejection {
  const refusal = rejectionOf(wordFault(refused, 'anon'));
  const why = whyNotGiven(refused);
  if (!why) return refusal;
  return { ...refusal, messages: [why === 'taken' ? justTakenMove(wanted) : notOfferedMove] };
}

function sendCalendarFile(reply: FastifyReply, call: Appointment, description: string) {
  const file = toCalendarFile({
    method: 'PUBLISH',
    call,
    summary: callTitle(),
    description,
    writtenAt: new Date(),
  });
  return reply
    .headers({ 'Cache-Control': 'no-store', 'Content-Disposition': 'attachment; filename="call.ics"' })
    .type('text/calendar; charset=utf-8; method=PUBLISH')
    .send(file);
}
