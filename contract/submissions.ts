/** What browser and server agree on about sending an enquiry; rows.ts has what is sent and stored. */

export const submissionsPath = '/rest/v1/contact_submissions';

/** The request header that names the id being sent; without it the stored row is not given back. */
export const submissionIdHeader = 'x-submission-id';

/** The most characters of each field; the database holds the same numbers as constraints. */
export const limits = {
  name: 120,
  email: 254,
  phone_number: 40,
  other_social_media: 160,
  instagram_handle: 160,
  business_details: 5000,
  website: 200,
} as const;

/** An error as PostgREST words it. */
export type WireError = { code: string; message: string; details: string | null; hint: string | null };
