import type { Letters } from '../content/schemas/reply-templates.ts';
import type { ListedEnquiry, Pulse, ReplyState } from './rows.ts';
import type { Promised } from './running-time.ts';

/** What the desk's page and its server agree on beside the functions of the database. Moments are ISO 8601. */

/** The desk and all its requests live below this path. */
export const deskPath = '/desk';

/** Where a link for signing in leads, with the secret as its fragment. */
export const signInPath = `${deskPath}/in`;

/** The service worker, which is there while the desk is closed. */
export const workerPath = `${deskPath}/sw.js`;

/** Where calendars subscribe to the calls. */
export const calendarPath = '/calendar';

export const enquiryFragment = (id: string) => `#/enquiry/${id}`;

/** How long the sending server alone knows the state of a reply. After that the owner may settle it. */
export const sendingSeconds = 120;

/**
 * The answer of `POST /desk/reply` to `{event, submission, text, seen}`, which is refused like a decision. The same event sent
 * again sends no second mail, and with other words it is refused with `otherWords`.
 */
export type ReplyAnswer = { state: ReplyState };

/** The data with which the desk opens. Its page contains it, and `GET /desk/opening` returns it again. */
export type DeskOpening = {
  /** When it was read. */
  now: string;
  settings: DeskSettings;
  /** The first page of the open enquiries. */
  list: ListedEnquiry[];
  pulse: Pulse;
  /** The number of unpublished changes of the website. */
  changes: number;
};

/** What the page says to whoever is not signed in. */
export type SignedOut = { sendsMail: boolean };

/** What a push service carries to a device, encrypted: which enquiry, what about it, and how many are open. */
export type PushedNotice = {
  id: string;
  kind: 'message' | 'booked' | 'moved' | 'cancelled' | 'call' | 'deadline' | 'later';
  to_answer: number;
  /** Only where the owner wants to see it. */
  name?: string;
};

export const openingPath = '/opening';
export const openListPage = 100;

/** The header with which answers to the desk's calls name the edition of its settings. */
export const settingsHeader = 'desk-settings';

export type DeskSettings = {
  /** Differs after every change of what follows, such as a publish of another time zone. */
  edition: string;
  /** Differs where the desk itself was built anew. */
  build: string;
  /** The id of this device in `desk_sessions`. */
  session: string;
  /** The names that templates may have in two pairs of braces, such as {{name}}. */
  company: Record<string, string>;
  letters: Letters;
  /** The owner's time zone, in which days and weeks are counted. */
  zone: string;
  promised: Promised;
  /** How long before it a call must be picked. */
  notice_minutes: number;
  /** The address that replies are sent from; null when the server sends no mail. */
  sends_from: string | null;
  /** The site's address on the internet, where it is known: the desk may be opened through a tunnel. */
  site_url: string | null;
  /** The key for which a browser lets the server tell this device. */
  push_key: string;
};

/** Limits of one request: the letters of a search, and the days of the calendar. */
export const longestSearch = 200;
/** Of the name of whoever uses a device. */
export const longestPerson = 60;
export const mostDays = 62;

/** Codes of refusals. */
export const changedMeanwhile = 'PT409';
/** A note or reply with this id exists, with other words. */
export const otherWords = '23505';
export const notThere = 'PT404';
export const timeTaken = '23P01';
export const timeNotOffered = '23514';
