import { createHash, randomBytes } from 'node:crypto';
import { isolated } from '../../content/isolated.ts';
import * as words from '../../content/messages/call-mail.ts';
import { callTitle, undelivered, visitorSubjects } from '../../content/messages/call-mail.ts';
import { number } from '../../content/messages/mail.ts';
import { callPath } from '../../contract/booking.ts';
import { toCalendarFile } from '../../contract/calendar-file.ts';
import type { Appointment, StoredSubmission } from '../../contract/rows.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Log, Store } from '../database/store.ts';
import type { Channel } from './notice.ts';
import { createOutbox } from './outbox.ts';
import { createPost, type PostOptions } from './post.ts';

type Options = PostOptions & {
  store: Store;
  log: Log;
  callTerms: CallTerms;
  /** The site's origin, when SITE_URL is set. */
  siteUrl: string | undefined;
};

/** The only email that goes to visitors by itself: about their call, and without anything that was typed. */
export function createVisitorCallChannel(options: Options): Channel {
  const { store, log, callTerms, siteUrl } = options;
  const post = createPost(options);
  const outbox = createOutbox(store, log);
  return {
    name: 'visitor-call',
    close: post.close,
    async send(notice) {
      const { id, sequence, submission, call } = notice;
      const isPast = call !== null && Date.parse(call.ends_at) < Date.now();
      if (!call || call.sequence > sequence || isPast) return { kind: 'outdated' };
      const secret = randomBytes(32).toString('base64url');
      const handedOut = await outbox.handOutLink(notice, createHash('sha256').update(secret).digest('hex'));
      if (handedOut.kind !== 'done') return { kind: 'failed', reason: 'no link could be made' };

      const { zone, place } = callTerms;
      const method = call.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
      // Servers and proxies do not see, or log, what follows the number sign.
      const link = siteUrl && `${siteUrl}${callPath}#${secret}`;
      const posting = await post.send(id, {
        to: submission.email,
        subject: visitorSubjects()[stateOf(call)],
        text: visitorText({ call, time: wordTime(call, submission.time_zone, zone), place, link }),
        icalEvent: {
          method,
          filename: 'call.ics',
          content: toCalendarFile({
            method,
            call,
            summary: callTitle(),
            description: place,
            attendee: submission.email,
            writtenAt: new Date(),
          }),
        },
      });
      if (posting.kind === 'sent' || !posting.isForGood) return posting;
      const noted = await outbox.noteOnEnquiry(notice, undelivered(posting.reason));
      return noted.kind === 'done' ? { kind: 'refused', reason: posting.reason } : posting;
    },
  };
}

/** How emails word a call. */

/** Uses the given zone, or the owner's if it is unknown: the visitor's is whatever their browser claimed. */
function wordTime({ starts_at, ends_at }: Appointment, zone: string | null, ownersZone: string): string {
  return formatIn(zone ?? ownersZone, ownersZone).formatRange(new Date(starts_at), new Date(ends_at));
}

export const wordMoment = (moment: string | number, zone: string): string =>
  formatIn(zone, zone).format(new Date(moment));

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

const stateOf = ({ status, sequence }: Appointment) =>
  status === 'cancelled' ? 'cancelled' : sequence > 0 ? 'moved' : 'booked';

type Letter = { call: Appointment; time: string; place: string; link: string | undefined };

function visitorText({ call, time, place, link }: Letter): string {
  const state = stateOf(call);
  const paragraphs = [
    `${words.visitorSentences()[state]}\n${time}`,
    ...(state === 'cancelled'
      ? []
      : [place, link === undefined ? words.changeByAnswer : `${words.changeByLink}\n${link}`, words.notYou]),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

export const ownerSubject = ({ name }: StoredSubmission, call: Appointment) =>
  words.ownerSubjects[call.status === 'cancelled' ? 'cancelled' : 'moved'](isolated(name));

/** The line for the owner. */
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
    deskLink ?? `${number}: ${submission.id}`,
  ];
  return `${lines.join('\n')}\n`;
}
