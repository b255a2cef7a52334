import { z } from 'zod';
import { entryId, hue, link, metaDescription, point } from './shared.ts';

/** A row of looping headlines, and what it is for those who hear it. */
const banner = z.object({ label: z.string(), headlines: z.array(z.string()).min(3) });

/** The words of the home page, section by section. */
export const home = z.object({
  /** What the search calls the page. */
  title: z.string(),
  /** What leads back here from the lists. */
  back: z.string(),
  metaDescription,
  hero: z.object({
    heading: z.string(),
    tagline: z.string(),
    /** What it means in one shop; it stands under the tagline, so it is short. */
    instance: z.string().max(90),
    /** The two rows of looping headlines. */
    banners: z.tuple([banner, banner]),
    badges: z.array(z.object({ label: z.string(), hue })).length(2),
    scrollHint: z.string(),
    /** The two buttons. */
    demo: link,
    watch: z.string(),
    /** What stands around the film while it plays. */
    dialog: z.object({
      close: z.string(),
      /** What the captions are called in a player's list. */
      captions: z.string(),
      /** What follows its length. */
      sound: z.string(),
      /** What unfolds all it says as text. */
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
          /** What the figure means, read straight after it. */
          meaning: z.string().max(90),
        }),
      )
      .length(3),
  }),
  /** Three messages to a made-up shop, and what its assistant says. */
  teaser: z.object({
    kicker: z.string(),
    heading: z.string(),
    lead: z.string(),
    messagesLabel: z.string(),
    messages: z.array(z.object({ text: z.string().max(40), time: z.string() })).length(3),
    /** What stands above an answer: the line of the sheet it comes from, or that there is none. */
    line: z.string().includes('{number}'),
    notOnTheSheet: z.string(),
    handedOver: z.string().includes('{time}'),
    action: link,
    note: z.string(),
  }),
  glue: z.object({
    kicker: z.string(),
    heading: z.string(),
    lead: z.string(),
    /** The gap, the challenge, and what we do about them. */
    cards: z.array(point).length(3),
    /** The looping strip, and what it is for those who hear it. */
    stripLabel: z.string(),
    strip: z.array(point).length(4),
  }),
  services: z.object({
    kicker: z.string(),
    heading: z.string(),
    lead: z.string(),
    /** What it means in three shops. */
    instance: z.string(),
    /** The two moving rows of cards, for those who hear them. */
    rows: z.tuple([z.string(), z.string()]),
    closing: z.object({
      heading: z.string(),
      text: z.string(),
      /** One case in which several of them work together. */
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
