import { isolated } from '../isolated.ts';

/** The calls of an enquiry and the calendar. */

export const booked = {
  line: (when: string) => `Call booked: ${when}`,
  past: (when: string) => `Call was ${when}`,
  kept: (when: string) => `Call took place ${when}`,
  missed: (when: string) => `Did not come to the call ${when}`,
  notBegun: 'This call has been moved or canceled meanwhile.',
  note: { kept: 'They came', missed: 'They did not come' },
  correct: { kept: 'No, they came', missed: 'No, they did not come' },
  cancelled: (when: string) => `Call canceled: ${when}`,
  theirs: (time: string, name: string, place: string) => `${time} for ${isolated(name)}, in ${place}`,
  move: 'Move',
  cancel: 'Cancel',
  cancelTitle: (name: string) => `Cancel the call with ${isolated(name)}?`,
  cancelText: (when: string) => `${when} is free again. The visitor is told by email.`,
  cancelConfirm: 'Cancel the call',
  keep: 'Keep it',
  book: 'Book a call',
  moveDay: 'Day',
  moveTime: 'Time',
  over: (time: string) => `${time}, busy`,
  noTimes: 'No time is free in the days ahead.',
  isCancelled: 'The call is canceled.',
  taken: 'That time was just taken. Pick another one.',
  notOffered: 'That time is no longer offered. Pick another one.',
};

/** A call that is given a time. */
export const takes = {
  book: {
    title: (name: string) => `Book a call with ${isolated(name)}`,
    text: 'At a time that is offered and free. They are told by email, with an entry for their calendar.',
    confirm: 'Book the call',
    done: 'The call is booked.',
    keep: 'Not now',
  },
  move: {
    title: (name: string) => `Move the call with ${isolated(name)}`,
    text: 'To a time that is offered and free. The visitor is told by email.',
    confirm: 'Move the call',
    done: 'The call is moved.',
    keep: booked.keep,
  },
};

export const calendar = {
  previous: 'Earlier',
  next: 'Later',
  today: 'Today',
  day: 'Day',
  week: 'Week',
  view: 'View',
  calls: (count: number) => (count === 0 ? 'No calls' : count === 1 ? 'One call' : `${count} calls`),
  nextCall: (when: string) => `Next call: ${when}`,
  first: (span: string) => `the first in ${span}`,
  place: (zone: string, calls: string) => `${zone}. ${calls}.`,
  notOffered: (span: string) => `Not offered: notice of ${span}`,
  closed: 'Closed',
  noOffer: 'No calls are offered',
  blocked: 'Blocked',
  busy: 'Busy in your own calendar',
  busyAllDay: 'Busy all day',
  busyBeside: 'Busy',
  busyAt: (span: string) => `Busy ${span}`,
  nothing: 'Nothing',
  open: 'Open the message',
  close: 'Close',
  weekOf: (first: string, last: string) => `${first} to ${last}`,
};

export const block = {
  open: 'Block a time',
  title: 'Block a time',
  text: 'Nobody can pick it for a call.',
  day: 'Day',
  from: 'From',
  to: 'To',
  save: 'Block it',
  cancel: 'Cancel',
  order: 'The end must come after the start.',
  taken: 'A call or another block is at that time.',
  done: 'Blocked.',
  free: 'Free it again',
  freed: 'Free again.',
  change: 'Move it',
};

/** The owner's own calendar, both ways. */
export const own = {
  title: 'Your own calendar',
  close: 'Close',
  share: 'See the calls in it',
  shareText:
    'Google, Apple and Outlook subscribe to an address, and show the calls beside your appointments. They look every quarter of an hour or every few hours, as they choose. The address is a secret, shown only when it is made; a new one ends it at once.',
  showName: 'Show who it is with',
  showNameText:
    'The provider of your calendar reads what stands in it: then name it under “Who handles messages”.',
  make: 'Make an address',
  makeAnew: 'Make a new address',
  address: 'Address to subscribe to',
  end: 'End the address',
  read: 'Offer no calls while you are busy',
  readText:
    'Paste the secret address in iCal format that your calendar has. It is read every quarter of an hour: no visitor can pick a time at which you are busy, and you still can. Only the times are kept.',
  secret: 'Secret address of your calendar',
  notSecure: 'The address must begin with https:// or webcal://.',
  save: 'Read it',
  remove: 'Read it no more',
  isRead: (host: string, when: string | null) =>
    when ? `${host}, read ${when}.` : `${host} is being read …`,
  failed: (host: string, since: string | null, why: string) =>
    since
      ? `${host} could not be read since ${since}. ${why} The busy times that were read last are kept.`
      : `${host} cannot be read. ${why} Busy times of a calendar that was read before are kept.`,
};
