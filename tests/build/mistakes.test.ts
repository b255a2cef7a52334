import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { copyProject, type ProjectCopy } from '../processes/project-copy.ts';
import { isThorough, whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

/**
 * What schemas say of single fields is held in content/schemas/mistakes.test.ts; here, that each way into a build says it.
 * Every run takes each way once. What else can go wrong on the same way takes seconds of a build each, and is thorough.
 */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

describe('a build stops, and its last words name', () => {
  type Mistake = { file: string; right: string | RegExp; wrong: string };

  const failureWith = async (...mistakes: Mistake[]) => {
    const undo = [];
    for (const { file, right, wrong } of mistakes)
      undo.push(await copy.change(file, (text) => text.replace(right, wrong)));
    const message = await copy.build().then(
      () => 'the build succeeded',
      (error: Error) => error.message,
    );
    for (const restore of undo.reverse()) await restore();
    return message;
  };
  const lastWords = (message: string, lines: number) => message.trimEnd().split('\n').slice(-lines);
  const stack = /^\s+at /m;

  const article = 'content/blog/ai-barber-shop.md';
  const paper = 'content/white-papers/ai-automation-roi.md';
  const solution = 'content/solutions/ai-chatbots.yaml';
  const study = 'content/case-studies/barber-shop-ai.md';
  const fashion = 'content/case-studies/ai-fashion-disruptor.md';
  const company = 'content/company.json';
  const sample = 'content/demonstrations/ai-chatbots.yaml';
  const lesson = 'content/lessons/getting-started.yaml';
  const linesOfLesson = readFileSync(join(root, lesson), 'utf8').split('\n');
  /** As an editor counts them. */
  const lineOf = (words: string) => linesOfLesson.findIndex((line) => line.includes(words)) + 1;

  test('every wrong field of every file, with what was found and what is allowed', async () => {
    const message = await failureWith(
      { file: solution, right: 'lead: >-\n  ', wrong: 'lead: >-\n  {{company.name}} is here. ' },
      { file: article, right: 'category: Innovation', wrong: 'category: Gossip' },
      { file: article, right: /^title: .*\n/m, wrong: '' },
      { file: study, right: /^title: .*/m, wrong: 'title: A party 🎉' },
      { file: article, right: /^metaDescription: .*\n( .*\n)*/m, wrong: 'metaDescription: short\n' },
      { file: article, right: /^picture: .*/m, wrong: 'picture: unicorn' },
      { file: article, right: /^date: .*/m, wrong: 'date: someday' },
      { file: article, right: /$/, wrong: '\nWords. <script>alert(1)</script>\n' },
    );
    expect(lastWords(message, 9)).toEqual([
      `${article}: title is missing, and must be a text`,
      `${article}: metaDescription is "short", and must have at least 50 characters, not 5`,
      expect.stringMatching(`^${article}: picture is "unicorn", and must be one of abacus, .*, telescope$`),
      `${article}: category is "Gossip", and must be one of Industry Trends, Small Business, Ethics, Innovation`,
      `${article}: date is "someday", and must be a day, as 2025-02-28`,
      ...['<script>', '</script>'].map((tag) =>
        expect.stringMatching(`^${article}:\\d+: ${tag} is HTML, and must be words; type`),
      ),
      expect.stringContaining(`${study}: title is "A party 🎉", and must not have “🎉”: no font here`),
      expect.stringContaining(
        `${solution}: {{company.name}} stands for nothing; content/company.json has name, tagline,`,
      ),
    ]);
    expect(message).not.toMatch(stack);
  });

  const wrongValues: [what: string, mistake: Mistake, words: string][] = [
    [
      'a sample business that opens on no day its assistant could name',
      { file: sample, right: 'day: Wednesday', wrong: 'day: Saturday' },
      `${sample}: clock.day is "Saturday", and must be a day before one on which the shop opens`,
    ],
    [
      'a placeholder in a text',
      { file: article, right: '\n## ', wrong: '\nWe answer within {{answertime}}.\n\n## ' },
      `${article}: {{answertime}} stands for nothing; content/company.json has name, tagline,`,
    ],
    [
      'a picture that is not there',
      { file: article, right: '\n## ', wrong: '\n![A shop](./shop.png)\n\n## ' },
      `${article}: the picture ./shop.png is not there, beside the file`,
    ],
    ['an empty file', { file: solution, right: /[\s\S]*/, wrong: '' }, `${solution} is empty, and must hold`],
  ];

  test.runIf(isThorough).each(wrongValues)(
    'the file, the field, what was found and what is allowed: %s',
    async (_what, mistake, words) => {
      const message = await failureWith(mistake);
      expect(lastWords(message, 1)).toEqual([expect.stringContaining(words)]);
      expect(message).not.toMatch(stack);
    },
  );

  const unreadable: [what: string, file: string, line: number][] = [['front matter', article, 2]];
  if (isThorough) unreadable.push(['YAML', solution, 1]);

  test.each(unreadable)(
    'the line of %s that cannot be read, and how to write it',
    async (_what, file, line) => {
      const message = await failureWith({ file, right: /^title: .*/m, wrong: 'title: One: two' });
      expect(message).toMatch(new RegExp(`${file}: .* at line ${line}, column 8`));
      expect(lastWords(message, 1)).toEqual([expect.stringContaining('": " in it')]);
      expect(message).not.toMatch(stack);
    },
  );

  rare('the line of a sample business that cannot be read, and how to write it', async () => {
    const message = await failureWith({
      file: sample,
      right: /^ {2}heading: .*/m,
      wrong: '  heading: One: two',
    });
    expect(message).toMatch(/content\/demonstrations\/ai-chatbots\.yaml: .* at line \d+, column \d+/);
    expect(lastWords(message, 1)).toEqual([expect.stringContaining('": " in it')]);
    expect(message).not.toMatch(stack);
  });

  rare('the line of a lesson', async () => {
    const message = await failureWith({ file: lesson, right: 'kind: rows', wrong: 'kind: slide' });
    expect(lastWords(message, 1)).toEqual([
      expect.stringMatching(
        `^${lesson}:${lineOf('kind: rows')}: \\[\\d\\]\\.kind is "slide", and must be one of rows, chat,`,
      ),
    ]);
    expect(message).not.toMatch(stack);
  });

  test('every value of content/company.json that pages could not live with', async () => {
    const message = await failureWith(
      { file: company, right: '"2 hours"', wrong: '"soon"' },
      { file: company, right: '"https://raywright.example"', wrong: '"raywright.example"' },
    );
    expect(lastWords(message, 2).toSorted()).toEqual([
      `${company}: answerTime is "soon", and must be 1 to 999 minutes, hours or days, such as 2 hours`,
      `${company}: url is "raywright.example", and must be an address such as https://example.com`,
    ]);
    expect(message).not.toMatch(stack);
  });

  test('the line of content/company.json that has a comma too few', async () => {
    const message = await failureWith({ file: company, right: '"Raywright",', wrong: '"Raywright"' });
    expect(lastWords(message, 1)).toEqual([
      expect.stringMatching(`^${company}: Expected ',' or '}' .*\\(line 3 column 3\\)$`),
    ]);
  });

  test('everything that shows only when entries are read together', async () => {
    const messages = 'content/messages/pages.ts';
    const prices = 'content/prices.yaml';
    const [silent, away] = ['content/lessons/integration-guide.yaml', 'lesson.yaml'];
    await rename(join(copy.folder, silent), join(copy.folder, away));
    const message = await failureWith(
      { file: solution, right: 'article: ai-barber-shop', wrong: 'article: nobody' },
      { file: solution, right: /^ {2}invitation: .*\n/m, wrong: '' },
      { file: study, right: '## Our Solution', wrong: '## What we did' },
      { file: fashion, right: 'after: First, the pictures', wrong: 'after: The pictures' },
      { file: lesson, right: 'when: things I copied', wrong: 'when: things she copied' },
      { file: lesson, right: /value: 120/, wrong: 'value: 121' },
      { file: prices, right: 'ai-chatbots: ~', wrong: 'ai-chatbot: { setup: 600, monthly: 90 }' },
      { file: messages, right: "'The link is copied.'", wrong: "'{{name}} has copied the link.'" },
    );
    await rename(join(copy.folder, away), join(copy.folder, silent));
    expect(lastWords(message, 11).toSorted()).toEqual([
      expect.stringMatching(`^${fashion}: ".+" stands after "The pictures", which is no heading`),
      expect.stringContaining(`${study}: the headings are "The Challenge, What we did, Results"`),
      expect.stringContaining(
        `${lesson}:${lineOf('when: things I copied')}: rows.1.when must be words of the passage at 00:00: "`,
      ),
      expect.stringContaining(`${lesson}:${lineOf('value: 120')}: lines.0.value must be 120, as "`),
      `${lesson}:${lineOf('value: 120') + 1}: lines.1.value must be 121, the sum of the lines above it`,
      expect.stringContaining(`${messages}: linkCopied: placeholders`),
      expect.stringContaining(`${prices}: a price names "ai-chatbot", which is not among the solutions: `),
      `${prices}: ai-chatbots is missing; "ai-chatbots: ~" says that the offer names the price`,
      expect.stringMatching(
        `^${solution}: article names "nobody", which is not among the blog: .*ai-barber-shop`,
      ),
      `${solution}: service.invitation is missing, and must say what can be tried in its demonstration`,
      `content/video-tutorials/integration-guide.md: must have a video, or a lesson in ${silent}`,
    ]);
    expect(message).not.toMatch(stack);
  });

  rare('where the fault is in the program, with its stack', async () => {
    const file = 'site/placeholders/fill-in.ts';
    const message = await failureWith({
      file,
      right: 'const fillInText',
      wrong: "throw new TypeError('ours');\nconst fillInText",
    });
    expect(message).toMatch(/TypeError: ours\n\s+at .*fill-in\.ts/);
  });

  if (isThorough) {
    // The types say it sooner, in `npm run check`.
    test('the message that is not there', async () => {
      const file = 'content/messages/pages.ts';
      expect(await failureWith({ file, right: 'linkCopied', wrong: 'linkcopied' })).toMatch(
        /linkCopied.*reading\.ts/s,
      );
    });

    test('the number of pages that a paper has', async () => {
      const message = await failureWith({ file: paper, right: /^pages: .*/m, wrong: 'pages: 99' });
      expect(lastWords(message, 1)).toEqual([
        expect.stringMatching(`^${paper}: pages is 99, and must be \\d+: `),
      ]);
      expect(message).not.toMatch(stack);
    });
  }
});
