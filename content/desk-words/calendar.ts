import { isolated } from '../isolated.ts';
import { booked } from './call.ts';

/** The calendar and its questions, which are loaded when they are first asked for. */

/** A call that is given a time. */
export const takes = {
  book: {
    title: (name: string) => `Book a call with ${isolated(name)}`,
    text: 'At a time that is offered and free. They are told by email, with an entry for their calendar.',
    confirm: 'Book the call',
    done: 'The call is booked.',
    keep: 'Not now',
    overtaken: 'A call was booked for this message meanwhile. Nothing was changed.',
  },
  move: {
    title: (name: string) => `Move the call with ${isolated(name)}`,
    text: 'To a time that is offered and free. The visitor is told by email.',
    confirm: 'Move the call',
    done: 'The call is moved.',
    keep: booked.keep,
    overtaken: booked.overtaken,
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
  busyBeside: 'Busy',
  outcome: { kept: 'came', missed: 'did not come' },
  overBusy: (when: string, name: string) => `Your own calendar is busy at the call of ${when} with ${name}.`,
  busyAllDay: 'Busy all day',
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
  what: 'What for (only you see it)',
  day: 'Day',
  from: 'From',
  last: 'Until the day',
  to: 'To',
  save: 'Block it',
  cancel: 'Cancel',
  order: 'The end must come after the start.',
  takenBy: (name: string, when: string) => `The call with ${name} is then: ${when}. Move or cancel it first.`,
  taken: 'A call, with the pause after it, or another block is at that time.',
  overtaken: 'This time has been changed or freed meanwhile. Nothing was changed.',
  done: 'Blocked.',
  free: 'Free it again',
  freed: 'Free again.',
  change: 'Change it',
};
