import { type FieldName, fieldNamed, fieldNames } from '../content/form-fields.ts';
import * as say from '../content/messages/enquiry.ts';
import type { ContactSubmission } from './rows.ts';

/** What a visitor has typed, and the rules for sending it. The database has the same rules as constraints. */
export type Draft = Record<FieldName, string>;

export const draftOf = (textOf: (field: FieldName) => string): Draft =>
  Object.fromEntries(fieldNames.map((field) => [field, textOf(field)])) as Draft;

export const emptyDraft = draftOf(() => '');

/** A mistake, in a sentence for the visitor. */
export type Fault = { field: FieldName; message: string };

// The browser's own rule for <input type="email">.
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// Zero-width characters and fillers look as blank as space does.
const visible =
  /[^\s\u0085\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/;

const lineBreaking = /[\p{Cc}\u2028\u2029]/u;

export function faultsOf(draft: Draft): Fault[] {
  return fieldNames.flatMap((field) => {
    const message = faultOf(field, draft[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

function faultOf(field: FieldName, value: string): string | undefined {
  const { said, limit, isRequired, isLong, isHidden } = fieldNamed(field);
  if (isRequired && !visible.test(value)) return say.missing(said);
  if ([...value].length > limit) return say.tooLong(said, limit);
  if (field === 'email' && !emailShape.test(value)) return say.noEmail;
  return !isLong && !isHidden && lineBreaking.test(value) ? say.severalLines(said) : undefined;
}

/** Words a refusal of the database the same way, in case only the database knows the rule. */
export function faultNamedIn(message: string): Fault | undefined {
  const constraint = /constraint "contact_submissions_(\w+)"/.exec(message)?.[1] ?? '';
  const field = fieldNames.find((name) => constraint.startsWith(`${name}_`));
  return field && { field, message: say.refused(fieldNamed(field).said) };
}

/**
 * Removes what nobody means to type: surrounding space, and the zero bytes and half characters that no database accepts.
 * The hidden field is cut to its limit, because robots overfill it and should not be told.
 */
export const tidy = (draft: Draft): Draft =>
  draftOf((field) => {
    const text = tidyText(draft[field]);
    const { isHidden, limit } = fieldNamed(field);
    return isHidden ? [...text].slice(0, limit).join('') : text;
  });

const tidyText = (text: string) => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();

/** What the sender adds to the typed text. */
type SenderFacts = Pick<ContactSubmission, 'id' | 'created_at' | 'seconds_to_fill'>;

/** Optional fields that were left empty have no value. */
export function toSubmission(draft: Draft, facts: SenderFacts): ContactSubmission {
  const values = fieldNames.map((field) => [
    field,
    fieldNamed(field).isRequired ? draft[field] : draft[field] || null,
  ]);
  return { ...facts, ...(Object.fromEntries(values) as Pick<ContactSubmission, FieldName>) };
}

/** A refusal of the database in words for the visitor. Most can be shown as they are. */
export const wordRefusal = (message: string) =>
  /row-level security/i.test(message) ? say.refusedBySecurity : message;
