import { company } from '../company.ts';

/** Why the server turns an enquiry away; the form shows it as it is. */
export const unavailable = `We cannot take your request at the moment. Please try again in a few minutes or write to ${company.email}.`;
export const tooMany = (seconds: number) =>
  `You have sent several requests in a short time. Please try again in ${seconds} seconds.`;
export const tooManyPicks =
  'You have picked several times in an hour. Your message can still be sent without one, and we suggest a time.';
export const tooLarge = 'Your request is too long to be sent. Please shorten it and try again.';
export const unreadable = 'Your browser sent the form in a way we cannot read. Please try again.';
export const otherSite = `Requests are taken only from ${company.name}'s own pages.`;
