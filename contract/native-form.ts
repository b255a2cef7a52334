import type { DraftField } from './draft.ts';

/** How the form works without JavaScript, and what the server fills into the page that says it was not sent. */

/** Where the form posts to, as application/x-www-form-urlencoded, with the names of a draft's fields. */
export const nativeFormAction = '/contact';

/** Where it posts to first when its sender wants to pick a time: the same fields, answered with free times beside them. */
export const pickTimeAction = '/contact/time';

/** The field of the time that was picked; empty, it asks for none. */
export const wantedTimeField = 'wanted_time';

/** The field of the page that led to the form, where the server answers with the form once more. */
export const cameFromField = 'came_from';
export const cameFromToken = '[[from]]';

/** What is asked about a call: its secret, what to do, and for a move the field of the time. */
export const callFields = { secret: 'secret', act: 'act' };
export const callActs = ['calendar', 'move', 'cancel'] as const;
export type CallAct = (typeof callActs)[number];

/** The page that thanks. */
export const sentPath = '/contact/sent';

/** The built pages that the server answers a form with. It fills in their tokens; under their own addresses they are not found. */
export const answerFiles = {
  /** Says what is wrong beside what was typed. */
  notSent: 'contact/not-sent/index.html',
  /** For a form whose words the server does not have: it says where they are. */
  notRead: 'contact/not-read/index.html',
  /** Free times beside what was typed. */
  pickTime: 'contact/time/index.html',
  /** A call that can be moved and cancelled. */
  booked: 'contact/booked/index.html',
  /** One that no longer can, or that nobody knows. */
  noCall: 'contact/no-call/index.html',
};

/** Stands in a list item, and becomes one item for each thing that is wrong. */
export const messagesToken = '[[messages]]';

/** Stands in an option of a select, and groups of free times take the place of that option. */
export const timesToken = '[[times]]';

/** Becomes what the visitor typed into the field: the value of an input or the text of a textarea. */
export const valueToken = (field: DraftField) => `[[value:${field}]]`;

/** Becomes what there is to say of a call. */
export const callToken = (part: CallPart) => `[[call:${part}]]`;
export type CallPart = 'heading' | 'lead' | 'day' | 'hours' | 'zone' | 'secret';
