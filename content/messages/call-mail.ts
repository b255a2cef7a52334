import { company } from '../company.ts';

/** The emails about a call. A visitor's repeats nothing that was typed, because anybody can type somebody else's address. */
export const callTitle = () => `Call with ${company.name}`;

export const visitorSubjects = () => ({
  booked: `Your call with ${company.name} is booked`,
  moved: `Your call with ${company.name} is moved`,
  cancelled: `Your call with ${company.name} is canceled`,
  near: `A reminder of your call with ${company.name}`,
});
export const visitorSentences = () => ({
  booked: `Your call with ${company.name} is booked:`,
  moved: `Your call with ${company.name} is moved. It is now:`,
  cancelled: `Your call with ${company.name} is canceled. It was planned for:`,
  near: `You have a call with ${company.name}:`,
});
export const before = (moment: string) => `It was planned for ${moment}.`;
/** A time at the place that names a time zone. */
export const inPlace = (time: string, place: string) => `${time} in ${place}`;
export const pickAnother = 'To pick another time:';
export const changeByLink = 'To move or cancel it:';
export const changeByAnswer = 'To move or cancel it, reply to this email.';
export const noNumber = 'You left no phone number. If we are to call you, reply with it.';
export const sorry = (canPick: boolean) =>
  `We had to cancel it, and are sorry.${canPick ? '' : ' Reply to this email, and we suggest another time.'}`;
export const arranged = 'We have arranged this. If it does not suit you, reply to this email.';
export const notYou =
  'If you have not booked it, somebody has typed your address by mistake, and you need do nothing.';

export const ownerSubjects = {
  booked: (name: string) => `Call booked: ${name}`,
  moved: (name: string) => `Call moved: ${name}`,
  cancelled: (name: string) => `Call canceled: ${name}`,
};
export const titleWith = (name: string) => `Call with ${name}`;
export const callLabel = 'Call';
export const cancelledMark = (time: string) => `canceled, it was planned for ${time}`;
export const whoDidIt = (person: string) => `Done by: ${person}`;
export const atTheDesk = 'somebody at the desk';
export const none = 'none';
export const wholeEnquiry = 'Everything they wrote:';

/** A note on the enquiry, for the owner. */
export const undelivered = (reason: string) =>
  `The email about the call did not reach the visitor: their mail server refuses it for good (${reason}).`;
