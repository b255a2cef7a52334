import type { FastifyReply } from 'fastify';
import { headings, leads } from '../../content/messages/native-call.ts';
import { cityOf, dayOf, hoursOf, offsetOf, standingOf } from '../../contract/booking.ts';
import { callToken, timesToken } from '../../contract/native-form.ts';
import type { Appointment, FreeTime } from '../../contract/rows.ts';
import type { Calls } from '../booking/calls.ts';
import type { CallTerms } from '../booking/offer.ts';
import { type FormPages, Markup, markup, sendPage, toHtml, withMessages } from './answer-page.ts';
import type { Rejection } from './form-body.ts';

type Parts = { calls: Calls; pages: FormPages; callTerms: CallTerms };

/** For a page without an error. */
export const noFault: Rejection = { status: 200, messages: [] };

/** Answers with the page of a call. Times are in the owner's zone, because only a script knows the visitor's. */
export function createCallPage({ calls, pages, callTerms }: Parts) {
  return async (reply: FastifyReply, call: Appointment | undefined, secret: string, remark: Rejection) => {
    const { zone } = callTerms;
    const standing = standingOf(call, Date.now());
    const said = {
      [callToken('heading')]: headings[standing],
      [callToken('lead')]: leads()[standing],
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
      [timesToken]: timeGroups(times.kind === 'found' ? times.items : [], zone),
    });
  };
}

export type CallPage = ReturnType<typeof createCallPage>;

/**
 * The options of a select, in a group for each day. A day on which the clocks change has two groups, named by their
 * offset from UTC, because an hour may occur twice.
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
