import { company } from '../company.ts';

/** The step in the form in which a time to talk is picked. */

export const pickTitle = 'Pick a time';
export const optionalMark = 'optional';
export const callLength = (minutes: number) => `A call of ${minutes} minutes.`;
export const timesAreYours = (place: string) => `Times are yours, in ${place}.`;

/** While free times are asked for, and what came back. */
export const looking = 'Looking for free times…';
export const nothingFree = (days: number) => `No time is free in the next ${days} days.`;
export const weSuggestOne = 'Send your message, and we suggest one.';
export const cannotBeRead = 'Free times cannot be shown right now.';
export const stillSend = 'Your message can still be sent.';
export const tryAgain = 'Try again';
export const freeDays = (count: number) =>
  count === 1 ? 'Free times on one day.' : `Free times on ${count} days.`;

export const dayLegend = 'Day';
export const timeLegend = 'Time';
export const freeCount = (count: number) => `${count} free`;
export const morning = 'Morning';
export const afternoon = 'Afternoon';
export const evening = 'Evening';
export const afternoonAndEvening = 'Afternoon and evening';

/** Below the times: what is picked, and when that is for us. */
export const nothingPicked = 'No time is picked';
export const dayAndHours = (day: string, hours: string) => `${day}, ${hours}`;
export const timeElsewhere = (time: string, place: string) => `${time} in ${place}`;
export const sendWithout = 'Send without a time';
export const sendAndBook = (time: string) => `Send and book ${time}`;
/** While the visitor looks at another day. */
export const timeOnDay = (time: string, day: string) => `${time} on ${day}`;

/** Why a time that was picked cannot be had. */
export const justTaken = (time: string) => `${time} has just been taken.`;
/** Said for every reason: too little notice, changed hours, or a form that looks filled in by a robot. */
export const notOffered = (time: string) => `${time} cannot be booked.`;
/** The database gives a mailbox two upcoming calls, and everybody together thirty in an hour. */
export const enoughForMailbox = 'Two calls are booked for this email address already.';
export const enoughInTheHour =
  'Many calls have been booked within the last hour, and we take no more just now.';
export const sendItWithout = 'Send your message without a time, and we suggest one.';
export const nothingSent = 'Nothing was sent yet, and what you wrote is still here.';
export const notMoved = 'Your call keeps its current time.';
export const nothingBooked = 'Nothing is booked yet.';
export const pickAnotherTime = 'Pick another one.';
export const weSuggestByMail = 'Reply to the email, and we suggest one.';
export const nearestTimes = 'The nearest free times:';
export const pickIsGone = 'The time you had picked is gone.';
export const pickAnotherOrNone = 'Pick another one, or send without.';

/** Shown instead of the form once a call is booked. */
export const yourCall = `Your call with ${company.name}`;
export const zoneLabel = 'In your zone';
export const yourZone = (place: string) => `${place}.`;
export const zoneForUs = (place: string, time: string) => `For us, in ${place}, it is ${time}.`;
export const howLabel = 'How';
export const plansLabel = 'Plans change';
export const changeHere = 'Move or cancel it until it begins, here or on';
export const ownPage = 'a page of its own';
export const changeByMail = 'Write to us to move or cancel it:';
export const addToCalendar = 'Add to calendar';
export const changeOnPage = (address: string) => `To move or cancel it: ${address}`;
export const moveCall = 'Move';
export const moveTo = (time: string) => `Move to ${time}`;
export const bookAt = (time: string) => `Book ${time}`;
export const keepTime = 'Leave it as it is';
export const cancelCall = 'Cancel the call';
export const reallyCancel = (time: string) => `Cancel the call at ${time}? The time is then free for others.`;
export const reallyCancelCall = 'Yes, cancel it';
export const isMoved = 'Your call is moved.';
export const isBooked = 'Your call is booked.';
export const isCancelled = 'This call is canceled.';
export const pickAnother = 'Pick another time';
export const hasBegun = 'This call has begun. Write to';
export const isOver = 'This call is over. Write to';
export const callPlans = 'Move or cancel it here until it begins.';
export const changedMeanwhile = 'It was changed meanwhile, as it stands above. Nothing else was done.';
export const notChanged = 'We got no answer, so it is not known yet whether it has changed. Try again.';

/** Where no script runs, which picking a time needs. */
export const timesByMail = 'For a call, say which days suit you: we propose times in our answer.';

/** The page behind the link in an email, while it shows no call. */
export const lookingForCall = 'Looking for your call…';
/** For a browser that runs no script. */
export const answerTheMail = 'Reply to the email to move or cancel.';
/** The link of a reply that offers times, before one is taken. */
export const offeredCall = (time: string) => `Book ${time}, or another time`;
export const unknownCall = 'We find no call behind this link';
export const whyUnknown =
  'It may be old, or a part of it is missing. Open it from the newest email again, or write to';
export const unreadableCall = 'Your call cannot be shown right now. It has not changed.';
export const offlineCall =
  'You are offline. Your call has not changed; we show it when you are connected again.';
