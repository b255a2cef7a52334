import { fieldNamed, formFields, listedFields } from '../../content/form-fields.ts';
import { isolated } from '../../content/isolated.ts';
import { callLabel, titleWith } from '../../content/messages/call-mail.ts';
import * as say from '../../content/messages/mail.ts';
import { toCalendarFile } from '../../contract/calendar-file.ts';
import { enquiryFragment } from '../../contract/desk.ts';
import { promisedIn } from '../../contract/promise.ts';
import type { StoredSubmission } from '../../contract/rows.ts';
import { dueAt } from '../../contract/running-time.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Channel, ToldCall } from './notice.ts';
import { createPost, type PostOptions } from './post.ts';
import { callLine, ownerSubject, ownerText } from './visitor-mail.ts';
import { quotedLines, wordMoment } from './wording.ts';

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
      summary: titleWith(isolated(name)),
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
    [callLabel, call && callLine(call, zone)],
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
