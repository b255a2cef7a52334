import { z } from 'zod';
import { ofPlacedEntry } from './picture.ts';
import { proof } from './proof.ts';
import { day, entryId, hue, point } from './shared.ts';

const parts = ['proof', 'capabilities', 'benefits', 'steps', 'questions'] as const;
/** A loop of points: in narrow columns, in wide ones, or in large type. */
const loop = z.enum(['plain', 'line', 'big']).default('plain');

/** The order of the parts of a page below its demonstration, and the form of each. The styles are in solution.css. */
const page = z.object({
  parts: z
    .array(z.enum(parts))
    .default(['steps', 'capabilities', 'proof', 'benefits', 'questions'])
    .refine((given) => parts.every((part) => given.includes(part)) && given.length === parts.length, {
      error: `must have each of ${parts.join(', ')} once`,
    }),
  steps: z.enum(['weeks', 'pictures', 'chain', 'ledger', 'frames']).default('ledger'),
  capabilities: loop,
  benefits: loop,
  questions: z.enum(['messages', 'ledger', 'columns', 'comments', 'page']).default('ledger'),
  /** What to read next stands before the call, beside it or below it. */
  ending: z.enum(['related-first', 'together', 'closing-first']).default('related-first'),
});

export const solution = z.object({
  ...ofPlacedEntry,
  hue,
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
  steps: z.array(point.extend({ when: z.string().optional() })).length(4),
  capabilities: z.object({ heading: z.string(), items: z.array(point).length(6) }),
  benefits: z.object({ heading: z.string(), items: z.array(point).length(4) }),
  page: page.prefault({}),
  proof: proof.optional(),
  /** Questions that owners ask. The last one, which is open at first, says what the service does not do. */
  questions: z.array(z.object({ question: z.string().endsWith('?'), answer: z.string().min(40) })).length(6),
  /** A case study that shows it. */
  caseStudy: entryId,
  /** An article that goes deeper. */
  article: entryId,
  updated: day,
});
export type Solution = z.infer<typeof solution>;
