import { z } from 'zod';
import { metaDescription } from './shared.ts';

/** A line of its own, read at a glance. */
const line = z.string().min(2).max(60);

/** The label of everything shown as an example. "Sample" is always its first word. */
const label = z.string().startsWith('Sample');

const messages = z
  .array(z.object({ from: z.enum(['customer', 'assistant', 'person']), text: z.string().max(60) }))
  .min(2)
  .max(4);

/** What is done for a trade, and how it ends, side by side with three others. */
const trade = z.object({ work: z.string().max(16), done: z.string().max(20) });

/**
 * The texts of the brand film, in the order of its shots. films/brand-film/ directs how long each shot is and when its
 * words appear; a test checks that they can be read in that time.
 */
export const film = z.object({
  /** The film's name for players and search engines. */
  title: z.string().max(60),
  description: metaDescription,
  shots: z.object({
    hands: z.object({ time: line, heading: line }),
    phone: z.object({
      heading: line,
      unread: z.string().includes('{count}'),
      /** The time of a message that has just arrived. */
      now: z.string(),
      messages: z.array(line).length(7),
    }),
    night: z.object({
      /** The clock runs to this time from that of the first shot. */
      time: line,
      heading: line,
      line,
      /** The time of a message some hours later. */
      ago: z.string().includes('{hours}'),
    }),
    glass: z.object({ heading: line, line }),
    barber: z.object({ heading: line, line, label, messages }),
    trades: z.object({
      heading: line,
      label,
      kitchen: trade,
      clothes: trade,
      week: trade,
      page: trade,
    }),
    person: z.object({
      heading: line,
      line,
      label,
      messages,
      /** The author of the last message. */
      by: z.string(),
    }),
    switch: z.object({ heading: line, line, on: z.string(), off: z.string() }),
    start: z.object({ heading: line, steps: z.array(line).length(3) }),
    end: z.object({ name: z.string(), heading: line, line, address: z.url() }),
  }),
});
export type Shots = z.infer<typeof film>['shots'];
