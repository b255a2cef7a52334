import { z } from 'zod';
import { entryId, hue, link, metaDescription, point } from './shared.ts';

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
    heading: z.string(),
    tagline: z.string(),
    /** An example from one shop. It is short, because it is below the tagline. */
    instance: z.string().max(90),
    /** The two rows of looping headlines. */
    banners: z.tuple([banner, banner]),
    badges: z.array(z.object({ label: z.string(), hue })).length(2),
    scrollHint: z.string(),
    /** The two buttons. */
    demo: link,
    watch: z.string(),
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
  /** Three results taken from the case studies. */
  proof: z.object({
    heading: z.string(),
    figures: z
      .array(
        z.object({
          caseStudy: entryId,
          /** The label of the result in that case study. */
          result: z.string(),
          /** What the figure means, read directly after it. */
          meaning: z.string().max(90),
          /** Over which time it was counted, or that nobody states it. */
          span: z.string().max(90),
        }),
      )
      .length(3),
  }),
  /** Three messages to a made-up shop, and its assistant's answers. */
  teaser: z.object({
    kicker: z.string(),
    heading: z.string(),
    lead: z.string(),
    messagesLabel: z.string(),
    messages: z.array(z.object({ text: z.string().max(40), time: z.string() })).length(3),
    /** The line above an answer: where on the sheet it comes from, or that it is not there. */
    line: z.string().includes('{number}'),
    notOnTheSheet: z.string(),
    handedOver: z.string().includes('{time}'),
    action: link,
    note: z.string(),
  }),
  glue: z.object({
    kicker: z.string(),
    heading: z.string(),
    /** The gap, the challenge, and our answer to both. */
    cards: z.array(point).length(3),
    /** The looping strip's name for screen readers. */
    stripLabel: z.string(),
    strip: z.array(point).length(4),
  }),
  services: z.object({
    kicker: z.string(),
    heading: z.string(),
    lead: z.string(),
    /** Examples from three shops. */
    instance: z.string(),
    /** The names of the two moving rows for screen readers. */
    rows: z.tuple([z.string(), z.string()]),
    closing: z.object({
      heading: z.string(),
      text: z.string(),
      /** A case in which several of them work together. */
      instance: z.string(),
      tags: z.array(z.string()).length(6),
    }),
  }),
  contact: z.object({
    kicker: z.string(),
    heading: z.string(),
    /** What happens after sending, in three steps. */
    steps: z.array(z.string()).length(3),
  }),
});
export type Home = z.infer<typeof home>;
