import { z } from 'zod';
import { link } from './shared.ts';

/** The last word of a page, and what to do about it. */
const closing = z.object({
  heading: z.string(),
  text: z.string(),
  action: link,
  /** Leads to the form: down the page where it carries one. */
  consultation: z.string(),
});

/** What all entries of a kind say on their pages, around the words of each. */
export const entryPages = z.object({
  solutions: z.object({
    /** The buttons under the lead. */
    actions: z.array(link).length(2),
    /** The headings, in the order of the page. */
    steps: z.string(),
    workingDay: z.object({ heading: z.string(), before: z.string(), after: z.string() }),
    questions: z.string(),
    limits: z.string(),
    /** Above a case study and an article. */
    related: z.string(),
    closing,
  }),
  documentation: z.object({ related: z.string() }),
  blog: z.object({
    /** The links above the list: everything, and what they are for those who hear them. */
    allArticles: z.string(),
    categories: z.string(),
    share: z.string(),
    related: z.string(),
  }),
  'case-studies': z.object({
    /** Whose figures they are, below the tiles. */
    figures: z.string(),
    /** The heading above the quotation. */
    testimonial: z.string(),
    /** Below a quotation that no customer has confirmed. */
    illustrative: z.string(),
    /** Above the solutions that were used. */
    solutions: z.string(),
    closing,
  }),
  'api-reference': z.object({
    /** The button that leads down to the endpoints, and their heading. */
    toEndpoints: z.string(),
    endpoints: z.string(),
    /** The heading above what all endpoints have in common, also where a link leads to it. */
    conventions: z.string(),
    key: link,
    /** The document all of it is made from. */
    download: z.string(),
  }),
  'video-tutorials': z.object({
    transcript: z.string(),
    downloadTranscript: z.string(),
    downloadCaptions: z.string(),
    downloadVideo: z.string(),
    related: z.string(),
  }),
  'white-papers': z.object({
    download: z.string(),
    /** Of a paper that has something to fill in. */
    worksheets: z.string(),
  }),
});
export type EntryPages = z.infer<typeof entryPages>;
