import { refusedBySecurity } from '../content/messages/sending.ts';

/** A refusal of the database in words for the visitor; most of them are fit to be read as they are. */
export const wordRefusal = (message: string) =>
  /row-level security/i.test(message) ? refusedBySecurity : message;
