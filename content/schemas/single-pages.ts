import { z } from 'zod';
import words from './fact-words.json' with { type: 'json' };
import { kindNamed, kindNames } from './kinds.ts';
import { picture } from './picture.ts';
import { day, drawn, link, metaDescription, point, texts } from './shared.ts';

const { privacy: say } = words;

/** The fields of every page: its name in the tab, and the text for search engines and link previews. */
const page = z.object({ title: drawn(), metaDescription });

/**
 * The form was not sent. The mistakes are listed between the heading, which has a word above it, and the text: where to find
 * what was typed, and another way to reach us. Our email address follows.
 */
const notSent = page.extend(texts('kicker', 'heading', 'text'));
export type NotSent = z.infer<typeof notSent>;

/** A page with a message beside a picture. Above its heading is a number or a word. */
const message = notSent.extend({
  picture,
  /** Where to go next. The first link is the main button. */
  links: z.array(link).min(1).max(2),
});
export type Message = z.infer<typeof message>;

/** The pages that are not entries. */
export const pages = z.object({
  /** For an address without a page. */
  notFound: message,
  /** The same below the case studies. */
  caseStudyNotFound: message,
  /** For a fault on our side. */
  error: message,
  /** After the form was sent without a script. */
  sent: message,
  /** The form was not sent, and is shown again with what was typed. */
  notSent,
  /** The form was not sent and could not be read; what was typed is still in the browser. */
  notRead: notSent,
  /** The page behind the link in an email. */
  call: page.extend(texts('kicker', 'heading', 'lead')),
  search: page.extend({ heading: z.string() }),
  /** For the owner: whether the database behind the form answers. */
  connectionTest: page.extend({
    heading: z.string(),
    /** What the two buttons do. */
    lead: z.string(),
    /** What to expect from them. */
    note: z.string(),
  }),
});
export type Pages = z.infer<typeof pages>;

/** The last section of a page, and its call to action. */
const closing = z.object({
  ...texts('heading', 'text'),
  action: link,
  /** Leads to the form, which may be further down the page. */
  consultation: z.string(),
});

/** The texts around the entries of each kind. */
export const entryPages = z.object({
  solutions: z.object({
    /** The buttons under the lead. */
    actions: z.array(link).length(2),
    /** The headings, in the order of the page. */
    ...texts('steps', 'questions'),
    /** What is the same for all of them, below the questions. */
    common: z.object({ text: z.string(), links: z.array(link) }),
    /** Above a case study and an article. */
    related: z.string(),
    closing,
  }),
  documentation: z.object({ related: z.string() }),
  blog: z.object({
    /** The links above the list: one to all articles, and the group's name for screen readers. */
    allArticles: z.string(),
    /** Above those of other categories, on the list of one. */
    otherArticles: z.string(),
    ...texts('categories', 'share', 'related'),
  }),
  'case-studies': z.object({
    /** Whose figures these are, below the tiles; and the same where one does not say how it was counted. */
    ...texts('figures', 'notCounted', 'partlyCounted', 'confirmed'),
    /** The heading above a quote. */
    testimonial: z.string(),
    /** The heading above the solutions that were used. */
    solutions: z.string(),
    closing,
  }),
  'api-reference': z.object({
    /** The button that leads to the endpoints, and their heading. */
    ...texts('toEndpoints', 'endpoints'),
    /** The heading above the conventions of all endpoints, which links can target. */
    conventions: z.string(),
    key: link,
    /** The link to the OpenAPI document. */
    download: z.string(),
  }),
  'video-tutorials': z.object(
    texts('transcript', 'downloadTranscript', 'downloadCaptions', 'downloadVideo', 'related'),
  ),
  'white-papers': z.object({
    download: z.string(),
    /** For a paper with worksheets. */
    worksheets: z.string(),
  }),
});
export type EntryPages = z.infer<typeof entryPages>;

