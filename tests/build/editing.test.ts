import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../processes/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

describe('an editor who adds files, rewords a message and takes no calls', () => {
  const article = '/resources/blog/added-article';
  const guide = '/resources/documentation/added-guide';
  const study = '/resources/case-studies/added-study';
  const solution = '/solutions/added-solution';
  const page = (path: string) => copy.built(`${path.slice(1)}/index.html`);

  beforeAll(async () => {
    const withoutRelated = (text: string) => text.replace(/^related:.*\n( +- .*\n)*/m, '');
    const withRareLetters = (text: string) => `${withoutRelated(text)}\nTwo piñatas, 3 × 4 feet.\n`;
    await copy.duplicate('content/blog/ai-ethics-2025.md', 'added-article', withRareLetters);
    await copy.duplicate('content/documentation/best-practices.md', 'added-guide', withoutRelated);
    await copy.duplicate('content/case-studies/barber-shop-ai.md', 'added-study');
    await copy.duplicate('content/solutions/ai-chatbots.yaml', 'added-solution');
    await copy.change('content/messages/pages.ts', (text) => text.replace('Nothing found', 'Sought in vaîn'));
    await copy.change('content/booking.yaml', (text) => text.replace('offered: true', 'offered: false'));
    await copy.build();
  });

  test.each([article, guide, study, solution])(
    'gets the page %s and its line in the sitemap',
    async (path) => {
      expect(await page(path)).toContain('<h1');
      expect(await copy.built('sitemap.xml')).toContain(`${path}</loc>`);
    },
  );

  test.each([
    ['/resources/blog', article],
    ['/resources/blog/category/ethics', article],
    ['/resources/documentation', guide],
    ['/resources/case-studies', study],
    ['/solutions', solution],
  ])('finds on %s a card that leads to %s', async (list, path) => {
    expect(await page(list)).toContain(`href="${path}"`);
  });

  test('finds letters that nobody said before in the fonts', async () => {
    const addresses = (await page(article)).match(/[^"]+\.woff2/g) ?? [];
    const files = addresses.map((address) => readFile(join(copy.folder, 'dist', address)));
    const fonts = (await Promise.all(files)).map((file) => create(file) as Font);
    for (const letter of 'ñ×î')
      expect(fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toBe(true);
  });

  test('finds the message in a script', async () => {
    const folder = join(copy.folder, 'dist/_astro');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => text.includes('Sought in vaîn'))).toHaveLength(1);
  });

  test('finds nothing of calls on the pages', async () => {
    const names = await readdir(join(copy.folder, 'dist'), { recursive: true });
    // What the server alone answers with: a call that was booked before can still be cancelled.
    const pages = names.filter(
      (name) => name.endsWith('.html') && !/contact.(call|booked|no-call|time)/.test(name),
    );
    for (const name of pages) {
      const html = await copy.built(name);
      expect(html).not.toMatch(/data-time-step|Pick a time|data-about="(demo|booked|moved|cancelled)"/);
      expect(html).not.toMatch(/(href|action)="\/contact\/(call|time)/);
    }
  });

  test('has the server offer none either', async () => {
    expect(JSON.parse(await copy.built('booking.json'))).toMatchObject({ offered: false });
  });

  test('finds articles and case studies in the feed', async () => {
    const feed = await copy.built('feed.xml');
    expect(feed).toContain(`${article}</id>`);
    expect(feed).toContain(`${study}</id>`);
  });

  test.each([
    [article, 'Related articles'],
    [guide, 'Related guides'],
  ])('gets two related entries on %s without naming any', async (path, heading) => {
    const [, related = ''] = (await page(path)).split(`${heading}</h2>`);
    const [section = ''] = related.split('</section>');
    expect(section.match(/<article/g)).toHaveLength(2);
    expect(section).not.toContain(`href="${path}"`);
  });
});

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
  const tutorial = 'content/video-tutorials/getting-started.md';
  const paper = 'content/white-papers/ai-automation-roi.md';
  const solution = 'content/solutions/ai-chatbots.yaml';
  const study = 'content/case-studies/barber-shop-ai.md';
  const fashion = 'content/case-studies/ai-fashion-disruptor.md';
  const company = 'content/company.ts';
  const sample = 'content/demonstrations/ai-chatbots.yaml';
  const lesson = 'content/lessons/getting-started.yaml';

  test('every wrong field of a file, with what was found and what is allowed', async () => {
    const message = await failureWith(
      { file: article, right: 'category: Innovation', wrong: 'category: Gossip' },
      { file: article, right: /^title: .*\n/m, wrong: '' },
      { file: article, right: /^metaDescription: .*\n( .*\n)*/m, wrong: 'metaDescription: short\n' },
      { file: article, right: /^picture: .*/m, wrong: 'picture: unicorn' },
      { file: article, right: /^date: .*/m, wrong: 'date: someday' },
    );
    expect(lastWords(message, 5)).toEqual([
      `${article}: title is missing, and must be a text`,
      `${article}: metaDescription is "short", and must have at least 50 characters, not 5`,
      `${article}: category is "Gossip", and must be one of Industry Trends, Small Business, Ethics, Innovation`,
      `${article}: date is "someday", and must be a day, as 2025-02-28`,
      expect.stringMatching(`^${article}: picture is "unicorn", and must be one of abacus, .*, telescope$`),
    ]);
    expect(message).not.toMatch(stack);
  });

  test.each<[what: string, mistake: Mistake, words: string]>([
    [
      'a time that is none',
      { file: tutorial, right: /at: .\d\d:\d\d./, wrong: 'at: soon' },
      `${tutorial}: transcript[0].at is "soon", and must be minutes and seconds, as 10:25`,
    ],
    [
      'a time that is not in its turn',
      { file: tutorial, right: /at: .\d\d:\d\d./, wrong: 'at: "09:59"' },
      `${tutorial}: transcript[1].at is "00:27", and must be later than 09:59, the time before it`,
    ],
    [
      'an exhibit of no kind',
      { file: paper, right: /kind: \w+/, wrong: 'kind: pie' },
      `${paper}: exhibits[0].kind is "pie", and must be one of bars, table, form, checklist, conversation, path`,
    ],
    [
      'a placeholder in a text',
      { file: article, right: '\n## ', wrong: '\nWe answer within {{answertime}}.\n\n## ' },
      `${article}: {{answertime}} stands for nothing; content/company.ts has name, tagline,`,
    ],
    [
      'a placeholder in a field',
      { file: solution, right: 'lead: >-\n  ', wrong: 'lead: >-\n  {{company.name}} is here. ' },
      `${solution}: {{company.name}} stands for nothing; content/company.ts has name, tagline,`,
    ],
    [
      'a picture that is not there',
      { file: article, right: '\n## ', wrong: '\n![A shop](./shop.png)\n\n## ' },
      `${article}: the picture ./shop.png is not there, beside the file`,
    ],
    ['an empty file', { file: solution, right: /[\s\S]*/, wrong: '' }, `${solution} is empty, and must hold`],
    [
      'a sample business that opens on no day its assistant could name',
      { file: sample, right: 'day: Wednesday', wrong: 'day: Saturday' },
      `${sample}: clock.day is "Saturday", and must be a day before one on which the shop opens`,
    ],
    [
      'a promise that cannot be counted',
      { file: company, right: "'2 hours'", wrong: "'soon'" },
      `${company}: answerTime is "soon", and must be a number of minutes, hours or days, such as 2 hours`,
    ],
    [
      'an address that is none',
      { file: company, right: "'https://raywright.example'", wrong: "'raywright.example'" },
      `${company}: url is "raywright.example", and must be an address such as https://example.com`,
    ],
  ])('the file, the field, what was found and what is allowed: %s', async (_what, mistake, words) => {
    const message = await failureWith(mistake);
    expect(lastWords(message, 1)).toEqual([expect.stringContaining(words)]);
    expect(message).not.toMatch(stack);
  });

  test.each([
    ['YAML', solution, 1],
    ['front matter', article, 2],
  ])('the line of %s that cannot be read, and how to write it', async (_what, file, line) => {
    const message = await failureWith({ file, right: /^title: .*/m, wrong: 'title: One: two' });
    expect(message).toContain(`${file}: bad indentation of a mapping entry (${line}:11)`);
    expect(lastWords(message, 1)).toEqual([expect.stringContaining('": " in it')]);
    expect(message).not.toMatch(stack);
  });

  test('the line of a sample business that cannot be read, and how to write it', async () => {
    const message = await failureWith({
      file: sample,
      right: /^ {2}heading: .*/m,
      wrong: '  heading: One: two',
    });
    expect(message).toMatch(/content\/demonstrations\/ai-chatbots\.yaml: .* at line \d+, column \d+/);
    expect(lastWords(message, 1)).toEqual([expect.stringContaining('": " in it')]);
    expect(message).not.toMatch(stack);
  });

  test.each([
    [
      'a kind of scene there is not',
      { file: lesson, right: 'kind: title', wrong: 'kind: slide' },
      `${lesson}:4: [0].kind is "slide", and must be one of title, sheet, chat,`,
    ],
    [
      'words that nobody says',
      { file: lesson, right: 'when: take you', wrong: 'when: takes you' },
      `${lesson}:13: steps.0.when must be words of the passage at 00:00: "`,
    ],
    [
      'a sum that does not come out',
      { file: lesson, right: /value: 120/, wrong: 'value: 121' },
      /^content\/lessons\/getting-started\.yaml:\d+: lines\.0\.value must be 120, as "/m,
    ],
  ])('the line of a lesson: %s', async (_what, mistake, words) => {
    const message = await failureWith(mistake);
    expect(message).toMatch(words);
    expect(message).not.toMatch(stack);
  });

  test('the tutorial that has nothing to play', async () => {
    await rename(join(copy.folder, lesson), join(copy.folder, 'lesson.yaml'));
    const message = await failureWith();
    await rename(join(copy.folder, 'lesson.yaml'), join(copy.folder, lesson));
    expect(lastWords(message, 1)).toEqual([`${tutorial}: must have a video, or a lesson in ${lesson}`]);
  });

  test('the line of content/company.ts that has a comma too few', async () => {
    const message = await failureWith({ file: company, right: "= 'Raywright'", wrong: "= 'Ray's'" });
    expect(lastWords(message, 2)).toEqual([`${company}:1: Expected a semicolon`, "const name = 'Ray's';"]);
  });

  test('the message that nobody should read', async () => {
    const file = 'content/messages/pages.ts';
    const right = "'The link is copied.'";
    const message = await failureWith({ file, right, wrong: "'{{name}} has copied the link.'" });
    expect(message).toContain(`${file}: linkCopied: placeholders`);
  });

  test('the message that is not there', async () => {
    const file = 'content/messages/pages.ts';
    expect(await failureWith({ file, right: 'linkCopied', wrong: 'linkcopied' })).toMatch(
      /linkCopied.*pages\.ts/s,
    );
  });

  test('the page and the character that no font of the site has', async () => {
    const message = await failureWith({ file: article, right: '\n## ', wrong: '\nAsk → answer.\n\n## ' });
    expect(lastWords(message, 1)).toEqual([
      expect.stringContaining('/resources/blog/ai-barber-shop says "→"'),
    ]);
    expect(message).not.toMatch(stack);
  });

  test('every reference to what is not there, and every case study that lacks a part or has an exhibit under none', async () => {
    const message = await failureWith(
      { file: solution, right: 'caseStudy: barber-shop-ai', wrong: 'caseStudy: nobody' },
      { file: study, right: '## Our Solution', wrong: '## What we did' },
      { file: fashion, right: 'after: First, the pictures', wrong: 'after: The pictures' },
    );
    expect(lastWords(message, 3).toSorted()).toEqual([
      expect.stringMatching(`^${fashion}: ".+" stands after "The pictures", which is no heading`),
      expect.stringContaining(`${study}: the headings are "The Challenge, What we did, Results"`),
      expect.stringMatching(
        `^${solution}: caseStudy names "nobody", which is not among the case-studies: .*barber-shop-ai`,
      ),
    ]);
    expect(message).not.toMatch(stack);
  });

  test('the number of pages that a paper has', async () => {
    const message = await failureWith({ file: paper, right: /^pages: .*/m, wrong: 'pages: 99' });
    expect(lastWords(message, 1)).toEqual([
      expect.stringMatching(`^${paper}: pages is 99, and must be \\d+: `),
    ]);
    expect(message).not.toMatch(stack);
  });

  test('where the fault is in the program, with its stack', async () => {
    const file = 'site/placeholders/fill-in.ts';
    const message = await failureWith({
      file,
      right: 'const values',
      wrong: "throw new TypeError('ours');\nconst values",
    });
    expect(message).toMatch(/TypeError: ours\n\s+at .*fill-in\.ts/);
  });
});
