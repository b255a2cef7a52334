import { z } from 'zod';
import { weekdays } from '../../weekdays.ts';
import { faultsIn, nameOfAnother, texts } from '../shared.ts';
import { frame } from './frame.ts';

const weekday = z.enum(weekdays);

/** The word groups that the assistant's rules use by name. A rule without its group would never apply. */
const asked = `hours now holiday otherday price long head trim haircut beard eyebrows child senior group scared barber
park move late book walkin neighbor crisis medical complaint discount person speak bot trick hi thanks no spanish`;

/** Words separated by spaces. */
const spellings = z
  .string()
  .regex(/^[a-z0-9]+(\s+[a-z0-9]+)*\s*$/, 'Small letters and digits, with a blank between words.');

/** Names of `words`, separated by spaces. */
const needs = z.string().regex(/^[a-z]+(\+[a-z]+)?( [a-z]+(\+[a-z]+)?)*$/);

/** What the owner reads above the message, and what the customer is told. */
const handover = z.strictObject(texts('reason', 'says'));

const fact = z.strictObject({
  /** The line on the sheet. */
  line: z.string().max(60),
  /** The assistant's wording. Lines without it answer through `opening`, `free` or `group`. */
  says: z.string().optional(),
  /** The service that can be booked under it. */
  service: nameOfAnother.optional(),
  /** What a message must be about: one of these, where "a+b" means both. */
  needs: needs.optional(),
  /** What makes the line a better match. */
  helps: needs.optional(),
  /** What the line never answers. */
  unless: needs.optional(),
  /** Adds space above it. */
  gap: z.literal(true).optional(),
});

/** The sample of AI Chatbots: a barber shop's sheet, and how its customers write. */
export const chatbot = z
  .strictObject({
    frame,
    clock: z.strictObject({ day: weekday, time: nameOfAnother }),
    panels: z.strictObject({
      customer: z.strictObject(texts('title', 'note')),
      sheet: z.strictObject({ title: z.string(), note: z.string().includes('{count}') }),
      owner: z.strictObject({ title: z.string(), note: z.string().includes('{count}') }),
    }),
    head: z.strictObject(texts('shop', 'who')),
    ...texts('greeting', 'conversation', 'startOver'),
    field: z.strictObject(texts('label', 'placeholder', 'send')),
    /** The speakers' names for screen readers. */
    speakers: z.strictObject(texts('customer', 'assistant', 'owner')),
    suggestions: z.strictObject({ label: z.string(), questions: z.array(z.string()).min(3).max(6) }),
    example: z.array(z.string()).min(1).max(4),
    owner: z.strictObject(texts('empty', 'see', 'told', 'answer', 'reply', 'signed')),
    facts: z.array(fact).min(5).max(30),
    opening: z.array(
      z.union([
        z.strictObject({
          line: z.int(),
          days: z.array(weekday).min(1),
          from: nameOfAnother,
          to: nameOfAnother,
        }),
        z.strictObject({ line: z.int(), days: z.array(weekday).min(1) }),
      ]),
    ),
    /** The lines that state a price. */
    prices: z.array(z.int()).min(1),
    group: z.int(),
    payment: z.int(),
    free: z.strictObject({
      line: z.int(),
      times: z.partialRecord(weekday, z.array(z.string().regex(/^\d{1,2}:\d\d (am|pm)$/))),
    }),
    words: z.record(z.string().regex(/^[a-z]+$/), spellings),
    fillers: spellings,
    /** Words that resemble a misspelled known word but are not. */
    lookalikes: spellings,
    replies: z.strictObject({
      ...texts('nothing', 'otherLanguage', 'card', 'software', 'trick', 'hello', 'thanks'),
      ...texts('prices', 'together'),
      crisis: handover.extend({ says: z.string().includes('988').includes('911') }),
      handovers: z.record(
        z.enum(['medical', 'complaint', 'person', 'discount', 'group', 'scared', 'unknown']),
        handover,
      ),
      hours: z.strictObject(texts('now', 'openOn', 'closedOn', 'week')),
      booking: z.strictObject({
        ...texts('askService', 'askDay', 'askTime', 'askName', 'agreed', 'agreedName', 'closed'),
        ...texts('closedToday', 'full', 'taken', 'noneLeft', 'done', 'dropped', 'reason', 'request'),
      }),
    }),
  })
  .check((sample) => {
    const fault = faultsIn(sample);
    const { value } = sample;
    const { facts, opening, prices, group, payment, free, words } = value;
    for (const [what, line] of [
      ...opening.map(({ line }) => ['opening', line] as const),
      ...prices.map((line) => ['prices', line] as const),
      ['group', group] as const,
      ['payment', payment] as const,
      ['free', free.line] as const,
    ]) {
      if (!facts[line - 1]) fault([what], `There is no line ${line}: the sheet has ${facts.length}.`);
    }
    const open = opening.flatMap(({ days }) => days);
    for (const day of weekdays) {
      if (open.filter((other) => other === day).length !== 1)
        fault(['opening'], `${day} has to be there once.`);
    }
    for (const word of asked.split(/\s/).filter((name) => !(name in words))) {
      fault(['words'], `must have "${word}", which the rules of the assistant ask for`);
    }
    const closed = opening.flatMap((one) => ('from' in one ? [] : one.days));
    for (const day of closed.filter((day) => free.times[day])) {
      fault(['free', 'times'], `must have no times on ${day}, when the shop is closed`);
    }
    const tomorrow = weekdays[(weekdays.indexOf(value.clock.day) + 1) % weekdays.length];
    if (tomorrow && closed.includes(tomorrow)) {
      fault(['clock', 'day'], 'must be a day before one on which the shop opens: the assistant says when');
    }
    const written = `${facts[free.line - 1]?.line.split(':')[0]}: ${timesOnSheet(free.times)}`;
    if (facts[free.line - 1] && facts[free.line - 1]?.line !== written) {
      fault(['facts', free.line - 1, 'line'], `must be "${written}", as \`free\` has the times`);
    }
    for (const [path, text] of [
      [['frame', 'lead'], value.frame.lead],
      [['replies', 'trick'], value.replies.trick],
    ] as const) {
      const [, lines] = /(\d+) lines/.exec(text) ?? [];
      if (lines && Number(lines) !== facts.length) {
        fault([...path], `must say ${facts.length} lines: so many are on the sheet`);
      }
    }
    facts.forEach(({ needs = '', helps = '', unless = '', says }, index) => {
      if (needs && !says) fault(['facts', index], 'A line that `needs` something has to say something.');
      for (const word of `${needs} ${helps} ${unless}`.split(/[ +]+/).filter(Boolean)) {
        if (!(word in words)) fault(['facts', index], `"${word}" is not in \`words\`.`);
      }
    });
  });
export type Chatbot = z.infer<typeof chatbot>;
export type Fact = Chatbot['facts'][number];

/** "Thu 11, 3:30 · Fri 10:15", from the times that are free on each day. */
const timesOnSheet = (times: Chatbot['free']['times']) =>
  Object.entries(times)
    .map(
      ([day, free]) =>
        `${day.slice(0, 3)} ${free.map((time) => time.replace(/(:00)? [ap]m/, '')).join(', ')}`,
    )
    .join(' · ');
