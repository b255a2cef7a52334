import type { ListedEnquiry, Pulse, ReplyState } from './rows.ts';

/** What the desk's page and its server agree on beside the functions of the database. Moments are ISO 8601. */

/** Everything of the desk is answered below it. */
export const deskPath = '/desk';

/** Where a link for signing in leads, with the secret as its fragment. */
export const signInPath = `${deskPath}/in`;

/** The page of an enquiry, behind the path as a fragment. */
export const enquiryFragment = (id: string) => `#/enquiry/${id}`;

/** For so long nobody can say what became of a reply but the server that sends it. */
export const sendingSeconds = 120;

/** What `POST /desk/reply` gives for `{event, submission, text, seen}`, refused as a decision is; the same event again sends nothing, and with other words is refused with `otherWords`. */
export type ReplyAnswer = { state: ReplyState };

/** What the desk opens with: its page brings it, and `GET /desk/opening` gives it again. */
export type DeskOpening = {
  /** When that was. */
  now: string;
  settings: DeskSettings;
  /** The first page of those to answer. */
  list: ListedEnquiry[];
  pulse: Pulse;
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
