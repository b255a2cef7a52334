import type { FastifyReply } from 'fastify';
import { headings, leads } from '../../content/messages/native-call.ts';
import { type Appointment, standingOf } from '../../contract/booking.ts';
import { cityOf, dayOf, hoursOf, offsetOf } from '../../contract/call-time.ts';
import { callToken, timesToken } from '../../contract/native-form.ts';
import type { Calls } from '../booking/calls.ts';
import { type FormPages, sendPage, withMessages } from './answer-page.ts';
import type { Refusal } from './refusal.ts';
import { timeGroups } from './time-groups.ts';

type Parts = { calls: Calls; pages: FormPages; zone: string };

/** Nothing went wrong. */
export const asItIs: Refusal = { status: 200, messages: [] };

/** Answers with the page of a call, in the owner's zone: only a script knows its visitor's. */
export function createCallPage({ calls, pages, zone }: Parts) {
  return async (reply: FastifyReply, call: Appointment | undefined, secret: string, remark: Refusal) => {
    const standing = standingOf(call, Date.now());
    const said = {
      [callToken('heading')]: headings[standing],
      [callToken('lead')]: leads[standing],
    };
    if (!call || (standing !== 'booked' && standing !== 'moved'))
      return sendPage(reply, pages.noCall, { status: call ? 200 : 404 }, said);

    const times = await calls.freeTimes();
    return sendPage(reply, pages.booked, remark, {
      ...said,
      ...withMessages(remark.messages),
      [callToken('day')]: dayOf(call, zone),
      [callToken('hours')]: hoursOf(call, zone),
      [callToken('zone')]: `${cityOf(zone)}, ${offsetOf(call, zone)}`,
      [callToken('secret')]: secret,
      [timesToken]: timeGroups(times.kind === 'told' ? times.items : [], zone),
    });
  };
}

export type CallPage = ReturnType<typeof createCallPage>;
