/** What browser and server agree on about an enquiry: its address, its fields, their limits. */

export const submissionsPath = '/rest/v1/contact_submissions';

/** The most characters of each field; the database holds the same numbers as constraints. */
export const limits = {
  name: 120,
  email: 254,
  phone_number: 40,
  other_social_media: 160,
  instagram_handle: 160,
  business_details: 5000,
} as const;

/** A row as the contact form sends it. The id is made by the browser, so that a retry cannot store twice. */
export type ContactSubmission = {
  id: string;
  name: string;
  email: string;
  phone_number: string | null;
  other_social_media: string | null;
  business_details: string;
  /** The visitor's clock. */
  created_at: string;
};

/** A row as the connection test writes it. */
export type ConnectionTestSubmission = {
  id: string;
  name: string;
  email: string;
  instagram_handle: string;
  other_social_media: string;
  business_details: string;
  source: 'connection-test';
};

/** An error as PostgREST words it. */
export type WireError = { code: string; message: string; details: string | null; hint: string | null };
