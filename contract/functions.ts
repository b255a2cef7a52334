import { z } from 'zod';
import { longestPerson, longestSearch, mostDays } from './desk.ts';
import * as counts from './figures.ts';
import { ownCalendarFunctions } from './own-calendar.ts';
import * as rows from './rows.ts';
import { websiteFunctions } from './website-functions.ts';

/**
 * Every function of the database that anybody may call, declared once. The server's list of what is allowed, the types
 * of browser and server, the PostgreSQL types of parameters, the attacks in the tests and docs/functions.md follow from
 * it; a test compares it with what the migrated database says of itself. Browsers import its types alone.
 */
type DatabaseFunction = {
  /**
   * Who may call it: visitors, the owner with the service key, the owner also through the desk's page, or the server by
   * itself. Each but the last is answered below `functionsPath`.
   */
  by: 'visitor' | 'owner' | 'page' | 'server';
  does: string;
  /** All its parameters, by PostgreSQL's names. */
  given: z.ZodObject;
  /** Other times may be free after it. */
  changesCalendar?: true;
} & (
  | { /** What each row is that it gives. */ rows: z.ZodType }
  | { /** The one value that it gives. */ value: z.ZodType }
);

const { id, moment, count, appointment, freeTime, deskEvent, caseState } = rows;
const text = z.string();
const nothing = z.strictObject({});
const secret = z.strictObject({ secret: text });
const submission = z.strictObject({ submission: id });
const after = z.strictObject({ after: id });
const session = z.strictObject({ session: id.nullable() });
const link = z.strictObject({ link_hash: text });
/** Whatever was received earlier is late. */
const late = z.strictObject({ late_before: moment });
const page = z.strictObject({
  state: rows.listState.nullable(),
  typed: text.max(longestSearch, `A search has at most ${longestSearch} letters`).nullable(),
  before: moment.nullable(),
  before_id: id.nullable(),
});
/** The page makes the event's id, so that a retry cannot write it twice, and names the version it has seen. */
const seenByEvent = z.strictObject({ event: id, submission: id, seen: count });
const outcome = z.strictObject({ event: id, outcome: z.enum(['sent', 'failed']) });
const span = z
  .strictObject({ first: moment, last: moment })
  .refine(({ first, last }) => Date.parse(last) - Date.parse(first) <= mostDays * 24 * 60 * 60_000, {
    error: `At most ${mostDays} days are given at once`,
  });

