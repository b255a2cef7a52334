import { createHash, randomBytes } from 'node:crypto';
import { company } from '../../content/company.ts';
import { formFields } from '../../content/form-fields.ts';
import { isolated } from '../../content/isolated.ts';
import * as words from '../../content/messages/call-mail.ts';
import { number } from '../../content/messages/mail.ts';
import { callPath } from '../../contract/booking.ts';
import { toCalendarFile } from '../../contract/calendar-file.ts';
import type { StoredSubmission } from '../../contract/rows.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Log, Store } from '../database/store.ts';
import { type Channel, reminderIn, stateOf, type ToldCall } from './notice.ts';
import { createOutbox } from './outbox.ts';
import { createPost, type PostOptions } from './post.ts';
import { legalLine, wordMoment, wordTime } from './wording.ts';

type Options = PostOptions & {
  store: Store;
  log: Log;
  callTerms: CallTerms;
  /** The site's origin, when SITE_URL is set. */
  siteUrl: string | undefined;
};

/** The only emails that go to visitors by themselves: about their call, and without anything that was typed. */
export function createVisitorCallChannel(
  options: Options,
  name: 'visitor-call' | 'visitor-reminder',
): Channel {
  const { store, log, callTerms, siteUrl, notifyEmail } = options;
  const post = createPost(options);
  const outbox = createOutbox(store, log);
  return {
    name,
    close: post.close,
    async send(notice) {
      const { sequence, submission, call, is_spam } = notice;
      const isPast = call !== null && Date.parse(call.ends_at) < Date.now();
      const reminder = name === 'visitor-reminder' ? reminderIn(notice) : null;
      if (!call || call.sequence > sequence || isPast || reminder === undefined) return { kind: 'outdated' };
      const secret = randomBytes(32).toString('base64url');
      const handedOut = await outbox.handOutLink(notice, createHash('sha256').update(secret).digest('hex'));
      if (handedOut.kind !== 'done') return { kind: 'failed', reason: 'no link could be made' };

      const { zone, place } = callTerms;
      const isByUs = call.changed_by !== null && !is_spam;
      // Whoever sent spam is told plainly that no call comes.
      const canPick = callTerms.offered && siteUrl !== undefined && !is_spam;
      const theirs = submission.time_zone ?? zone;
      const method = call.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
      // Servers and proxies do not see, or log, what follows the number sign.
      const link = siteUrl && `${siteUrl}${callPath}#${secret}`;
      // A first email that was overtaken before it was sent has told nobody of the former time.
      const wasTold = call.thread.some((mail) => mail.startsWith(`${submission.id}.`));
      const became = stateOf(call) === 'moved' && !wasTold ? 'booked' : stateOf(call);
      const state = reminder ? 'near' : became;
      const id = [submission.id, sequence, reminder && (reminder.next ? 'day' : 'hour')];
      const posting = await post.send(id.filter((part) => part !== null).join('.'), {
        from: { name: company.name, address: notifyEmail },
        to: submission.email,
        references: call.thread.map(post.messageIdOf),
        subject: words.visitorSubjects()[state],
        text: visitorText({
          ...{ state, place, link },
          time: wordTime(call, theirs, zone),
          before: call.moved_from && wordMoment(call.moved_from, theirs, zone),
          canCall: submission.phone_number !== null,
          // Of a call that came with the message: anybody could type the address into the form.
          closing: !isByUs
            ? sequence === 0 && !reminder && words.notYou
            : state === 'cancelled'
              ? words.sorry(canPick)
              : words.arranged,
          canPick,
        }),
        // The calendar has its entry by then.
        icalEvent: reminder
          ? undefined
          : {
              method,
              filename: 'call.ics',
              content: toCalendarFile({
                method,
                call,
                summary: words.callTitle(),
                description: link ? `${place}\n${words.changeByLink} ${link}` : place,
                attendee: submission.email,
                writtenAt: new Date(),
              }),
            },
      });
      if (posting.kind === 'sent' && reminder?.next) return { kind: 'early', seconds: reminder.next };
      if (posting.kind === 'sent' || !posting.isForGood) return posting;
      const noted = await outbox.noteOnEnquiry(notice, words.undelivered(posting.reason));
      return noted.kind === 'done' ? { kind: 'refused', reason: posting.reason } : posting;
    },
  };
}

/** How an email words a call. */
type Letter = {
  state: ReturnType<typeof stateOf> | 'near';
  time: string;
  before: string | null;
  place: string;
  link: string | undefined;
  /** Whether we know a number. */
  canCall: boolean;
  closing: string | false;
  /** Whether the link leads to other times. */
  canPick: boolean;
};

function visitorText({ state, time, before, place, link, canCall, closing, canPick }: Letter): string {
  const paragraphs = [
    [words.visitorSentences()[state], time, state === 'moved' && before && words.before(before)]
      .filter(Boolean)
      .join('\n'),
    ...(state === 'cancelled'
      ? [closing, canPick && `${words.pickAnother}\n${link}`]
      : [
          canCall ? place : `${place}\n${words.noNumber}`,
          link === undefined ? words.changeByAnswer : `${words.changeByLink}\n${link}`,
          closing,
        ]),
  ];
  return `${[...paragraphs, legalLine()].filter(Boolean).join('\n\n')}\n`;
}

export const ownerSubject = ({ name }: StoredSubmission, call: ToldCall) =>
  words.ownerSubjects[stateOf(call)](isolated(name));

/** The line for the owner. */
export function callLine(call: ToldCall, zone: string): string {
  const time = wordTime(call, null, zone);
  if (call.status === 'cancelled') return words.cancelledMark(time);
  return call.moved_from === null
    ? time
    : `${time} (${words.before(wordMoment(call.moved_from, null, zone))})`;
}

export function ownerText(
  submission: StoredSubmission,
  call: ToldCall,
  zone: string,
  deskLink: string | undefined,
): string {
  const lines = [
    `${words.callLabel}: ${callLine(call, zone)}`,
    words.whoDidIt(isolated(call.changed_by ?? submission.name) || words.atTheDesk),
    `${formFields.email.label}: ${submission.email}`,
    `${formFields.phone_number.label}: ${submission.phone_number ?? words.none}`,
    '',
    ...(deskLink ? [words.wholeEnquiry, deskLink] : [`${number}: ${submission.id}`]),
  ];
  return `${lines.join('\n')}\n`;
}