/** The texts above the list of solutions. */
export const solutionsList = page.extend({
  /** The link from a solution back to the list. */
  back: z.string(),
  lead: z.string(),
});

const resources = kindNames.filter((name) => kindNamed(name).address.startsWith('/resources/'));

/** The hub of resources: its texts, and a card for each kind. */
export const resourceHub = page.extend({
  /** The link from the lists back to the hub. */
  back: z.string(),
  lead: z.string(),
  cards: z
    .array(
      z.object({
        /** The kind: documentation, blog, … */
        id: z.enum(resources),
        title: drawn(),
        /** The link from an entry back to the list. */
        back: z.string(),
        /** For the card, the list's lead and search engines. */
        description: metaDescription,
        picture,
        /** Shows the card with a disabled button, although its pages exist. */
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

/** The privacy page. Its text is the Markdown below the fields. */
export const privacy = page.extend({
  lead: z.string().max(240),
  /** The page in three lines, above its text. */
  summary: z.array(z.string().max(140)).length(3),
  /** The companies that handle messages for us, below the text. */
  processors: z.object({
    heading: z.string(),
    list: z
      .array(
        z.strictObject({
          name: z.string().max(80),
          does: z.string().min(1).max(140),
          where: z.string().max(60),
        }),
      )
      .min(1)
      .max(12)
      .meta({ ...say.processors, form: 'processors' }),
  }),
  updated: day.meta({ ...say.updated, form: 'date' }),
});
export type Privacy = z.infer<typeof privacy>;

const introduction = z.object({ heading: drawn(z.string().max(60)), lead: z.string().max(240) });

export const contact = page.extend({
  /**
   * The introductions above the form: for everybody, for visitors who pressed Log in, and for those who pressed Sign
   * up. The others need calls to be offered: for visitors who want a demo, and, instead of the first, once a call is
   * booked, moved or canceled.
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
  /** The words before the promised time, when it holds, before the email address; and what to read before writing. */
  otherWays: z.object({ ...texts('answer', 'answered', 'write'), before: z.array(link) }),
  /** What happens after sending, in three steps. */
  next: z.object({ heading: z.string(), steps: z.array(point).length(3) }),
  /** A sample of an answer. */
  sample: z.object({
    heading: z.string(),
    /** The label that marks it as a sample, and the note on what is invented. */
    ...texts('mark', 'note'),
    /** The sender and the subject. */
    head: z.array(z.object({ label: z.string(), text: z.string() })).min(2),
    paragraphs: z.array(z.string()).min(2).max(6),
  }),
});
export type Contact = z.infer<typeof contact>;

/** The texts around every page: the header, the menu of small screens, the footer. */
export const shell = z.object({
  /** The skip link, which is visible once it has the focus. */
  skip: z.string(),
  /** The logo's name for screen readers. */
  home: z.string(),
  /** The name of the feed of articles and case studies in feed readers. */
  feed: z.string(),
  /** Names of the header's parts for screen readers. */
  ...texts('mainLinks', 'menu', 'search'),
  /** The back link, on pages below a list. */
  back: z.string(),
  /** The links of the header, which also begin the menu. */
  links: z.array(link).min(1).max(4),
  /** The button at the end of the header. */
  action: link,
  /** Replaces the action on pages below a list. The second one is a button. */
  account: z.array(link).length(2),
  /** The last link of the menu. */
  contact: link,
  footer: z.object({
    /** The words before our email address. */
    promise: z.string(),
    /**
     * The first column continues with the first solutions. The last one begins with the page of prices, and continues with
     * the profiles from content/company.json.
     */
    columns: z.array(z.object({ title: z.string(), links: z.array(link).min(1) })).length(3),
    copyright: z.string(),
  }),
});
export type Shell = z.infer<typeof shell>;

/** The answers to what anybody should ask a seller. They are the Markdown below the fields, a heading for each question. */
export const answers = page.extend({ lead: z.string().max(240), updated: day });
export type Answers = z.infer<typeof answers>;
