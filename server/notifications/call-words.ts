import * as words from '../../content/messages/call-mail.ts';
import type { Appointment } from '../../contract/booking.ts';
import type { StoredSubmission } from '../../contract/submissions.ts';

/** How a call is spoken of in mails. */

/** In the zone given, or in the owner's where nobody knows it: a visitor's is whatever their browser said. */
export function wordTime(
  { starts_at, ends_at }: Appointment,
  zone: string | null,
  ownersZone: string,
): string {
  return formatIn(zone ?? ownersZone, ownersZone).formatRange(new Date(starts_at), new Date(ends_at));
}

function formatIn(timeZone: string, otherwise: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...asWritten, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...asWritten, timeZone: otherwise });
  }
}

const asWritten = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

export const stateOf = ({ status, sequence }: Appointment) =>
  status === 'cancelled' ? 'cancelled' : sequence > 0 ? 'moved' : 'booked';

type Letter = { call: Appointment; time: string; place: string; link: string | undefined };

export function visitorText({ call, time, place, link }: Letter): string {
  const state = stateOf(call);
  const paragraphs = [
    `${words.visitorSentences[state]}\n${time}`,
    ...(state === 'cancelled'
      ? []
      : [place, link === undefined ? words.changeByAnswer : `${words.changeByLink}\n${link}`]),
    words.notYou,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

export const ownerSubject = ({ name }: StoredSubmission, call: Appointment) =>
  words.ownerSubjects[call.status === 'cancelled' ? 'cancelled' : 'moved'](name);

/** For the owner. */
export function callLine(call: Appointment, zone: string): string {
  const time = wordTime(call, null, zone);
  return call.status === 'cancelled' ? words.cancelledMark(time) : time;
}

export function ownerText(
  submission: StoredSubmission,
  call: Appointment,
  zone: string,
  deskLink: string | undefined,
): string {
  const lines = [
    `${words.callLabel}: ${callLine(call, zone)}`,
    '',
    words.wholeEnquiry,
    ...(deskLink === undefined ? [] : [deskLink]),
    `npm run leads -- show ${submission.id}`,
  ];
  return `${lines.join('\n')}\n`;
}
