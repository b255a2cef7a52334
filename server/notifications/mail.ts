import { createHash, randomBytes } from 'node:crypto';
import { company } from '../../content/company.ts';
import { fieldNamed, formFields, listedFields } from '../../content/form-fields.ts';
import { isolated } from '../../content/isolated.ts';
import * as words from '../../content/messages/call-mail.ts';
import * as say from '../../content/messages/mail.ts';
import { callPath } from '../../contract/booking.ts';
import { toCalendarFile } from '../../contract/calendar-file.ts';
import { enquiryFragment } from '../../contract/desk.ts';
import { promisedIn } from '../../contract/promise.ts';
import type { StoredSubmission } from '../../contract/rows.ts';
import { dueAt } from '../../contract/running-time.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Log, Store } from '../database/store.ts';
import { type Channel, createOutbox, reminderIn, stateOf, type ToldCall } from './notice.ts';
import { createPost, type PostOptions } from './post.ts';
import { legalLine, quotedLines, wordMoment, wordTime } from './wording.ts';

type Options = PostOptions & {
  /** Times are written in the owner's zone. */
  callTerms: Pick<CallTerms, 'zone'>;
  /** The site's origin, when SITE_URL is set. */
  siteUrl: string | undefined;
  /** The desk's address, when a link in an email can open it. */
  deskUrl?: string | undefined;
};

/** Emails the owner about a new enquiry. A reply goes to the visitor. */
export function createMailChannel(options: Options): Channel {
  const { notifyEmail, callTerms, deskUrl, siteUrl = '' } = options;
  const post = createPost(options);
  return {
    name: 'mail',
    close: post.close,
    send: ({ submission, call }) =>
      post.send(submission.id, {
        to: notifyEmail,
        replyTo: { name: isolated(submission.name), address: submission.email },
        subject: subjectOf(submission, call),
        text: textOf(submission, {
          call,
          siteUrl,
          zone: callTerms.zone,
          deskLink: linkTo(submission, deskUrl),
        }),
        ...(call && { icalEvent: entryOf(submission, call) }),
      }),
  };
}

/** Emails the owner about a call that was moved or canceled. */
export function createOwnerCallChannel(options: Options): Channel {
  const { notifyEmail, callTerms, deskUrl } = options;
  const post = createPost(options);
  return {
    name: 'owner-call',
    close: post.close,
    async send({ id, sequence, submission, call }) {
      if (!call || call.sequence > sequence) return { kind: 'outdated' };
      return post.send(id, {
        to: notifyEmail,
        references: post.messageIdOf(submission.id),
        replyTo: { name: isolated(submission.name), address: submission.email },
        subject: ownerSubject(submission, call),
        text: ownerText(submission, call, callTerms.zone, linkTo(submission, deskUrl)),
        icalEvent: entryOf(submission, call),
      });
    },
  };
}

const linkTo = ({ id }: StoredSubmission, deskUrl: string | undefined) =>
  deskUrl && deskUrl + enquiryFragment(id);

function entryOf(submission: StoredSubmission, call: ToldCall) {
  const method = call.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const { name, email, phone_number } = submission;
  return {
    method,
    filename: 'call.ics',
    content: toCalendarFile({
      method,
      call,
      summary: words.titleWith(isolated(name)),
      description: [isolated(name), email, phone_number].filter(Boolean).join('\n'),
      writtenAt: new Date(),
    }),
  };
}

/** The subject for the owner. */
function subjectOf({ name, suspected_spam }: StoredSubmission, call: ToldCall | null): string {
  const subject = suspected_spam
    ? say.suspectedSubject
    : call?.status === 'booked'
      ? say.subjectWithCall
      : say.subject;
  return subject(isolated(name));
}

type Surroundings = {
  call: ToldCall | null;
  siteUrl: string;
  zone: string;
  deskLink: string | undefined;
};

/**
 * The body, with the call, if any, and a link to the enquiry on the desk. Each line that the visitor wrote is quoted,
 * so that it cannot pass for a line of ours.
 */
function textOf(submission: StoredSubmission, { call, siteUrl, zone, deskLink }: Surroundings): string {
  const { name, email, phone_number, came_from, received_at } = submission;
  const deadline = dueAt(Date.parse(received_at), promisedIn(zone));
  const facts: [label: string, value: string | null][] = [
    [formFields.name.label, isolated(name)],
    [formFields.email.label, email],
    [formFields.phone_number.label, phone_number],
    ...listedFields.map((field): [string, string | null] => [fieldNamed(field).label, submission[field]]),
    [words.callLabel, call && callLine(call, zone)],
    [say.received, wordMoment(received_at, null, zone)],
    [say.answerBy, wordMoment(deadline, null, zone)],
    [say.cameFrom, came_from && siteUrl + came_from],
    [say.number, deskLink === undefined ? submission.id : null],
  ];
  return [
    say.promise(),
    say.reply,
    ...(deskLink === undefined ? [] : [`${say.onDesk} ${deskLink}`]),
    '',
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    ...quotedLines(submission.business_details),
    '',
  ].join('\n');
}

type VisitorOptions = PostOptions & {
  store: Store;
  log: Log;
  callTerms: CallTerms;
  /** The site's origin, when SITE_URL is set. */
  siteUrl: string | undefined;
};

/** The only emails that go to visitors by themselves: about their call, and without anything that was typed. */
export function createVisitorCallChannel(
  options: VisitorOptions,
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

const ownerSubject = ({ name }: StoredSubmission, call: ToldCall) =>
  words.ownerSubjects[stateOf(call)](isolated(name));

/** The line for the owner. */
function callLine(call: ToldCall, zone: string): string {
  const time = wordTime(call, null, zone);
  if (call.status === 'cancelled') return words.cancelledMark(time);
  return call.moved_from === null
    ? time
    : `${time} (${words.before(wordMoment(call.moved_from, null, zone))})`;
}

function ownerText(
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
    ...(deskLink ? [words.wholeEnquiry, deskLink] : [`${say.number}: ${submission.id}`]),
  ];
  return `${lines.join('\n')}\n`;
}
