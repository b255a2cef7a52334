import { z } from 'zod';
import { kindNamed, kindNames } from './kinds.ts';
import { picture } from './picture.ts';
import { day, link, metaDescription, point } from './shared.ts';

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

/** What the list of solutions says above its cards. */
export const solutionsList = z.object({
  title: z.string(),
  metaDescription,
  /** What leads back to the list from a solution. */
  back: z.string(),
  lead: z.string(),
});

const resources = kindNames.filter((name) => kindNamed(name).address.startsWith('/resources/'));

/** The hub of resources: its words, and a card for each kind. */
export const resourceHub = z.object({
  title: z.string(),
  metaDescription,
  /** What leads back here from the lists. */
  back: z.string(),
  lead: z.string(),
  cards: z
    .array(
      z.object({
        /** The kind: documentation, blog, … */
        id: z.enum(resources),
        title: z.string(),
        /** What leads back to the list from an entry. */
        back: z.string(),
        /** For the card, and for the list: its lead and what search engines show. */
        description: metaDescription,
        picture,
        /** Shows the card with a disabled button; its pages exist all the same. */
        comingSoon: z.boolean().default(false),
      }),
    )
    .refine(
      (cards) =>
        cards
          .map(({ id }) => id)
          .sort()
          .join() === resources.toSorted().join(),
      {
        error: `must hold one card for each of ${resources.join(', ')}`,
      },
    ),
});
export type ResourceHub = z.infer<typeof resourceHub>;

/** The privacy page; the words are the Markdown below. */
export const privacy = z.object({
  title: z.string(),
  metaDescription,
  /** The whole of it in one or two sentences. */
  lead: z.string().max(240),
  updated: day,
});
export type Privacy = z.infer<typeof privacy>;

const introduction = z.object({ heading: z.string().max(60), lead: z.string().max(240) });

/** The words of the contact page. */
export const contact = z.object({
  title: z.string(),
  metaDescription,
  /**
   * What stands above the form: for everybody, for those who pressed Log in, for those who pressed Sign up. The others
   * are there while calls are offered: for those who want to see it, and in place of the first once a call is booked,
   * moved or cancelled.
   */
  introductions: z.object({
    general: introduction,
    'client-access': introduction,
    'get-started': introduction,
    demo: introduction,
    booked: introduction,
    moved: introduction,
    cancelled: introduction,
  }),
  /** What stands before the promised time, and before the e-mail. */
  otherWays: z.object({ answer: z.string(), write: z.string() }),
  /** What happens after sending, in three steps. */
  next: z.object({ heading: z.string(), steps: z.array(point).length(3) }),
  /** What an answer looks like. */
  sample: z.object({
    heading: z.string(),
    /** What calls it a sample, and what is invented in it. */
    mark: z.string(),
    note: z.string(),
    /** From whom, about what. */
    head: z.array(z.object({ label: z.string(), text: z.string() })).min(2),
    paragraphs: z.array(z.string()).min(2).max(6),
  }),
});
export type Contact = z.infer<typeof contact>;

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
