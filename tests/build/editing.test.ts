import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../harness/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

describe('an editor who adds files and rewords a message', () => {
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
    await copy.change('content/messages/search.ts', (text) =>
      text.replace('Nothing found', 'Sought in vaîn'),
    );
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

describe('a build stops and names', () => {
  type Mistake = { file: string; right: string; wrong: string };

  const failureWith = async (...mistakes: Mistake[]) => {
    const undo = await Promise.all(
      mistakes.map(({ file, right, wrong }) => copy.change(file, (text) => text.replace(right, wrong))),
    );
    const message = await copy.build().then(
      () => 'the build succeeded',
      (error: Error) => error.message,
    );
    await Promise.all(undo.map((restore) => restore()));
    return message;
  };

  test('the file and the field of a wrong value', async () => {
    const file = 'content/blog/ai-barber-shop.md';
    const message = await failureWith({ file, right: 'category: Innovation', wrong: 'category: Gossip' });
    expect(message).toContain('ai-barber-shop');
    expect(message).toContain('category');
  });

  test.each([
    [
      'content/blog/ai-barber-shop.md',
      '\n## ',
      '\nWe answer within {{answertime}}.\n\n## ',
      '{{answertime}}',
    ],
    [
      'content/solutions/ai-chatbots.yaml',
      'lead: >-\n  ',
      'lead: >-\n  {{company.name}} is here. ',
      '{{company.name}}',
    ],
  ])(
    'the file and the placeholder that content/company.ts does not know: %s',
    async (file, right, wrong, said) => {
      expect(await failureWith({ file, right, wrong })).toContain(`${file}: ${said} stands for nothing`);
    },
  );

  test('the message that nobody should read', async () => {
    const file = 'content/messages/copying.ts';
    const right = "'The link is copied.'";
    const message = await failureWith({ file, right, wrong: "'{{name}} has copied the link.'" });
    expect(message).toContain(`${file}: linkCopied: placeholders`);
  });

  test('the message that is not there', async () => {
    const file = 'content/messages/copying.ts';
    expect(await failureWith({ file, right: 'linkCopied', wrong: 'linkcopied' })).toMatch(
      /linkCopied.*copying\.ts/s,
    );
  });

  test('the page and the character that no font of the site has', async () => {
    const file = 'content/blog/ai-barber-shop.md';
    const message = await failureWith({ file, right: '\n## ', wrong: '\nAsk → answer.\n\n## ' });
    expect(message).toContain('/resources/blog/ai-barber-shop says "→"');
  });

  test('every reference to what is not there, and every case study that lacks a part', async () => {
    const solution = 'content/solutions/ai-chatbots.yaml';
    const study = 'content/case-studies/barber-shop-ai.md';
    const message = await failureWith(
      { file: solution, right: 'caseStudy: barber-shop-ai', wrong: 'caseStudy: nobody' },
      { file: study, right: '## Our Solution', wrong: '## What we did' },
    );
    expect(message).toContain(`${solution}: caseStudy names "nobody"`);
    expect(message).toContain(`${study}: the headings are "The Challenge, What we did, Results"`);
  });
});
