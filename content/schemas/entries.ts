import { z } from 'zod';
import icons from '../result-icons.json' with { type: 'json' };
import { anyExhibit, exampleExhibit } from './exhibit.ts';
import { ofEntry, ofPlacedEntry } from './picture.ts';
import { day, drawnThroughout, entryId, hue } from './shared.ts';

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

const figure = z.object({
  label: z.string().max(60),
  /** The figure as shown: 50%, $2M, 10M+. */
  value: z.string().max(12),
  counted: z.string().min(10).max(140).nullish().meta({
    title: 'How it was counted',
    description:
      'From what to what and over which time, in your own words, below the figure. Empty, the page says that it is not published.',
    form: 'lines',
  }),
});

const result = figure.extend({
  /** The icon beside the figure: one of result-icons.json. */
  icon: z.enum(Object.keys(icons) as (keyof typeof icons)[]),
});

/** Who has confirmed a case study, on which day and how, and the quotation as it was confirmed. */
const confirmation = z.strictObject({
  who: z.string().min(1).max(120),
  when: z.iso.date({ error: 'must be a day' }),
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
  /** Month and year, as 2025-02. */
  month: z.string().regex(/^\d{4}-\d{2}$/, 'must be year and month, as 2025-02'),
  hue,
  testimonial: z.object({
    shown: z.boolean().default(true).meta({
      title: 'Show the quotation',
      description: 'Switched off, the page does without one.',
    }),
    quote: z.string().min(1).max(320).meta({
      title: 'Quotation',
      description: 'Type the customer’s own words over ours. Changed words are to be confirmed anew.',
      form: 'lines',
    }),
    role: z.string().min(1).max(80).meta({
      title: 'Who says it',
      description: 'The role and the trade, never an invented name.',
    }),
  }),
  confirmed: confirmation.nullable().default(null).meta({
    title: 'The customer has confirmed the story, its figures and the quotation',
    description:
      'Kept here, and shown to nobody. Until then the page calls the quotation illustrative, and search engines are not told of it.',
    form: 'confirmation',
  }),
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
