import { company } from '../company.ts';

export const requiredMark = 'required';
export const charactersLeft = (count: number) => `${count} left`;

export const sendButton = 'Send request';
export const sendingButton = 'Submitting...';
export const purpose = 'We use it to answer you, do what you ask, stop robots and count requests.';
export const privacyLink = 'Privacy';

export const missing = (field: string) => `Please enter your ${field}.`;
export const tooLong = (field: string, most: number) =>
  `Please keep your ${field} within ${most} characters.`;
export const noEmail = 'Please enter an email address such as name@example.com.';
export const severalLines = (field: string) => `Please enter your ${field} on one line.`;
/** For a rule that only the database knows. */
export const refused = (field: string) => `Please check your ${field}.`;

/** Before and while a form is sent, when the connection fails. */
export const offline = 'You are offline. What you typed is kept here; send it when you are connected again.';
export const sendingOffline =
  'You are offline. We send it as soon as you are connected again; please keep this page open.';
export const noAnswerYet = 'No answer yet. We keep trying for up to a minute; please keep this page open.';

/** The result. The specification prescribes these word for word. */
export const sentTitle = 'Success!';
export const sent = `Your partnership request has been submitted. We'll get back to you within ${company.answerTime}.`;
/** Where the promise does not hold at all hours. */
export const answerBy = (moment: string) => `That is by ${moment}, your time.`;
export const notSentTitle = 'Error';
export const notSent = 'Failed to submit your request. Please try again.';
export const refusedBySecurity =
  'Unable to submit form due to database security policies. Please contact support.';
export const unexpected = 'An unexpected error occurred';
export const unexpectedTryAgain = 'An unexpected error occurred. Please try again.';

export const closeMessage = 'Close this message';

/** Why the server rejects an enquiry; the form shows it unchanged. */
export const unavailable = () =>
  `We cannot take your request at the moment. Please try again in a few minutes or write to ${company.email}.`;
export const tooMany = (seconds: number) =>
  `You have sent several requests in a short time. Please try again in ${seconds} seconds.`;
export const tooManyPicks =
  'You have picked several times in an hour. Your message can still be sent without one, and we suggest a time.';
export const tooLarge = 'Your request is too long to be sent. Please shorten it and try again.';
export const unreadable = 'Your browser sent the form in a way we cannot read. Please try again.';
export const otherSite = () => `Requests are accepted only from ${company.name}'s own pages.`;
