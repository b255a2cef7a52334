import type { FastifyReply } from 'fastify';
import { headings, leads } from '../../content/messages/native-call.ts';
import { cityOf, dayOf, hoursOf, offsetOf, standingOf } from '../../contract/booking.ts';
import { callToken, timesToken } from '../../contract/native-form.ts';
import type { Appointment, FreeTime } from '../../contract/rows.ts';
import type { Calls } from '../booking/calls.ts';
import { type FormPages, Markup, markup, sendPage, toHtml, withMessages } from './answer-page.ts';
import type { Rejection } from './form-body.ts';

type Parts = { calls: Calls; pages: FormPages; zone: string };

/** Nothing went wrong. */
export const asItIs: Rejection = { status: 200, messages: [] };

/** Answers with the page of a call, in the owner's zone: only a script knows its visitor's. */
export function createCallPage({ calls, pages, zone }: Parts) {
  return async (reply: FastifyReply, call: Appointment | undefined, secret: string, remark: Rejection) => {
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

/**
 * The options of a select, a group a day. A night in which the clocks change makes two groups of its day: an hour that
 * comes twice is told apart by how far it is from Greenwich.
 */
export function timeGroups(times: FreeTime[], zone: string, picked = ''): Markup {
  const groups = Map.groupBy(times, (time) => `${dayOf(time, zone)}, ${offsetOf(time, zone)}`);
  const pickedAt = Date.parse(picked);
  const options = (times: FreeTime[]) =>
    times.map((time) =>
      Date.parse(time.starts_at) === pickedAt
        ? markup`<option value="${time.starts_at}" selected>${hoursOf(time, zone)}</option>`
        : markup`<option value="${time.starts_at}">${hoursOf(time, zone)}</option>`,
    );
  return new Markup(
    toHtml([...groups].map(([day, times]) => markup`<optgroup label="${day}">${options(times)}</optgroup>`)),
  );
}
