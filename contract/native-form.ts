import type { FieldName } from '../content/form-fields.ts';

/** How the form works without JavaScript, and what the server fills into the page that says it was not sent. */

/** Where the form posts to, as application/x-www-form-urlencoded, with the names of a draft's fields. */
export const nativeFormAction = '/contact';

/** The field with the page that led to the form, for when the server shows the form again. */
export const cameFromField = 'came_from';
export const cameFromToken = '[[from]]';

/** The thank-you page. */
export const sentPath = '/contact/sent';

/** The built pages that the server answers a form with. It fills in their tokens; under their own addresses they are not found. */
export const answerFiles = {
  /** Says what is wrong beside what was typed. */
  notSent: 'contact/not-sent/index.html',
  /** For a form that could not be read: says where the typed words are. */
  notRead: 'contact/not-read/index.html',
};

/** Stands in a list item, which is repeated for each mistake. */
export const messagesToken = '[[messages]]';

/** Is replaced by what the visitor typed: the value of an input or the text of a textarea. */
export const valueToken = (field: FieldName) => `[[value:${field}]]`;
