import { company } from '../../../content/company.ts';

/** What the forms say about sending, in the words of the error catalogue. */
export const messages = {
  success: {
    title: 'Success!',
    text: `Your partnership request has been submitted. We'll get back to you within ${company.answerTime}.`,
  },
  errorTitle: 'Error',
  unexpected: 'An unexpected error occurred',
  notSent: 'Failed to submit your request. Please try again.',
  unexpectedTryAgain: 'An unexpected error occurred. Please try again.',
} as const;
