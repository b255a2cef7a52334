import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as words from '../../content/messages/native-call.ts';
import { momentOf, standingOf, type WhyNotGiven, whyNotGiven } from '../../contract/booking.ts';
import { toSubmission } from '../../contract/draft.ts';
import { timesToken } from '../../contract/native-form.ts';
import type { Calls } from '../booking/calls.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Outcome } from '../database/store.ts';
import type { Intake } from '../intake.ts';
import { wordFault } from '../requests/answers.ts';
import { type FormPages, sendPage, withMessages, withTyped } from './answer-page.ts';
import { type CallPage, noFault, timeGroups } from './call-page.ts';
import { type Rejection, rejectionOf, type Typed } from './form-body.ts';
import { minutesOfOneEnquiry, sendWords } from './same-words.ts';

type Parts = {
  intake: Intake;
  calls: Calls;
  pages: FormPages;
  showCall: CallPage;
  serviceKey: string;
  callTerms: CallTerms;
};

export type Pick = { typed: Typed; wanted: string; address: string };

/** The step in which a time is picked, where no script runs. */
export function createNativePick({ intake, calls, pages, showCall, serviceKey, callTerms }: Parts) {
  /** Shows the free times, what was typed, and the picked time while it is still free. */
  async function offerTimes(reply: FastifyReply, typed: Typed, { wanted, ...answer }: Offering = noFault) {
    const times = await calls.freeTimes();
    const free = times.kind === 'found' ? times.items : [];
    const none = times.kind !== 'found' ? [words.cannotRead] : free.length === 0 ? [words.nothingFree] : [];
    return sendPage(reply, pages.pickTime, answer, {
      ...withTyped(typed),
      ...withMessages([...answer.messages, ...none]),
      [timesToken]: timeGroups(free, callTerms.zone, wanted),
    });
  }

  async function book(reply: FastifyReply, { typed, wanted, address }: Pick) {
    const { draft, from } = typed;
    const { outcome, id } = await sendWords([draft, wanted], serviceKey, {
      send(id) {
        const sending = { id, created_at: new Date().toISOString(), seconds_to_fill: null };
        const pick = { wanted_time: wanted, link_hash: hashOf(secretOf(id, serviceKey)) };
        return intake.take({
          row: { ...toSubmission(draft, sending), came_from: from || null, ...pick },
          caller: 'anon',
          submissionId: id,
          address,
        });
      },
      look,
    });
    if (outcome.kind !== 'done') return offerTimes(reply, typed, whyNotBooked(outcome, wanted));
    const secret = secretOf(id, serviceKey);
    const result = await calls.find(secret);
    // A second press finds the call of the first.
    if (result.kind !== 'found')
      return offerTimes(reply, typed, { ...rejectionOf(wordFault(result, 'anon')), wanted });
    return showCall(reply, result.items[0], secret, noFault);
  }

  /** While its call stands, the same words for the same time are the same enquiry, however old. */
  async function look(id: string): Promise<Outcome> {
    const outcome = await intake.look(id, minutesOfOneEnquiry);
    if (outcome.kind !== 'done' || outcome.rows.length === 0) return outcome;
    const result = await calls.find(secretOf(id, serviceKey));
    if (result.kind !== 'found') return result;
    const standing = standingOf(result.items[0], Date.now());
    const stands = standing === 'booked' || standing === 'moved';
    return stands ? { kind: 'done', rows: [{ is_recent: true }] } : outcome;
  }

  function whyNotBooked(outcome: Exclude<Outcome, { kind: 'done' }>, wanted: string): Offering {
    const refusal = rejectionOf(wordFault(outcome, 'anon'));
    const why = outcome.kind === 'refused' ? whyNotGiven(outcome) : undefined;
    if (!why) return { ...refusal, wanted };
    return { ...refusal, messages: [refusals[why](momentOf(wanted, callTerms.zone))] };
  }

  return { offerTimes, book };
}

type Offering = Rejection & { wanted?: string };

const refusals: Record<WhyNotGiven, (moment: string) => string> = {
  taken: words.justTaken,
  'not offered': () => words.notOffered,
  'enough for the mailbox': () => words.enoughForMailbox,
  'enough in the hour': () => words.enoughInTheHour,
};

/** Derived from the id, so that a reload sends and shows the same. The key keeps others from computing it. */
const secretOf = (id: string, key: string) =>
  createHmac('sha256', key).update(`call ${id}`).digest('base64url');

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
