/** The page behind the link in an email, while it shows no call. */
export const lookingForCall = 'Looking for your call…';
/** For a browser that runs no script. */
export const answerTheMail = 'Reply to the email to move or cancel.';
/** The link of a reply that offers times, before one is taken. */
export const offeredCall = 'Book this time, or another one';
export const unknownCall = 'We find no call behind this link';
export const whyUnknown =
  'It may be old, or a part of it is missing. Open it from the newest email again, or write to';
export const unreadableCall = 'Your call cannot be shown right now. It has not changed.';
export const offlineCall =
  'You are offline. Your call has not changed; we show it when you are connected again.';
export const tryAgain = 'Try again';
