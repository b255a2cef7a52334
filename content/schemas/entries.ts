import { z } from 'zod';
import { namesIn } from '../names-in.js';
import icons from '../result-icons.json' with { type: 'json' };
import { anyExhibit, exampleExhibit } from './exhibit.ts';
import words from './fact-words.json' with { type: 'json' };
import { ofEntry, ofPlacedEntry } from './picture.ts';
import { proof } from './proof.ts';
import { day, drawnThroughout, entryId, faultsIn, hue, point, time } from './shared.ts';

const { entries: say } = words;

/** The categories, each with the sentence above its list. */
export const articleCategories = {
  'Industry Trends': 'What is new in AI, sorted for people with a shop to open in the morning.',
  'Small Business': 'How to choose a first job for AI, count what it brings, and stop in time.',
  Ethics: 'What to tell customers, what to keep from machines, and where we draw our own lines.',
  Innovation: 'Everyday work in a shop, looked at closely: what a machine can take over, and what it cannot.',
};

const articleCategory = z.literal(Object.keys(articleCategories) as (keyof typeof articleCategories)[]);

/** An article of the blog. Its text is the Markdown below the fields. */
export const article = z.object({
  ...ofEntry,
  /** One or two sentences for the card and under the title. */
  excerpt: z.string().max(240),
  category: articleCategory,
  /** The date of publication. */
  date: day,
  /** The date of the last change of its text, if any. */
  updated: day.optional(),
  /** The two articles shown at the end; by default two of the same category, or the newest. */
  related: z.array(entryId).length(2).optional(),
});
export type Article = z.infer<typeof article>;

/** A guide under Documentation. Its text is the Markdown below the fields. */
export const guide = z.object({
  ...ofPlacedEntry,
  /** One sentence for the card and under the title. */
  description: z.string().max(200),
  level: z.enum(['Beginner', 'Intermediate', 'Advanced', 'All Levels']),
  updated: day,
  /** The two guides shown at the end; by default the next two in the list. */
  related: z.array(entryId).length(2).optional(),
});

/**
 * A white paper. Each second-level heading of the Markdown below begins a page of the PDF, with about 120 words and,
 * where one is named, an exhibit or a pull quote (a block quote).
 */
export const whitePaper = z
  .object({
    ...ofPlacedEntry,
    /** One or two sentences for the card and under the title. */
    description: z.string().max(240),
    /** The number of the PDF's pages, including cover and contents; the build checks it. */
    pages: z.int().positive(),
    date: day,
    exhibits: z.array(anyExhibit),
  })
  .check(drawnThroughout);
export type WhitePaper = z.infer<typeof whitePaper>;

/** The demonstrations of the services. The calculator has places of its own. */
const toTry = namesIn('demonstrations', '.yaml').filter((name) => name !== 'savings');

/** A page of the owner's own, such as an imprint or an offer, right below the root. Its text is the Markdown below the fields. */
export const ownPage = z.object({
  ...ofPlacedEntry,
  /** One or two sentences under the title. */
  lead: z.string().max(240),
  inFooter: z.boolean().default(true).meta(say.inFooter),
  isListed: z.boolean().default(true).meta(say.isListed),
  showsPicture: z.boolean().default(false).meta(say.showsPicture),
  demonstration: z
    .enum(['none', ...toTry])
    .default('none')
    .meta({ ...say.demonstration, form: 'demonstration' }),
  hasForm: z.boolean().default(false).meta(say.hasForm),
  updated: day,
});
export type OwnPage = z.infer<typeof ownPage>;

/** What our server or another page answers. */
export const takenAddresses =
  `solutions resources contact pricing privacy answers search supabase-test 404 500
desk rest healthz calendar pictures icons social`.split(/\s/);

const figure = z.object({
  label: z.string().max(60),
  /** The figure as shown: 50%, $2M, 10M+. */
  value: z.string().max(12),
  counted: z
    .string()
    .min(10)
    .max(140)
    .nullish()
    .meta({ ...say.counted, form: 'lines' }),
});

