/**
 * Numbers that texts, programs and the database share. The database repeats them, and tests/server/contract.test.ts
 * compares.
 */

/** How long a link for signing in works, and how long a device stays signed in after it was last seen. */
export const linkMinutes = 15;
export const sessionDays = 30;

/** The most characters of a reply. */
export const longestReply = 20_000;

/** Whoever fills in the form more quickly is suspected to be a robot. */
export const robotSeconds = 3;
