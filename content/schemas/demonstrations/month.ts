import { z } from 'zod';
import { faultsIn, nameOfAnother, numberWords, texts } from '../shared.ts';
import { frame } from './frame.ts';

const words = z.string().max(160);

const post = z.strictObject({
  day: z.int().min(1),
  /** The title on its day, where there is room. */
  title: z.string().max(24),
  time: z.string().regex(/^\d{1,2}:\d\d (am|pm)$/),
  networks: z.array(z.enum(['Facebook', 'Instagram', 'TikTok'])).min(1),
  text: words,
  /** The second draft, shown when the first is sent back. */
  second: words.optional(),
  /** One of the pictures below. */
  picture: nameOfAnother,
  /** Approved before the visitor comes. */
  approved: z.literal(true).optional(),
});

const figure = z.strictObject({ label: z.string(), value: z.int().min(0) });

/** The sample of Social Media: a month of posts, and their results. */
export const month = z
  .strictObject({
    frame,
    views: z.strictObject(texts('label', 'month', 'report')),
    /** 2026-06 is June 2026, which decides the weekdays. */
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    /** The table's caption for screen readers. */
    caption: z.string().includes('{month}'),
    counts: z.strictObject({
      approved: z.string().includes('{approved}').includes('{all}'),
      others: z.string().includes('{sentBack}').includes('{waiting}'),
    }),
    legend: z.strictObject(texts('approved', 'sentBack', 'waits')),
    /** The words for a day's state in its accessible name. */
    states: z.strictObject(texts('approved', 'sentBack', 'waits')),
    /** What happens to a post now. `redrafted` is for a post that was sent back and has a second draft. */
    told: z.strictObject(texts('approved', 'sentBack', 'redrafted', 'waits')),
    /** Introduces the second draft where no script runs. */
    described: z.string(),
    ...texts('approve', 'sendBack', 'nextWaiting'),
    /** The alternative texts of site/demonstrations/month/pictures, by the names of the files. */
    pictures: z.record(z.string().regex(/^[a-z-]+$/), z.string().startsWith('Rendered sample: ')),
    ...texts('pictureNote', 'startOver'),
    /** The day whose post is shown first. */
    opensOn: z.int(),
    posts: z.array(post).min(1).max(20),
    report: z.strictObject({
      note: z.string(),
      messages: figure,
      others: z.array(figure).length(3),
      findings: z.array(z.strictObject({ title: z.string(), text: z.string() })).length(2),
      byPost: z.strictObject({
        caption: z.string(),
        rows: z
          .array(
            z.strictObject({
              label: z.string(),
              messages: z.int().min(0),
              /** The picture of its post, by which the page of the solution finds it. */
              picture: nameOfAnother.optional(),
            }),
          )
          .min(2)
          .max(8),
      }),
    }),
  })
  .check((sample) => {
    const fault = faultsIn(sample);
    const { value } = sample;
    const { month, posts, pictures, opensOn, report } = value;
    const [year, number] = month.split('-').map(Number) as [number, number];
    const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
    posts.forEach(({ day }, index) => {
      if (day > days) fault(['posts', index, 'day'], `${month} has ${days} days.`);
      if (day <= (posts[index - 1]?.day ?? 0))
        fault(['posts', index, 'day'], 'One post a day, in the order of the days.');
    });
    posts.forEach(({ picture }, index) => {
      if (!(picture in pictures)) fault(['posts', index, 'picture'], `There is no picture "${picture}".`);
    });
    if (!posts.some(({ day }) => day === opensOn)) fault(['opensOn'], `There is no post on day ${opensOn}.`);

    const sum = report.byPost.rows.reduce((all, { messages }) => all + messages, 0);
    if (sum !== report.messages.value)
      fault(
        ['report', 'byPost'],
        `The posts’ messages add up to ${sum}, the report says ${report.messages.value}.`,
      );

    const told: [path: PropertyKey[], text: string, said: RegExp, fact: string | undefined][] = [
      [['frame', 'lead'], value.frame.lead, /^(\w+) posts\b/, numberWords[posts.length]],
      [['report', 'note'], report.note, /\ball (\w+) went out\b/, numberWords[posts.length]],
      ...report.findings.map(({ text }, index): (typeof told)[number] => [
        ['report', 'findings', index, 'text'],
        text,
        /\d+ of the (\d+) messages\b/,
        String(report.messages.value),
      ]),
    ];
    for (const [path, text, said, fact] of told) {
      const [, number] = said.exec(text) ?? [];
      if (number && number.toLowerCase() !== fact) fault(path, `says "${number}" where it is ${fact}.`);
    }
  });
export type Month = z.infer<typeof month>;
export type Post = Month['posts'][number];