export const functions = {
  free_times: {
    by: 'visitor',
    does: 'The times that are free, in order.',
    given: nothing,
    rows: freeTime,
  },
  appointment_of_link: {
    by: 'visitor',
    does: 'The call of whoever has the secret; no row for another secret.',
    given: secret,
    rows: appointment,
  },
  move_appointment: {
    by: 'visitor',
    does: 'Moves the call of whoever has the secret, and gives it as it is now.',
    given: secret.extend({ wanted_time: moment }),
    rows: appointment,
    changesCalendar: true,
  },
  cancel_appointment: {
    by: 'visitor',
    does: 'Cancels the call of whoever has the secret, and gives it as it is now.',
    given: secret,
    rows: appointment,
    changesCalendar: true,
  },

  set_booking_rules: {
    by: 'server',
    does: 'Tells the database what the owner offers.',
    given: z.strictObject({ rules: rows.offer }),
    value: z.void(),
  },

  desk_list: {
    by: 'page',
    does: 'A page of enquiries: open ones oldest first, before a first page those that were put off and are back; any others newest first. The next page follows the last row by its received_at and id.',
    given: page.extend({ page: count }),
    value: z.array(rows.listedEnquiry),
  },
  desk_one: {
    by: 'page',
    does: 'An enquiry with its call, its mailbox and what happened to it.',
    given: submission,
    value: rows.wholeEnquiry,
  },
  desk_write: {
    by: 'page',
    does: 'Writes a note. Refused with 23505 where other words are kept under its id.',
    given: submission.extend({ event: id, words: text }),
    value: deskEvent,
  },
  desk_decide: {
    by: 'page',
    does: 'Decides about an enquiry. Refused with PT409 unless `seen` is the version there is.',
    given: seenByEvent.extend({ decision: rows.decision }),
    value: caseState,
    changesCalendar: true,
  },
  desk_later: {
    by: 'page',
    does: 'Puts an open enquiry off until a moment, at which devices are told of it; without one it is back at once. Refused as a decision is.',
    given: seenByEvent.extend({ until: moment.nullable() }),
    value: caseState,
  },
  desk_spam_mailbox: {
    by: 'page',
    does: 'Decides for spam, also about everything else of its mailbox, whose calls to come are canceled. Refused as a decision is.',
    given: seenByEvent,
    value: caseState,
    changesCalendar: true,
  },
  desk_settle: {
    by: 'page',
    does: 'What the owner found out about a reply of which nobody knew, once two minutes have passed.',
    given: outcome,
    value: deskEvent,
  },
  desk_erase: {
    by: 'page',
    does: 'Erases an enquiry, or a row of the connection test, with all that belongs to it.',
    given: submission,
    value: z.strictObject({ erased: count }),
    changesCalendar: true,
  },
  desk_last_backup: {
    by: 'page',
    does: 'When everything was last saved to a file; null for never.',
    given: nothing,
    value: moment.nullable(),
  },
  desk_name_device: {
    by: 'page',
    does: 'Says whose a device is. What is done with it from now on carries the name.',
    given: z.strictObject({ session: id, person: text.max(longestPerson) }),
    value: z.boolean(),
  },
  count_visits: {
    by: 'server',
    does: 'Adds to the visits and searches of today what a server has counted.',
    given: z.strictObject({ zone: text, counted: z.array(counts.countedVisit) }),
    value: z.void(),
  },

  desk_pulse: {
    by: 'page',
    does: 'Whether anything has changed, and how many wait.',
    given: late,
    value: rows.pulse,
  },
  desk_figures: {
    by: 'page',
    does: 'How many came, from where, and how soon they were answered.',
    given: late.extend({
      ...{ zone: text, weeks: count, promised_seconds: count },
      hours: text.nullable(),
    }),
    value: counts.figures,
  },
  desk_visits: {
    by: 'page',
    does: 'How many came in the days until one, or with today, from where, what they opened and looked for, and what led to messages.',
    given: z.strictObject({ zone: text, days: count, until: z.iso.date().nullable() }),
    value: counts.visits,
  },
  desk_day: {
    by: 'page',
    does: 'What stands in the calendar between two moments, when calls are offered there, and what is known of the own calendar.',
    given: span,
    value: rows.day,
  },
  desk_free_times: {
    by: 'page',
    does: 'The times at which a call can begin, also those at which the own calendar is busy.',
    given: nothing,
    value: z.array(rows.ownFreeTime),
  },
  desk_block: {
    by: 'page',
    does: 'Blocks a time, with what it is for, or changes the one that was seen. Refused with 23P01 where a call stands, and with PT409 where it was changed or freed meanwhile.',
    given: z.strictObject({
      ...{ appointment: id, seen: count.nullable() },
      ...{ starts_at: moment, ends_at: moment, title: text },
    }),
    value: rows.calendarEntry,
    changesCalendar: true,
  },
  desk_unblock: {
    by: 'page',
    does: 'Frees a blocked time. Refused with PT409 where it was changed meanwhile.',
    given: z.strictObject({ appointment: id, seen: count }),
    value: z.strictObject({ unblocked: count }),
    changesCalendar: true,
  },
  desk_book: {
    by: 'page',
    does: 'Books a call for a message at a time that is offered and free, or moves the one that was seen. The visitor is told by email. Refused with PT409 where another one is to come, or none any more.',
    given: submission.extend({ seen: moment.nullable(), wanted_time: moment }),
    value: appointment,
    changesCalendar: true,
  },
  desk_note_outcome: {
    by: 'page',
    does: 'Notes whether the visitor came to a call that has begun; the latest note counts. Refused with PT409 before that, and unless `seen` is what was noted before.',
    given: submission.extend({
      ...{ event: id, call_at: moment },
      ...{ seen: rows.callOutcome.nullable(), outcome: rows.callOutcome },
    }),
    value: deskEvent,
  },
  desk_offer: {
    by: 'page',
    does: 'Lets whoever has the secret behind the hash book a call for a message.',
    given: submission.extend({ link_hash: text }),
    value: z.boolean(),
  },
  desk_cancel: {
    by: 'page',
    does: 'Cancels the call that was seen. The visitor is told by email. Refused with PT409 where it was moved meanwhile.',
    given: submission.extend({ seen: moment }),
    value: appointment,
    changesCalendar: true,
  },
  desk_sessions: {
    by: 'page',
    does: 'The devices that are signed in.',
    given: nothing,
    value: z.array(rows.device),
  },

  desk_export: {
    by: 'owner',
    does: 'A thousand whole enquiries for a file, newest first.',
    given: page,
    value: z.array(rows.exportedEnquiry),
  },
  desk_begin_reply: {
    by: 'owner',
    does: 'Writes a reply down before it is sent. Gives null where other words are kept under its id.',
    given: seenByEvent.extend({ words: text }),
    value: z
      .strictObject({
        /** Whether this request has stored the reply. Only the request that stored it sends it. */
        is_new: z.boolean(),
        state: rows.replyState,
        text,
        name: text,
        email: text,
        /** The last reply before it that was sent. */
        previous: id.nullable(),
      })
      .nullable(),
  },
  desk_end_reply: {
    by: 'owner',
    does: 'Writes down what the mail server said of a reply.',
    given: outcome,
    value: deskEvent,
  },
  desk_make_link: {
    by: 'owner',
    does: 'Keeps the hash of a link for signing in.',
    given: link,
    value: z.strictObject({ expires_at: moment }),
  },
  desk_mail_link: {
    by: 'owner',
    does: 'Keeps it too, unless one has been mailed within ten minutes.',
    given: link,
    value: z.boolean(),
  },
  desk_sign_in: {
    by: 'owner',
    does: 'Uses a link up, and begins a session.',
    given: link.extend({ session_hash: text, device: text, address: text }),
    value: z.enum(['in', 'no', 'too_many']),
  },
  desk_session: {
    by: 'owner',
    does: 'The id of the session behind a secret, while it lasts.',
    given: z.strictObject({ session_hash: text }),
    value: id.nullable(),
  },
  desk_tell_device: {
    by: 'owner',
    does: 'Has a session’s device told of messages, or no more where its push service’s address is empty. Gives whether it is told: not beyond ten.',
    given: z.strictObject({ session: id, endpoint: text, p256dh: text, auth: text, shows_name: z.boolean() }),
    value: z.boolean(),
  },
  desk_note_backup: {
    by: 'owner',
    does: 'Notes that everything was saved to a file.',
    given: nothing,
    value: moment,
  },
  desk_begin_monday: {
    by: 'owner',
    does: 'Whether the mail of this Monday is still to be sent, and nobody else is sending it.',
    given: z.strictObject({ day: z.iso.date() }),
    value: z.boolean(),
  },
  desk_end_monday: {
    by: 'owner',
    does: 'Notes that it has been sent.',
    given: z.strictObject({ day: z.iso.date() }),
    value: z.boolean(),
  },
  desk_sign_out: {
    by: 'owner',
    does: 'Ends a session.',
    given: session,
    value: z.strictObject({ ended: count }),
  },
  desk_sign_out_others: {
    by: 'owner',
    does: 'Ends every session but one, or all of them, and every link.',
    given: session,
    value: z.strictObject({ ended: count }),
  },
  desk_kept: {
    by: 'owner',
    does: 'What a backup keeps of enquiries, calls and cases, five hundred after an id.',
    given: after,
    value: z.array(rows.keptEnquiry),
  },
  desk_blocked_times: {
    by: 'owner',
    does: 'What a backup keeps of blocked times, a thousand after an id.',
    given: after,
    value: z.array(rows.blockedTime),
  },
  ...ownCalendarFunctions,
  ...websiteFunctions,
} satisfies Record<string, DatabaseFunction>;

type Functions = typeof functions;
export type FunctionName = keyof Functions;
type CalledBy<Caller> = {
  [Name in FunctionName]: Functions[Name]['by'] extends Caller ? Name : never;
}[FunctionName];
/** What the desk's page may call, and nothing else. */
export type PageFunction = CalledBy<'page'>;
/** What the desk's server may call. */
export type OwnersFunction = CalledBy<'page' | 'owner'>;

export type Given<Name extends FunctionName> = z.infer<Functions[Name]['given']>;
export type Gives<Name extends FunctionName> = Functions[Name] extends { rows: infer Row extends z.ZodType }
  ? z.infer<Row>[]
  : Functions[Name] extends { value: infer Value extends z.ZodType }
    ? z.infer<Value>
    : never;

/** Looks a function up by a name from outside. */
export const functionNamed = (name: string): DatabaseFunction | undefined =>
  Object.hasOwn(functions, name) ? functions[name as FunctionName] : undefined;
