import { randomUUID } from 'node:crypto';
import { emptyDraft, toSubmission } from '../../contract/draft.ts';

const typed = {
  ...emptyDraft,
  name: 'Ada Barber',
  email: 'ada@example.com',
  phone_number: '+49 30 1234',
  business_details: 'Two chairs, one mirror and a telephone that never stops.',
};

/** An enquiry as the form sends it, for tests to which its fields do not matter. */
export const makeEnquiry = (fields: Record<string, unknown> = {}) => ({
  ...toSubmission(typed, { id: randomUUID(), created_at: new Date().toISOString(), seconds_to_fill: 42 }),
  ...fields,
});
