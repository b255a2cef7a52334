import { z } from 'zod';
import { frame } from './demonstrations/frame.ts';
import { ofAmounts } from './pricing.ts';
import { entryId, hue, link, metaDescription, nameOfAnother, point, texts } from './shared.ts';

/** A row of looping headlines, and its name for screen readers. */
const banner = z.object({ label: z.string(), headlines: z.array(z.string()).min(3) });

/** The texts of the home page, by section. */
export const home = z.object({
  /** The page's name in the search. */
  title: z.string(),
  /** The link back to this page from the lists. */
  back: z.string(),
  metaDescription,
  hero: z.object({
    /** A longer one pushes the buttons out of the first screen. */
    heading: z.string().meta({ fits: 32 }),
    tagline: z.string(),
    /** Whom we work for, below the tagline. */
    trades: z.string().max(130),
    /** The message that the light leaves, one of those in the chat below. */
    message: z.object({ text: z.string().max(24), time: z.string() }),
    /** The line of the sheet below its answer. */
    line: z.string().includes('{number}'),
    /** Leads to the chat. */
    action: z.string(),
    /** The field in which a visitor begins the own sheet. */
    sheet: z.object({ heading: z.string().max(24), invitation: z.string().max(30) }),
    /** The two rows of looping headlines. */
    banners: z.tuple([banner, banner]),
    badges: z.array(z.object({ label: z.string(), hue })).length(2),
    scrollHint: z.string(),
    /** The two buttons. */
    demo: link,
    watch: z.string(),
    /** What the first button leads to, below both. */
    promise: z.object({ text: z.string().max(80), more: link }),
    /** The texts around the film while it plays. */
    dialog: z.object({
      close: z.string(),
      /** The name of the captions in a player's menu. */
      captions: z.string(),
      /** The words after the film's length. */
      sound: z.string(),
      /** The label that unfolds the film's text. */
      words: z.string(),
      more: link,
    }),
  }),
  /** The chatbot demonstration. */
  chat: z.object({
    frame,
    /** The messages that it opens with, the last of which is the hero's. */
    asked: z.array(z.string()).min(1),
    /** The demonstration on its own page. */
    more: link,
  }),
  /** Three results taken from the case studies, without those of studies taken away, and what a reader can check. */
  proof: z.object({
    heading: z.string(),
    figures: z
      .array(
        z.object({
          caseStudy: entryId,
          /** The label of the result in that case study. */
          result: nameOfAnother,
          /** What the figure means, read directly after it, up to the name of the shop. */
          meaning: z.string().max(60),
          shop: z.string().max(30),
        }),
      )
      .length(3),
    checksLabel: z.string(),
    checks: z.array(link).length(3),
  }),
  glue: z.object({
    ...texts('kicker', 'heading'),
    /** Three moments of one working day, shortened to two lines each. */
    day: z.object({
      ...texts('title', 'before', 'after'),
      moments: z
        .array(z.object({ time: z.string(), before: z.string().max(80), after: z.string().max(80) }))
        .length(3),
    }),
    /** The gap, the challenge, and our answer to both. */
    cards: z.array(point).length(3),
    /** The looping strip's name for screen readers. */
    stripLabel: z.string(),
    strip: z.array(point).length(4),
  }),
  services: z.object({
    ...texts('heading', 'lead'),
    /** The names of the two moving rows for screen readers. */
    rows: z.tuple([z.string(), z.string()]),
    closing: z.object({
      ...texts('heading', 'text'),
      /** The list of services for screen readers. */
      tagsLabel: z.string(),
    }),
  }),
  /** What an assistant is worth to the shop of the sample, for one slider. */
  price: z.object({
    worth: z.string().includes('{highest}'),
    /** Where it is hardly worth anything: what to do instead. */
    little: z.string(),
    slider: z.string(),
    hours: z.string().includes('{hours}'),
    sum: z.string(),
    /** Beside a link to the page of prices. */
    terms: ofAmounts(z.string()).extend({ ours: z.string().includes('{price}') }),
  }),
  contact: z.object({
    ...texts('kicker', 'heading'),
    /** Around the sample answer of the contact page. */
    sample: z.object(texts('heading', 'mark')),
  }),
});
export type Home = z.infer<typeof home>;
