import { callLabel } from '../../content/messages/call-mail.ts';
import { labels } from '../../content/messages/form.ts';
import {
  erase,
  onDesk,
  promise,
  received,
  reply,
  subject,
  suspectedSubject,
} from '../../content/messages/mail.ts';
import type { StoredSubmission } from '../../contract/submissions.ts';

/** What the owner reads. */

export function subjectOf({ name, suspected_spam }: StoredSubmission): string {
  return suspected_spam ? suspectedSubject(name) : subject(name);
}

/** Whatever a mail program begins a new line at. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * With the time of the call, if there is one, and the way to the enquiry on the desk. What the visitor wrote is marked line
 * by line, so that it cannot end in lines that look like ours.
 */
export function textOf(
  submission: StoredSubmission,
  call: string | null,
  deskLink: string | undefined,
): string {
  const facts: [label: string, value: string | null][] = [
    [labels.name, submission.name],
    [labels.email, submission.email],
    [labels.phone_number, submission.phone_number],
    [labels.other_social_media, submission.other_social_media],
    [callLabel, call],
    [received, submission.received_at],
  ];
  return [
    promise,
    reply,
    ...(deskLink === undefined ? [] : [`${onDesk} ${deskLink}`]),
    '',
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    ...submission.business_details.split(lineBreak).map((line) => `> ${line}`),
    '',
    ...(deskLink === undefined ? [erase, `npm run leads -- delete ${submission.id}`, ''] : []),
  ].join('\n');
}
