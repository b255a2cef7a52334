import { company } from '../company.ts';

/** Before and while a form is sent, when the connection is not what it should be. */
export const offline = 'You are offline. What you typed is kept here; send it when you are connected again.';
export const sendingOffline =
  'You are offline. We send it as soon as you are connected again; please keep this page open.';
export const noAnswerYet = 'No answer yet. We keep trying for up to a minute; please keep this page open.';

/** What came of it. The specification has these word for word. */
export const sentTitle = 'Success!';
export const sent = `Your partnership request has been submitted. We'll get back to you within ${company.answerTime}.`;
export const notSentTitle = 'Error';
export const notSent = 'Failed to submit your request. Please try again.';
export const refusedBySecurity =
  'Unable to submit form due to database security policies. Please contact support.';
export const unexpected = 'An unexpected error occurred';
export const unexpectedTryAgain = 'An unexpected error occurred. Please try again.';

export const closeMessage = 'Close this message';
