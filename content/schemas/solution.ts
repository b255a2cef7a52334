import { z } from 'zod';
import { picture } from './picture.ts';
import { day, drawn, entryId, hue, metaDescription, point } from './shared.ts';

const moment = z.object({
  /** The time of day in a shop's words: "8:40 am". */
  time: z.string().regex(/^\d{1,2}:\d{2} (am|pm)$/, 'must be a time of day, as 8:40 am'),
  /** What happens at that time without us, and with us; a sentence or two each. */
  before: z.string().min(15).max(200),
  after: z.string().min(15).max(200),
});

export const solution = z.object({
  /** The name on the card and as the page's title. */
  title: drawn(),
  /** Its place in the grid, from 1. */
  order: z.int().positive(),
  hue,
  picture,
  metaDescription,
  /** One sentence for the card in the grid of solutions. */
  description: z.string().max(200),
  /** Three bullets for the card. */
  features: z.array(z.string()).length(3),
  /** The card in the services section of the home page. */
  service: z.object({
    /** Its name among the tags below the cards. */
    tag: z.string().max(16),
    /** Its name there, if it differs from the title. */
    category: z.string(),
    description: z.string().max(120),
    features: z.array(z.string()).length(3),
    /** What can be tried in its demonstration, if it has one. */
    invitation: z.string().max(40).optional(),
    /** Which of the two moving rows it is in. */
    row: z.union([z.literal(1), z.literal(2)]),
  }),
  /** The sentence under the title of the page. */
  lead: z.string().max(240),
  /** "Up to 30% of service costs", only where the owner claims it. */
  savings: z.object({ percent: z.int().min(1).max(99), of: z.string() }).optional(),
  /** What the two amounts of its price depend on. */
  priceDependsOn: z.string(),
  /** How It Works. */
  steps: z.array(point).length(4),
  capabilities: z.object({ heading: z.string(), items: z.array(point).length(6) }),
  benefits: z.object({ heading: z.string(), items: z.array(point).length(4) }),
  /** The same working day in one trade, before and after. */
  workingDay: z.object({
    trade: z.string(),
    moments: z.array(moment).min(3).max(5),
  }),
  /** Questions that owners ask. */
  questions: z.array(z.object({ question: z.string().endsWith('?'), answer: z.string().min(40) })).length(5),
  /** What it does not do. */
  limits: z.array(z.string()).min(2).max(4),
  /** A case study that shows it. */
  caseStudy: entryId,
  /** An article that goes deeper. */
  article: entryId,
  updated: day,
});
export type Solution = z.infer<typeof solution>;