const result = figure.extend({
  /** The icon beside the figure: one of result-icons.json. */
  icon: z.enum(Object.keys(icons) as (keyof typeof icons)[]),
});

/** Who has confirmed a case study, on which day and how, and the quotation as it was confirmed. */
const confirmation = z.strictObject({
  who: z.string().min(1).max(120),
  when: z.iso
    .date({ error: 'must be a day' })
    // Somewhere it is tomorrow already.
    .refine((day) => Date.parse(day) < Date.now() + 86_400_000, 'must not be a day to come'),
  how: z.string().min(1).max(200),
  quote: z.string(),
});
export type Confirmation = z.infer<typeof confirmation>;

/**
 * A case study. The Markdown below has three parts, headed The Challenge, Our Solution and Results, in which headings
 * of the third level are allowed.
 */
export const caseStudy = z.object({
  ...ofPlacedEntry,
  /** One or two sentences for the card and under the title. */
  excerpt: z.string().max(240),
  industry: z.enum(['Personal Care', 'Hospitality', 'Health & Fitness', 'Fashion & Retail']),
  month: z.string().regex(/^\d{4}-\d{2}$/, 'must be year and month, as 2025-02'),
  hue,
  testimonial: z.object({
    shown: z.boolean().default(true).meta(say.shown),
    quote: z
      .string()
      .min(1)
      .max(320)
      .meta({ ...say.quote, form: 'lines' }),
    role: z.string().min(1).max(80).meta(say.role),
  }),
  confirmed: confirmation
    .nullable()
    .default(null)
    .meta({ ...say.confirmed, form: 'confirmation' }),
  /** The three figures on the card and in the tiles. */
  results: z.array(result).length(3),
  /** Further figures, listed beside the results. */
  furtherResults: z.array(figure).max(6),
  /** Samples of the work, each below one of the headings. */
  exhibits: z.array(exampleExhibit).min(2).max(3),
  /** The solutions that were used. */
  solutions: z.array(entryId).min(1),
});
export type CaseStudy = z.infer<typeof caseStudy>;

/** Whether the customer has confirmed what the page says: with other words than those confirmed it is not. */
export const isConfirmed = ({ testimonial, confirmed }: Pick<CaseStudy, 'testimonial' | 'confirmed'>) =>
  confirmed !== null && (!testimonial.shown || confirmed.quote === testimonial.quote);

/** A video tutorial. The Markdown below the fields is shown beside the player. */
export const tutorial = z
  .object({
    ...ofPlacedEntry,
    /** One sentence for the card and under the title. */
    description: z.string().max(200),
    duration: time,
    level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
    date: day,
    /** A recording at a video host. Without it, the lesson of the same name in `content/lessons/` plays. */
    video: z
      .object({
        /**
         * The embedded player of a host that sets no cookies. Nothing is requested from it before a visitor presses
         * play. It has to understand `autoplay=1` and `start=` with seconds, as YouTube's does.
         */
        player: z.url({ protocol: /^https$/ }),
        /** The video's page at its host, for visitors who want to download it. */
        page: z.url({ protocol: /^https$/ }),
      })
      .optional(),
    /** The spoken words in order, which are also the captions. */
    transcript: z.array(z.object({ at: time, text: z.string().min(10) })).min(5),
  })
  .check((tutorial) => {
    const fault = faultsIn(tutorial);
    const { transcript, duration } = tutorial.value;
    // Times are written with two digits each, so they sort as text.
    const misplaced = (index: number, message: string) => fault(['transcript', index, 'at'], message);
    transcript.forEach(({ at }, index) => {
      const before = transcript[index - 1]?.at;
      if (before !== undefined && at <= before)
        misplaced(index, `must be later than ${before}, the time before it`);
      else if (at >= duration) misplaced(index, `must be earlier than ${duration}, the duration`);
    });
  });
export type Tutorial = z.infer<typeof tutorial>;

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
