import type { Appointment, FreeTime } from './booking.ts';
import type { StoredSubmission } from './submissions.ts';

/** What the desk's page, its server and the database agree on. Moments are ISO 8601, ids are the browser's. */

/** Everything of the desk is answered below it. */
export const deskPath = '/desk';

/** Where a link for signing in leads, with the secret as its fragment. */
export const signInPath = `${deskPath}/in`;

/** The page of an enquiry, behind the path as a fragment. */
export const enquiryFragment = (id: string) => `#/enquiry/${id}`;

export type CaseStatus = 'open' | 'answered' | 'spam';

export type Decision = 'answered' | 'reopened' | 'spam' | 'not-spam';

/** Of a reply: it is being sent until the mail server has answered, and where nobody knows it stays so. */
export type ReplyState = 'sending' | 'sent' | 'failed';

/** For so long nobody can say what became of a reply but the server that sends it. */
export const sendingSeconds = 120;

/** A line of the list. */
export type ListedEnquiry = {
  id: string;
  name: string;
  email: string;
  /** The beginning of what was written. */
  excerpt: string;
  came_from: string | null;
  received_at: string;
  status: CaseStatus;
  answered_at: string | null;
  version: number;
  /** When the call that is booked begins. */
  call_at: string | null;
};

/** What happened, in order. */
export type DeskEvent = {
  id: string;
  kind: 'note' | 'reply' | Decision;
  text: string | null;
  state: ReplyState | null;
  at: string;
};

type CaseState = { status: CaseStatus; answered_at: string | null; version: number };

/** What a backup keeps of the desk. */
export type KeptCase = CaseState & { submission_id: string; changed_at: string; events: DeskEvent[] };

/** A time that the owner has blocked, as a backup keeps it. */
export type BlockedTime = {
  id: string;
  starts_at: string;
  ends_at: string;
  /** One more at every change. */
  sequence: number;
  changed_at: string;
};

export type WholeEnquiry = CaseState & {
  enquiry: Omit<StoredSubmission, 'link_hash'>;
  /** Also one that is past or cancelled. */
  call: Appointment | null;
  mailbox: Mailbox;
  events: DeskEvent[];
};

/** What has come from one mailbox, whose address is written in many ways: in capitals, with dots, with more behind a plus. */
type Mailbox = {
  /** Enquiries beside the one that is looked at, without spam. */
  others: number;
  /** To come, this one's own among them. */
  calls: number;
  /** Five at most. */
  addresses: string[];
};

/** Differs when anything has changed. */
type Pulse = {
  newest: string | null;
  /** No moment: the fingerprint of what was changed last. */
  changed: string;
  to_answer: number;
  /** Of these, how many wait longer than was promised. */
  late: number;
  oldest_open: string | null;
};

/** Without spam. */
export type Figures = {
  enquiries: number;
  /** Answered, or waiting longer than was promised. */
  due: number;
  in_time: number;
  median_seconds: number | null;
  /** Every week asked for, also those without any, by its Monday in the zone. */
  weeks: { week: string; enquiries: number; due: number; in_time: number }[];
  /** The ten pages that most came from; '' is not known. */
  from: { path: string; enquiries: number }[];
};

/** What stands in the calendar: a call, or a time that the owner has blocked. */
export type CalendarEntry = {
  id: string;
  submission_id: string | null;
  name: string | null;
  phone_number: string | null;
  starts_at: string;
  ends_at: string;
};

/** The entries between two moments, and when calls are offered there. */
export type Day = { entries: CalendarEntry[]; hours: FreeTime[] };

export type Device = { id: string; device: string; created_at: string; seen_at: string };

/** Each function that the page may call: what it is given, whole, and what it gives. */
export type DeskCalls = {
  /** The next page follows the last row's received_at and id. Late are those open before a moment. */
  desk_list: {
    given: {
      state: CaseStatus | null;
      typed: string | null;
      before: string | null;
      before_id: string | null;
      page: number;
    };
    gives: ListedEnquiry[];
  };
  desk_one: { given: { submission: string }; gives: WholeEnquiry };
  /** A note. Refused with `otherWords` where others are kept under its id. */
  desk_write: { given: { event: string; submission: string; words: string }; gives: DeskEvent };
  /** Refused with `changedMeanwhile` unless `seen` is the version there is. */
  desk_decide: {
    given: { event: string; submission: string; seen: number; decision: Decision };
    gives: CaseState;
  };
  /** Decides for spam, also about everything else of its mailbox, whose calls to come are cancelled. Refused as a decision is. */
  desk_spam_mailbox: { given: { event: string; submission: string; seen: number }; gives: CaseState };
  /** What the owner found out about a reply of which nobody knew; only after `sendingSeconds`. */
  desk_settle: { given: { event: string; outcome: 'sent' | 'failed' }; gives: DeskEvent };
  desk_erase: { given: { submission: string }; gives: { erased: number } };
  desk_pulse: { given: { promised_seconds: number }; gives: Pulse };
  desk_figures: { given: { zone: string; weeks: number; promised_seconds: number }; gives: Figures };
  desk_day: { given: { first: string; last: string }; gives: Day };
  desk_free_times: { given: Record<never, never>; gives: FreeTime[] };
  /** The same id again moves it. Refused with `timeTaken` where a call stands. */
  desk_block: {
    given: { appointment: string; starts_at: string; ends_at: string };
    gives: CalendarEntry;
  };
  desk_unblock: { given: { appointment: string }; gives: { unblocked: number } };
  /** To a time that is offered and free; the visitor is told by mail. */
  desk_move: { given: { submission: string; wanted_time: string }; gives: Appointment };
  desk_cancel: { given: { submission: string }; gives: Appointment };
  desk_sessions: { given: Record<never, never>; gives: Device[] };
};

/** What the page may call, and nothing else: the rest is the server's. */
export const deskCalls = [
  'desk_list',
  'desk_one',
  'desk_write',
  'desk_decide',
  'desk_spam_mailbox',
  'desk_settle',
  'desk_erase',
  'desk_pulse',
  'desk_figures',
  'desk_day',
  'desk_free_times',
  'desk_block',
  'desk_unblock',
  'desk_move',
  'desk_cancel',
  'desk_sessions',
] as const satisfies (keyof DeskCalls)[];

/** What `POST /desk/reply` gives for `{event, submission, text, seen}`, refused as a decision is; the same event again sends nothing, and with other words is refused with `otherWords`. */
export type ReplyAnswer = { state: ReplyState };

/** What the desk opens with: its page brings it, and `GET /desk/opening` gives it again. */
export type DeskOpening = {
  /** When that was. */
  now: string;
  settings: DeskSettings;
  /** The first page of those to answer. */
  list: DeskCalls['desk_list']['gives'];
  pulse: DeskCalls['desk_pulse']['gives'];
};

export const openingPath = '/opening';
export const openListPage = 50;

export type DeskSettings = {
  /** This device's, as `desk_sessions` names it. */
  session: string;
  company: string;
  /** The owner's, in which days and weeks are counted. */
  zone: string;
  promised_seconds: number;
  /** From where replies are sent; null where the server sends none. */
  sends_from: string | null;
};

/** The most letters that are searched for, and the most days that are asked of the calendar at once. */
export const longestSearch = 200;
export const mostDays = 62;

/** Codes beside those of the database. */
export const changedMeanwhile = 'PT409';
/** Of a note or a reply: other words are kept under its id. */
export const otherWords = '23505';
export const notThere = 'PT404';
export const timeTaken = '23P01';
export const timeNotOffered = '23514';
