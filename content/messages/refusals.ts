import { company } from '../company.ts';

/** Why the server turns a request away. */
export const refusals = {
  unavailable: `We cannot take your request at the moment. Please try again in a few minutes or write to ${company.email}.`,
  tooMany: (seconds: number) =>
    `You have sent several requests in a short time. Please try again in ${seconds} seconds.`,
  tooLarge: 'Your request is too long to be sent. Please shorten it and try again.',
  unreadable: 'Your browser sent the form in a way we cannot read. Please try again.',
  otherSite: `Requests are taken only from ${company.name}'s own pages.`,
};
