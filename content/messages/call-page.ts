/** What the page says to which a mail's link leads, while there is no call on it. */
export const lookingForCall = 'Looking for your call…';
/** For whoever comes from the mail with a browser that runs no script. */
export const answerTheMail = 'Answer this mail to move or cancel.';
export const unknownCall = 'We find no call behind this link';
export const whyUnknown =
  'It may be old, or a part of it is missing. Open it from the newest mail again, or write to';
export const unreadableCall = 'Your call cannot be shown right now. It stands as it is.';
export const offlineCall =
  'You are offline. Your call stands as it is; we show it when you are connected again.';
export const tryAgain = 'Try again';
