import { fields } from '../../content/messages/form.ts';
import { mail } from '../../content/messages/mail.ts';
import type { StoredSubmission } from '../../contract/submissions.ts';

/** What the owner reads. */

export function subjectOf({ name, suspected_spam }: StoredSubmission): string {
  return `${suspected_spam ? mail.suspected : ''}${mail.subject(name)}`;
}

export function textOf(submission: StoredSubmission): string {
  const facts: [label: string, value: string | null][] = [
    [fields.name.label, submission.name],
    [fields.email.label, submission.email],
    [fields.phone_number.label, submission.phone_number],
    [fields.other_social_media.label, submission.other_social_media],
    [mail.received, submission.received_at],
  ];
  return [
    mail.promise,
    mail.reply,
    '',
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    submission.business_details,
    '',
    mail.erase,
    `npm run leads -- delete ${submission.id}`,
    '',
  ].join('\n');
}
