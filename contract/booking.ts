/** What browser, server and database agree on about a time to talk. */

/** Functions of the database answer below it, as PostgREST has them. */
export const functionsPath = '/rest/v1/rpc';

/** When a call could begin and would end. */
export type FreeTime = { starts_at: string; ends_at: string };

/** A call as whoever holds its secret sees it. */
export type Appointment = FreeTime & {
  status: 'booked' | 'cancelled';
  /** One more at every change. */
  sequence: number;
  uid: string;
};
