import { z } from 'zod';
import { type FieldName, fieldNamed, fieldNames, type formFields } from '../content/form-fields.ts';

/**
 * What the database keeps and gives, each row declared once: the types of browser and server, the columns of the data
 * interface and the check of a backup follow from it, and a test compares it with the migrated database. Browsers import
 * its types alone, since zod would weigh more than the form.
 */

/** PostgreSQL accepts every pattern of hexadecimal digits, also ids that RFC 9562 does not define. */
export const id = z.guid();
export const moment = z.iso.datetime({
  offset: true,
  error: 'A moment such as 2026-11-23T10:00:00Z was expected',
});
export const count = z.int32();

type FormColumns = {
  [Name in FieldName]: (typeof formFields)[Name] extends { isRequired: true }
    ? z.ZodString
    : z.ZodNullable<z.ZodString>;
};
const formColumns = Object.fromEntries(
  fieldNames.map((name) => [name, fieldNamed(name).isRequired ? z.string() : z.string().nullable()]),
) as FormColumns;

/** An enquiry, or a row of the connection test. Whatever is in the hidden field marks it as suspected spam; nothing else happens. */
export const storedSubmission = z.strictObject({
  /** Made by the browser, so that a retry cannot store twice. */
  id,
  ...formColumns,
  /** Written by the connection test alone. */
  instagram_handle: z.string().nullable(),
  /** The visitor's clock. */
  created_at: moment.nullable(),
  source: z.enum(['contact', 'connection-test']),
  /** From the first look at the form to sending it; under three the row is suspected. */
  seconds_to_fill: count.nullable(),
  suspected_spam: z.boolean(),
  /** Our clock. */
  received_at: moment,
  /** With it a call is booked. */
  wanted_time: moment.nullable(),
  /** The sender's time zone, such as Europe/Berlin. */
  time_zone: z.string().nullable(),
  /** The SHA-256, in hexadecimal, of a secret that moves and cancels the call. */
  link_hash: z.string().nullable(),
  /** The path of the page from which its sender came to the form. */
  came_from: z.string().nullable(),
});
export type StoredSubmission = z.infer<typeof storedSubmission>;

/** When a call could begin and would end. */
export const freeTime = z.strictObject({ starts_at: moment, ends_at: moment });
export type FreeTime = z.infer<typeof freeTime>;

/** The same for the owner, who may book over what the own calendar has. */
export const ownFreeTime = freeTime.extend({ busy: z.boolean() });
export type OwnFreeTime = z.infer<typeof ownFreeTime>;

/** A call as the holder of its secret sees it. */
export const appointment = freeTime.extend({
  status: z.enum(['booked', 'cancelled']),
  /** Raised by one at every change. */
  sequence: count,
  uid: id,
});
export type Appointment = z.infer<typeof appointment>;

/** A call as its owner's programs read and keep it. */
export const bookedCall = appointment.extend({
  submission_id: id,
  /** When the next call may begin, after the pause. */
  free_from: moment,
  changed_at: moment,
  /** The hashes of the secrets that may change it. */
  link_hashes: z.array(z.string()),
});
export type BookedCall = z.infer<typeof bookedCall>;

const caseStatus = z.enum(['open', 'answered', 'spam']);
export type CaseStatus = z.infer<typeof caseStatus>;

/** The lists of enquiries: what is put off is open too. */
export const listState = z.enum([...caseStatus.options, 'later']);
export type ListState = z.infer<typeof listState>;

export const decision = z.enum(['answered', 'reopened', 'spam', 'not-spam']);
export type Decision = z.infer<typeof decision>;

/** A reply is being sent until the mail server answers. When no answer came, it stays so. */
export const replyState = z.enum(['sending', 'sent', 'failed']);
export type ReplyState = z.infer<typeof replyState>;

/** What became of a call, and whether its visitor did it. */
const callChange = z.enum(['moved', 'cancelled', 'they-moved', 'they-cancelled']);

/** Whether the visitor came to the call. */
export const callOutcome = z.enum(['kept', 'missed']);
export type CallOutcome = z.infer<typeof callOutcome>;

