import { company } from '../../content/company.ts';
import type { StoredSubmission } from '../../contract/submissions.ts';

/** What the owner reads. */

export function subjectOf({ name, suspected_spam }: StoredSubmission): string {
  return `${suspected_spam ? '[Suspected spam] ' : ''}New enquiry from ${name}`;
}

export function textOf(submission: StoredSubmission): string {
  const facts: [label: string, value: string | null][] = [
    ['Name', submission.name],
    ['Email', submission.email],
    ['Phone', submission.phone_number],
    ['Other social media', submission.other_social_media],
    ['Received', submission.received_at],
  ];
  return [
    `${company.name} has promised an answer within ${company.answerTime}.`,
    'Answering this mail writes to the visitor.',
    '',
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    submission.business_details,
    '',
    'To erase this enquiry:',
    `npm run leads -- delete ${submission.id}`,
    '',
  ].join('\n');
}
