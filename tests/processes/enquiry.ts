import { randomUUID } from 'node:crypto';

/** An enquiry as the form sends it, for tests to which its fields do not matter. */
export function makeEnquiry(fields: Record<string, unknown> = {}) {
  return {
    id: randomUUID() as string,
    name: 'Ada Barber',
    email: 'ada@example.com',
    phone_number: '+49 30 1234',
    other_social_media: null,
    business_details: 'Two chairs, one mirror and a telephone that never stops.',
    created_at: new Date().toISOString(),
    website: null,
    seconds_to_fill: 42,
    ...fields,
  };
}
