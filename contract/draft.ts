import {
  missing,
  noEmail,
  refused,
  refusedBySecurity,
  said,
  severalLines,
  tooLong,
} from '../content/messages/enquiry.ts';
import type { ContactSubmission } from './rows.ts';
import { limits } from './wire.ts';

/** What a visitor has typed, and the rules for sending it. The database has the same rules as constraints. */

export const draftFields = [
  'name',
  'email',
  'phone_number',
  'other_social_media',
  'business_details',
  'website',
] as const;

export type DraftField = (typeof draftFields)[number];
export type Draft = Record<DraftField, string>;

/** A mistake, in a sentence for the visitor. */
export type Fault = { field: DraftField; message: string };

export const emptyDraft: Draft = {
  name: '',
  email: '',
  phone_number: '',
  other_social_media: '',
  business_details: '',
  website: '',
};

// The browser's own rule for <input type="email">.
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// Zero-width characters and fillers look as blank as space does.
const visible =
  /[^\s\u0085\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/;

const lineBreaking = /[\p{Cc}\u2028\u2029]/u;

export function faultsOf(draft: Draft): Fault[] {
  return draftFields.flatMap((field) => {
    const message = faultOf(field, draft[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

function faultOf(field: DraftField, value: string): string | undefined {
  const isRequired = field === 'name' || field === 'email' || field === 'business_details';
  if (isRequired && !visible.test(value)) return missing(said[field]);
  if ([...value].length > limits[field]) return tooLong(said[field], limits[field]);
  if (field === 'email' && !emailShape.test(value)) return noEmail;
  if (field !== 'business_details' && field !== 'website' && lineBreaking.test(value))
    return severalLines(said[field]);
  return undefined;
}

/** Words a refusal of the database the same way, in case only the database knows the rule. */
export function faultNamedIn(message: string): Fault | undefined {
  const constraint = /constraint "contact_submissions_(\w+)"/.exec(message)?.[1] ?? '';
  const field = draftFields.find((name) => constraint.startsWith(`${name}_`));
  return field && { field, message: refused(said[field]) };
}

/**
 * Removes what nobody means to type: surrounding space, and the zero bytes and half characters that no database accepts.
 * The hidden field is cut to its limit, because robots overfill it and should not be told.
 */
export function tidy(draft: Draft): Draft {
  const tidied = draftFields.map((field) => [field, tidyText(draft[field])]);
  const { website, ...rest } = Object.fromEntries(tidied) as Draft;
  return { ...rest, website: [...website].slice(0, limits.website).join('') };
}

const tidyText = (text: string) => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();

/** What the sender adds to the typed text. */
type SenderFacts = Pick<ContactSubmission, 'id' | 'created_at' | 'seconds_to_fill'>;

export function toSubmission(draft: Draft, facts: SenderFacts): ContactSubmission {
  return {
    ...facts,
    name: draft.name,
    email: draft.email,
    phone_number: draft.phone_number || null,
    other_social_media: draft.other_social_media || null,
    business_details: draft.business_details,
    website: draft.website || null,
  };
}

/** A refusal of the database in words for the visitor. Most can be shown as they are. */
export const wordRefusal = (message: string) =>
  /row-level security/i.test(message) ? refusedBySecurity : message;