/** What happened to an enquiry, in order. */
export const deskEvent = z.strictObject({
  id,
  kind: z.union([
    z.enum(['note', 'reply', 'later', 'booked', 'they-booked']),
    callChange,
    callOutcome,
    decision,
  ]),
  text: z.string().nullable(),
  state: replyState.nullable(),
  at: moment,
  /** Whose device did it, where that was said. Backups of former versions do not know it. */
  person: z.string().nullable().default(null),
  /** When a call is that was booked, when it was that was moved, canceled, kept or missed, or until when an enquiry was put off. */
  about: moment.nullable().default(null),
});
export type DeskEvent = z.infer<typeof deskEvent>;

export const caseState = z.strictObject({
  status: caseStatus,
  answered_at: moment.nullable(),
  /** Raised by one at every change. */
  version: count,
  /** Until when it is put off, or was. */
  later_until: moment.nullable().default(null),
});

/** What a backup keeps of an enquiry at the desk. */
const keptCase = caseState.extend({
  submission_id: id,
  changed_at: moment,
  events: z.array(deskEvent),
});

/** An enquiry, its call, and what was done with it at the desk. */
export const keptEnquiry = storedSubmission.extend({ call: bookedCall.nullable(), desk: keptCase });
export type KeptEnquiry = z.infer<typeof keptEnquiry>;

/** A time that the owner has blocked, as a backup keeps it. */
export const blockedTime = freeTime.extend({
  ...{ id, sequence: count, changed_at: moment },
  title: z.string().nullable().default(null),
});
export type BlockedTime = z.infer<typeof blockedTime>;

/** A line of the desk's list. */
export const listedEnquiry = caseState.extend({
  id,
  name: z.string(),
  email: z.string(),
  /** The beginning of what was written. */
  excerpt: z.string(),
  came_from: z.string().nullable(),
  received_at: moment,
  /** When the call that is booked begins. */
  call_at: moment.nullable(),
  /** What became of its call last. */
  call_change: callChange.nullable(),
});
export type ListedEnquiry = z.infer<typeof listedEnquiry>;

const earlierEnquiry = z.strictObject({
  id,
  name: z.string(),
  excerpt: z.string(),
  received_at: moment,
  status: caseStatus,
  call: appointment.nullable(),
  /** The beginning of the last reply. */
  reply: z.string().nullable(),
});
export type EarlierEnquiry = z.infer<typeof earlierEnquiry>;

export const wholeEnquiry = caseState.extend({
  enquiry: storedSubmission.omit({ link_hash: true }),
  /** Past and canceled calls are included. */
  call: appointment.nullable(),
  /** What came from the same mailbox, also under other spellings: capitals, dots, and text after a plus. */
  mailbox: z.strictObject({
    /** Other enquiries, without spam. */
    others: count,
    /** Calls to come, including this enquiry's own. */
    calls: count,
    addresses: z.array(z.string()).max(5),
    /** Whether one of them was answered. */
    is_known: z.boolean(),
    /** What the same mailbox or phone number wrote besides, got and booked, newest first. */
    earlier: z.array(earlierEnquiry).max(20),
  }),
  events: z.array(deskEvent),
});
export type WholeEnquiry = z.infer<typeof wholeEnquiry>;

/** An enquiry for a spreadsheet. */
export const exportedEnquiry = storedSubmission.omit({ link_hash: true }).extend({
  status: caseStatus,
  answered_at: moment.nullable(),
  call_at: moment.nullable(),
  notes: z.string().nullable(),
});

/** A summary that differs whenever anything has changed. */
export const pulse = z.strictObject({
  newest: moment.nullable(),
  /** A fingerprint of the last change. */
  changed: z.string(),
  to_answer: count,
  /** How many are put off. */
  later: count,
  /** How many of those to answer have waited longer than promised. */
  late: count,
  oldest_open: moment.nullable(),
});
export type Pulse = z.infer<typeof pulse>;

