import { z } from 'zod';
import { count } from './rows.ts';

/** What is counted: messages by week, and visits by day. */

/** Spam is not counted. */
export const figures = z.strictObject({
  enquiries: count,
  /** Answered, or waiting longer than was promised. */
  due: count,
  in_time: count,
  median_seconds: count.nullable(),
  /** Every week asked for, also empty ones, named by its Monday in the owner's zone. */
  weeks: z.array(z.strictObject({ week: z.iso.date(), enquiries: count, due: count, in_time: count })),
  /** The ten pages that most enquiries came from; '' means unknown. */
  from: z.array(z.strictObject({ path: z.string(), enquiries: count })).max(10),
});
export type Figures = z.infer<typeof figures>;

/**
 * What a server adds to the visits of a day: pages, what a search found, in words of our pages or '' for nothing, and messages
 * that a campaign led to.
 */
export const countedVisit = z.union([
  z.strictObject({
    path: z.string(),
    phone: z.boolean(),
    arrived: z.boolean(),
    host: z.string(),
    campaign: z.string(),
    views: count,
  }),
  z.strictObject({ words: z.string(), times: count }),
  z.strictObject({ campaign: z.string(), messages: count }),
]);

const seen = z.strictObject({ name: z.string(), views: count });
const most = z.array(seen).max(30);
export const visits = z.strictObject({
  arrivals: count,
  /** Those of as many days before. */
  arrivals_before: count,
  phones: count,
  pages: count,
  /** How often the form was opened, how many wrote, and how many of these picked a call. */
  at_form: count,
  messages: count,
  calls: count,
  days: z.array(z.strictObject({ day: z.iso.date(), arrivals: count })),
  /** Where arrivals came from; '' means that they typed the address, or that the browser does not say. */
  hosts: most,
  campaigns: z.array(seen.extend({ messages: count })).max(30),
  /** Words of our own pages; '' where nothing was found. */
  searches: most,
  /** The pages that were opened most, and those that led to a message; '' means unknown. */
  paths: z.array(seen.extend({ messages: count, calls: count })).max(60),
});
export type Visits = z.infer<typeof visits>;
