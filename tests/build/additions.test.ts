import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../processes/project-copy.ts';

/** Everything that editors and developers add, in a single build. */

/** A new kind of entry, made from the guides: its row in the table, its content, its pages. */
const row = `
  checklists: {
    schema: guide,
    ending: 'md',
    address: '/resources/checklists',
    order: byNumber,
    updated: ({ updated }) => updated,
    fallback: 'opening-hours',
    references: { related: 'checklists' },
    searchWeight: 1,
  },`;
const card = `
  - id: checklists
    title: Checklists
    back: Back to checklists
    description: Short lists to print and hang beside the till, one for each thing that is easily forgotten.
    picture: clipboard
`;
const hosted = {
  PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef',
};

let copy: ProjectCopy;
let withoutCard: string;
beforeAll(async () => {
  copy = await copyProject();
  await addKind();
  withoutCard = await copy.build().then(String, ({ message }: Error) => message);
  await copy.change('content/resources.yaml', (text) => text.trimEnd() + card);
  await edit();
  await copy.build(['--target', 'static'], hosted);
});
afterAll(() => copy.remove());

async function addKind(): Promise<void> {
  const guide = await readFile('content/documentation/best-practices.md', 'utf8');
  await copy.change('content/schemas/kinds.ts', (text) => text.replace("\n  'white-papers': {", `${row}$&`));
  await copy.write(
    'content/checklists/opening-hours.md',
    guide.replace(/^title: .*/m, 'title: Opening Hours').replace(/^related:.*\n( +- .*\n)*/m, ''),
  );
  for (const page of ['index', '[id]']) {
    const shell = await readFile(`site/pages/resources/documentation/${page}.astro`, 'utf8');
    await copy.write(
      `site/pages/resources/checklists/${page}.astro`,
      shell.replaceAll("'documentation'", "'checklists'").replaceAll('/documentation', '/checklists'),
    );
  }
}

async function edit(): Promise<void> {
  const withoutRelated = (text: string) => text.replace(/^related:.*\n( +- .*\n)*/m, '');
  const withRareLetters = (text: string) => `${withoutRelated(text)}\nTwo piñatas, 3 × 4 feet.\n`;
  await copy.duplicate('content/blog/ai-ethics-2025.md', 'added-article', withRareLetters);
  await copy.duplicate('content/documentation/best-practices.md', 'added-guide', withoutRelated);
  await copy.duplicate('content/case-studies/barber-shop-ai.md', 'added-study');
  await copy.duplicate('content/solutions/ai-chatbots.yaml', 'added-solution');
  await copy.change('content/messages/pages.ts', (text) => text.replace('Nothing found', 'Sought in vaîn'));
  await copy.change('content/booking.yaml', (text) => text.replace('offered: true', 'offered: false'));
}

describe('a developer who adds a kind', () => {
  test('is told of the card it lacks before anything is built', () => {
    expect(withoutCard).toMatch(/must hold one card for each of .*checklists/);
  });

  test('finds its entries wherever those of the others stand', async () => {
    const page = 'resources/checklists/opening-hours';
    expect(await copy.built(`${page}/index.html`)).toContain('href="/resources/checklists"');
    expect(await copy.built('resources/index.html')).toContain('href="/resources/checklists"');
    expect(await copy.built('sitemap.xml')).toContain(`/${page}</loc>`);
    expect(await copy.built('llms.txt')).toMatch(/## Checklists\n\n- \[Opening Hours]/);
    expect(await copy.built('search/index.html')).toContain(`<a href="/${page}">Opening Hours</a>`);
    const { storedFields } = JSON.parse(await copy.built('search/index.json'));
    expect(Object.values(storedFields)).toContainEqual(
      expect.objectContaining({ kind: 'Checklists', title: 'Opening Hours' }),
    );
    expect(await copy.built('_redirects', 'dist-static')).toContain(
      '/resources/checklists/:id /resources/checklists/opening-hours 200',
    );
  });
});

describe('an editor who adds files, rewords a message and takes no calls', () => {
  const article = '/resources/blog/added-article';
  const guide = '/resources/documentation/added-guide';
  const study = '/resources/case-studies/added-study';
  const solution = '/solutions/added-solution';
  const page = (path: string) => copy.built(`${path.slice(1)}/index.html`);

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
    // Pages that only the server answers with. A call that was booked earlier can still be canceled.
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
