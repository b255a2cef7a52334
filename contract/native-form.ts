import type { DraftField } from './draft.ts';

/** How the form works without JavaScript, and what the server fills into the page that says it was not sent. */

/** Where the form posts to, as application/x-www-form-urlencoded, with the names of a draft's fields. */
export const nativeFormAction = '/contact';

/** The page that thanks. */
export const sentPath = '/contact/sent';

/** The built page that says what is wrong; the server answers with it and fills in its tokens. */
export const notSentFile = 'contact/not-sent/index.html';

/** The built page for a form whose words the server does not have: it says where they are. */
export const notReadFile = 'contact/not-read/index.html';

/** Stands in a list item, and becomes one item for each thing that is wrong. */
export const messagesToken = '[[messages]]';

/** Becomes what the visitor typed into the field: the value of an input or the text of a textarea. */
export const valueToken = (field: DraftField) => `[[value:${field}]]`;
