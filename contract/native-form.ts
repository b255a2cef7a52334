import type { DraftField } from './draft.ts';

/** How the form works without JavaScript, and what the server fills into the page that says it was not sent. */

/** Where the form posts to, as application/x-www-form-urlencoded, with the names of a draft's fields. */
export const nativeFormAction = '/contact';

/** Where it posts to first when its sender wants to pick a time: the same fields, answered with free times beside them. */
export const pickTimeAction = '/contact/time';

/** The field with the picked time. It is empty when no call is wanted. */
export const wantedTimeField = 'wanted_time';

/** The field with the page that led to the form, for when the server shows the form again. */
export const cameFromField = 'came_from';
export const cameFromToken = '[[from]]';

/** The fields of a request about a call: its secret, the action, and for a move the new time. */
export const callFields = { secret: 'secret', act: 'act' };
export const callActs = ['calendar', 'move', 'cancel'] as const;
export type CallAct = (typeof callActs)[number];

/** The thank-you page. */
export const sentPath = '/contact/sent';

/** The built pages that the server answers a form with. It fills in their tokens; under their own addresses they are not found. */
export const answerFiles = {
  /** Says what is wrong beside what was typed. */
  notSent: 'contact/not-sent/index.html',
  /** For a form that could not be read: says where the typed words are. */
  notRead: 'contact/not-read/index.html',
  /** Free times beside what was typed. */
  pickTime: 'contact/time/index.html',
  /** A call that can be moved and cancelled. */
  booked: 'contact/booked/index.html',
  /** A call that can no longer be changed, or is unknown. */
  noCall: 'contact/no-call/index.html',
};

/** Stands in a list item, which is repeated for each mistake. */
export const messagesToken = '[[messages]]';

/** Stands in an option of a select, which is replaced by groups of free times. */
export const timesToken = '[[times]]';

/** Is replaced by what the visitor typed: the value of an input or the text of a textarea. */
export const valueToken = (field: DraftField) => `[[value:${field}]]`;

/** Is replaced by the state of the call. */
export const callToken = (part: CallPart) => `[[call:${part}]]`;
export type CallPart = 'heading' | 'lead' | 'day' | 'hours' | 'zone' | 'secret';
