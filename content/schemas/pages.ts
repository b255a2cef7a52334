import { z } from 'zod';
import { picture } from './picture.ts';
import { link, metaDescription } from './shared.ts';

/** What every page has: its name in the tab, and what search engines and link previews show. */
const page = z.object({ title: z.string(), metaDescription });

/** A page that says one thing beside a picture. */
const message = page.extend({
  /** A number or a word above the heading. */
  kicker: z.string(),
  heading: z.string(),
  text: z.string(),
  picture,
  /** The way on: the first one is a button of light. */
  links: z.array(link).min(1).max(2),
});
export type Message = z.infer<typeof message>;

/** The form was not sent; what is wrong stands between the heading and the text. */
const notSent = page.extend({
  kicker: z.string(),
  heading: z.string(),
  /** Where what was typed is to be found, and another way to reach us; the e-mail follows. */
  text: z.string(),
});
export type NotSent = z.infer<typeof notSent>;

/** A time to talk. */
const call = page.extend({ kicker: z.string(), heading: z.string(), lead: z.string() });

/** The pages that belong to no kind of entry. */
export const pages = z.object({
  /** Nothing is kept at the address. */
  notFound: message,
  /** The same for an address under the case studies. */
  caseStudyNotFound: message,
  /** Something failed on our side. */
  error: message,
  /** The form was sent without a script. */
  sent: message,
  /** It was not, and stands there again with what was typed. */
  notSent,
  /** It was not, and could not be read: what was typed is still in the browser. */
  notRead: notSent,
  /** Free times beside what was typed, where no script runs. */
  pickTime: call,
  /** A call that was booked without a script. How it stands is said in messages/call.ts. */
  booked: page.extend({ kicker: z.string() }),
  /** The same when it can no longer be changed, or is not known. */
  noCall: page.extend({
    kicker: z.string(),
    /** The way on: to the form with times to pick, to the form while none are offered, and home. */
    again: link,
    write: link,
    home: link,
  }),
  /** Where the link in a mail leads. */
  call,
  search: page.extend({ heading: z.string() }),
  /** For the owner: does the database behind the form answer? */
  connectionTest: page.extend({
    heading: z.string(),
    /** What the two buttons do. */
    lead: z.string(),
    /** What to expect of them. */
    note: z.string(),
  }),
});
export type Pages = z.infer<typeof pages>;
