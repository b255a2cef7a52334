import { z } from 'zod';
import { metaDescription } from './shared.ts';

/** A line on its own, read at a glance. */
const line = z.string().min(2).max(60);

/** What everything that is shown as an example is called: "Sample" is the first word, always. */
const label = z.string().startsWith('Sample');

const messages = z
  .array(z.object({ from: z.enum(['customer', 'assistant', 'person']), text: z.string().max(60) }))
  .min(2)
  .max(4);

/**
 * What the brand film says, shot by shot, in the order of the film. How long a shot is and when its words come is
 * directed in films/brand-film/; a test holds the words to what can be read in that time.
 */
export const film = z.object({
  /** What players and search engines call it. */
  title: z.string().max(60),
  description: metaDescription,
  shots: z.object({
    hands: z.object({ time: line, heading: line }),
    phone: z.object({
      heading: line,
      unread: z.string().includes('{count}'),
      /** When a message came that has just come. */
      now: z.string(),
      messages: z.array(line).length(7),
    }),
    night: z.object({
      /** The clock runs here from the time of the first shot. */
      time: line,
      heading: line,
      line,
      /** When a message came, hours later. */
      ago: z.string().includes('{hours}'),
    }),
    glass: z.object({ heading: line, line }),
    barber: z.object({ heading: line, line, label, messages }),
    kitchen: z.object({
      heading: line,
      line,
      label,
      requests: z.array(z.object({ time: z.string(), party: z.string() })).length(3),
      /** What the last request waits for, and what becomes of it. */
      asks: z.string(),
      answered: z.string(),
    }),
    clothes: z.object({ heading: line, line, label, rejected: z.string() }),
    week: z.object({
      heading: line,
      line,
      label,
      /** A day without a post has its name alone. */
      days: z
        .array(z.object({ day: z.string(), post: z.string().optional(), hour: z.string().optional() }))
        .length(6),
    }),
    page: z.object({ heading: line, line, label, name: line, hours: line, action: line }),
    person: z.object({
      heading: line,
      line,
      label,
      messages,
      /** Who wrote the last message. */
      by: z.string(),
    }),
    switch: z.object({ heading: line, line, on: z.string(), off: z.string() }),
    start: z.object({ heading: line, steps: z.array(line).length(3) }),
    end: z.object({ name: z.string(), heading: line, line, address: z.url() }),
  }),
});
export type Shots = z.infer<typeof film>['shots'];
