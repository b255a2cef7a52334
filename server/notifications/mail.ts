import { titleWith } from '../../content/messages/call-mail.ts';
import type { Appointment } from '../../contract/booking.ts';
import { toCalendarFile } from '../../contract/calendar-file.ts';
import { enquiryFragment } from '../../contract/desk.ts';
import type { StoredSubmission } from '../../contract/submissions.ts';
import { callLine, ownerSubject, ownerText } from './call-words.ts';
import { subjectOf, textOf } from './mail-words.ts';
import type { Channel } from './notice.ts';
import { createPost, type PostOptions } from './post.ts';

type Options = PostOptions & {
  /** The owner's, in which a call is worded. */
  zone: string;
  /** The address of the desk, when it can be opened from a mail. */
  deskUrl?: string | undefined;
};

/** Mail to the owner about a new enquiry; answering it answers the visitor. */
export function createMailChannel(options: Options): Channel {
  const { notifyEmail, zone, deskUrl } = options;
  const post = createPost(options);
  return {
    name: 'mail',
    close: post.close,
    send: ({ id, submission, call }) =>
      post.send(id, {
        to: notifyEmail,
        replyTo: { name: submission.name, address: submission.email },
        subject: subjectOf(submission),
        text: textOf(submission, call && callLine(call, zone), linkTo(submission, deskUrl)),
        ...(call && { icalEvent: entryOf(submission, call) }),
      }),
  };
}

/** Mail to the owner about a call that was moved or cancelled. */
export function createOwnerCallChannel(options: Options): Channel {
  const { notifyEmail, zone, deskUrl } = options;
  const post = createPost(options);
  return {
    name: 'owner-call',
    close: post.close,
    async send({ id, sequence, submission, call }) {
      if (!call || call.sequence > sequence) return { kind: 'outdated' };
      return post.send(id, {
        to: notifyEmail,
        replyTo: { name: submission.name, address: submission.email },
        subject: ownerSubject(submission, call),
        text: ownerText(submission, call, zone, linkTo(submission, deskUrl)),
        icalEvent: entryOf(submission, call),
      });
    },
  };
}

const linkTo = ({ id }: StoredSubmission, deskUrl: string | undefined) =>
  deskUrl && deskUrl + enquiryFragment(id);

function entryOf(submission: StoredSubmission, call: Appointment) {
  const method = call.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const { name, email, phone_number } = submission;
  return {
    method,
    filename: 'call.ics',
    content: toCalendarFile({
      method,
      call,
      summary: titleWith(name),
      description: [name, email, phone_number].filter(Boolean).join('\n'),
      writtenAt: new Date(),
    }),
  };
}
