/** What a visitor reads in place of a refusal that speaks of row-level security. */
const security = 'Unable to submit form due to database security policies. Please contact support.';

/** A refusal of the database in words for the visitor; most of them are fit to be read as they are. */
export const wordRefusal = (message: string) => (/row-level security/i.test(message) ? security : message);
