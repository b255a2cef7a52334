import { company } from '../company.ts';

/** The fields of the form: what stands above each, and how a person would say its name within a sentence. */
export const fields = {
  name: { label: 'Name', said: 'name' },
  email: { label: 'Email', said: 'email address' },
  phone_number: { label: 'Phone', hint: 'include country code', said: 'phone number' },
  other_social_media: { label: 'Other social media', hint: 'a name or a link', said: 'social media' },
  business_details: { label: 'Business details', said: 'business details' },
  /** Seen by robots alone. */
  website: { label: 'Website', said: 'website' },
};

/** What stands around them. */
export const form = {
  required: 'required',
  charactersLeft: (count: number) => `${count} left`,
  send: 'Send request',
  sending: 'Submitting...',
  purpose: 'We use it to answer you, nothing else.',
  privacy: 'Privacy',
};

/** What is wrong with a field, which is named as it is said. */
export const faults = {
  missing: (field: string) => `Please enter your ${field}.`,
  tooLong: (field: string, most: number) => `Please keep your ${field} within ${most} characters.`,
  noEmail: 'Please enter an email address such as name@example.com.',
  severalLines: (field: string) => `Please enter your ${field} on one line.`,
  refused: (field: string) => `Please check your ${field}.`,
};

/** What a visitor should know about the connection, before and while sending. */
export const connection = {
  offline: 'You are offline. What you typed is kept here; send it when you are connected again.',
  sendingOffline:
    'You are offline. We send it as soon as you are connected again; please keep this page open.',
  noAnswerYet: 'No answer yet. We keep trying for up to a minute; please keep this page open.',
};

/** What came of sending, in the words of the error catalogue. */
export const outcome = {
  success: {
    title: 'Success!',
    text: `Your partnership request has been submitted. We'll get back to you within ${company.answerTime}.`,
  },
  errorTitle: 'Error',
  security: 'Unable to submit form due to database security policies. Please contact support.',
  unexpected: 'An unexpected error occurred',
  notSent: 'Failed to submit your request. Please try again.',
  unexpectedTryAgain: 'An unexpected error occurred. Please try again.',
  close: 'Close this message',
};
