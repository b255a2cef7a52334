/** What browser and server agree on about an enquiry: its address, its fields, their limits. */

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
  /** A field people cannot see. Whatever is in it marks the row as suspected spam; nothing else happens. */
  website: string | null;
  /** From the first look at the form to sending it; under three the row is suspected. */
  seconds_to_fill: number | null;
  /** The page of ours that led to the form, by its path. */
  came_from?: string | null;
} & Partial<PickedTime>;

/** What is added to it when a time to talk is picked. */
type PickedTime = {
  wanted_time: string;
  /** The sender's, such as Europe/Berlin. */
  time_zone: string | null;
  /** The SHA-256, in hexadecimal, of a secret that moves and cancels the call. */
  link_hash: string | null;
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

/** A row as the data interface gives it back. */
export type StoredSubmission = {
  id: string;
  name: string;
  email: string;
  phone_number: string | null;
  instagram_handle: string | null;
  other_social_media: string | null;
  business_details: string;
  created_at: string | null;
  source: 'contact' | 'connection-test';
  website: string | null;
  seconds_to_fill: number | null;
  suspected_spam: boolean;
  /** Our clock. */
  received_at: string;
  /** The path of the page from which its sender came to the form. */
  came_from: string | null;
} & { [Part in keyof PickedTime]: PickedTime[Part] | null };

/** An error as PostgREST words it. */
export type WireError = { code: string; message: string; details: string | null; hint: string | null };
