import { z } from 'zod';
import { link } from './shared.ts';

/** What stands around every page: the header, the menu of small screens, the footer. */
export const shell = z.object({
  /** The first link of a page, seen once the keyboard reaches it. */
  skip: z.string(),
  /** Where the logo leads, for those who hear it. */
  home: z.string(),
  /** The feed of articles and case studies, as readers of feeds list it. */
  feed: z.string(),
  /** Names of the header's parts, for those who hear them. */
  mainLinks: z.string(),
  menu: z.string(),
  search: z.string(),
  /** Back, on pages that have a list above them. */
  back: z.string(),
  /** The links of the header and the first ones of the menu. */
  links: z.array(link).min(1).max(4),
  /** The button at the end of the header. */
  action: link,
  /** What stands in its place on pages that have a list above them: the second one is a button. */
  account: z.array(link).length(2),
  /** The last link of the menu. */
  contact: link,
  footer: z.object({
    /** Stands before the e-mail. */
    promise: z.string(),
    /** The last column goes on with the profiles of content/company.ts. */
    columns: z.array(z.object({ title: z.string(), links: z.array(link).min(1) })).length(3),
    copyright: z.string(),
  }),
});
export type Shell = z.infer<typeof shell>;