/** An entry of the calendar: a call, or a time that the owner has blocked. */
export const calendarEntry = freeTime.extend({
  id,
  /** How often it was changed. */
  sequence: z.number(),
  submission_id: id.nullable(),
  /** The visitor's, or what a time is blocked for. */
  name: z.string().nullable(),
  phone_number: z.string().nullable(),
  outcome: callOutcome.nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** The entries between two moments, when calls are offered there, and when the owner's own calendar is busy. */
export const day = z.strictObject({
  entries: z.array(calendarEntry),
  hours: z.array(freeTime),
  busy: z.array(freeTime),
  own: z.strictObject({
    /** Whether calendars that subscribe to the calls show names; null where none may. */
    shows_name: z.boolean().nullable(),
    /** Where it is read; null for nowhere. */
    host: z.string().nullable(),
    ...{ read_at: moment.nullable(), failed_since: moment.nullable(), fault: z.string().nullable() },
    /** Why an address that was set last is not read, and the one before still is. */
    refused: z.string().nullable(),
  }),
});
export type Day = z.infer<typeof day>;

export const device = z.strictObject({
  ...{ id, device: z.string(), person: z.string(), created_at: moment, seen_at: moment },
  /** Whether what it is told of messages names their senders; null for one that is not told. */
  shows_name: z.boolean().nullable(),
});
export type Device = z.infer<typeof device>;

/** What the owner offers, as content/booking.yaml has it. */
export const offer = z.strictObject({
  zone: z.string(),
  length_minutes: count,
  buffer_minutes: count,
  notice_minutes: count,
  horizon_days: count,
  hours: z.array(z.strictObject({ weekday: count, opens: z.string(), closes: z.string() })),
  closures: z.array(z.strictObject({ first_day: z.string(), last_day: z.string() })),
});
export type Offer = z.infer<typeof offer>;

/** An enquiry as the contact form sends it, with a time to talk where one is picked. */
export type ContactSubmission = Pick<StoredSubmission, 'id' | FieldName | 'seconds_to_fill'> & {
  created_at: string;
  came_from?: string | null;
} & Partial<{ wanted_time: string } & Pick<StoredSubmission, 'time_zone' | 'link_hash'>>;

/** A row as the connection test writes it. */
export type ConnectionTestSubmission = Pick<
  StoredSubmission,
  'id' | 'name' | 'email' | 'business_details'
> & {
  instagram_handle: string;
  other_social_media: string;
  source: 'connection-test';
};

/** A change of the website's words. */
export const websiteWord = z.strictObject({
  id,
  file: z.string(),
  /** Empty for the file itself, of which '' says that it is not there. */
  place: z.string(),
  /** What stood there on the checkout. */
  was: z.string(),
  /** What visitors read, once it was published. */
  online: z.string().nullable(),
  /** What was typed since. */
  draft: z.string().nullable(),
  version: count,
  changed_at: moment,
  /** The device on which they were typed, and whose it is. Older backups do not say it. */
  typed_session: id.nullable().optional(),
  typed_by: z.string().nullable().optional(),
  /** When it goes online by itself. */
  due_at: moment.nullable().optional(),
});
export type WebsiteWord = z.infer<typeof websiteWord>;

export const websitePublish = z.strictObject({
  number: count,
  at: moment,
  device: z.string(),
  changes: z.array(
    websiteWord
      .pick({ id: true, file: true, place: true, was: true })
      .extend({ before: z.string().nullable(), words: z.string() }),
  ),
  undone_at: moment.nullable(),
});
export type WebsitePublish = z.infer<typeof websitePublish>;

const hash = z.string().length(32);

/** A publish without its texts. */
const websitePublishInShort = websitePublish.extend({
  changes: z.array(
    websiteWord.pick({ id: true, file: true, place: true }).extend({
      /** The beginning of what it says, for whole pages and where it is the only change. */
      head: z.string().nullable(),
      was: hash,
      before: hash.nullable(),
      words: hash,
    }),
  ),
});
export type WebsitePublishInShort = z.infer<typeof websitePublishInShort>;

/** A photo in both of its widths, each as WebP in base64. */
export const websitePicture = z.strictObject({
  /** The hash of the photo. */
  name: z.string().regex(/^[0-9a-f]{32}$/),
  small: z.string(),
  large: z.string(),
});
export type WebsitePicture = z.infer<typeof websitePicture>;

/** All that the database keeps of the website, but for the texts of publishes, the latest of which are first. */
export const website = z.strictObject({
  /** Raised by every publish and every undo. */
  edition: count,
  words: z.array(websiteWord),
  publishes: z.array(websitePublishInShort),
});
export type Website = z.infer<typeof website>;
