import { z } from 'zod';
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
  /** How it was counted, from what to what and over which time: the owner's own words. Without it the page says that it is not published. */
  counted: z.string().min(10).max(140).optional(),
});

const result = figure.extend({
  /** The icon beside the figure. */
  icon: z.enum([
    'clock',
    'smile',
    'book',
    'heart',
    'trend',
    'people',
    'coin',
    'eye',
    'bolt',
    'chat',
    'building',
  ]),
});

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
  /** The three figures on the card and in the tiles. */
  results: z.array(result).length(3),
  /** Further figures, listed beside the results. */
  furtherResults: z.array(figure).max(6),
  /** Samples of the work, each below one of the headings. */
  exhibits: z.array(exampleExhibit).min(2).max(3),
  testimonial: z.object({
    quote: z.string().max(320),
    /** The customer's role and trade, never an invented name. */
    role: z.string(),
    /** Whether the customer has said this and agreed to its publication. Until then the page calls it illustrative. */
    confirmed: z.boolean(),
  }),
  /** The solutions that were used. */
  solutions: z.array(entryId).min(1),
});
export type CaseStudy = z.infer<typeof caseStudy>;
