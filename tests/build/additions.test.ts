import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { create, type Font } from 'fontkitten';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromium as launchOptions } from '../../browser/chromium.ts';
import { company } from '../../content/company.ts';
import { numberWords } from '../../content/schemas/shared.ts';
import { copyProject, type ProjectCopy } from '../processes/project-copy.ts';
import { startServer } from '../processes/server.ts';
import { fill, send, success } from '../support/contact-form.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { storedRows } from '../support/enquiries.ts';

/** What editors and developers add, and what static hosts get. One build serves all tests. */

/** A new kind of entry, made from the guides: its row in the table, and its content. It shares the pages of texts. */
const row = (text: string) => `
  handbills: {
    schema: guide,
    ending: 'md',
    address: '/resources/handbills',
    order: byNumber,
    updated: ({ updated }) => updated,
    fallback: 'opening-hours',
    references: { related: 'handbills' },
    madeAtDesk: undefined,
    searchWeight: 1,
${text}  },`;
const ofText = '    text: ({ description, level }) => ({ lead: description, level }),\n';
const card = `
  - id: handbills
    title: Handbills
    back: Back to handbills
    description: Short lists to print and hang beside the till, one for each thing that is easily forgotten.
    picture: clipboard
`;
const origin = 'https://abcdefghijklmnopqrst.supabase.co';
const hosted = {
  PUBLIC_SUPABASE_URL: origin,
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef',
  SITE_URL: 'https://raywright.example',
};

let copy: ProjectCopy;
let withoutCard: string;
let withoutPages: string;
beforeAll(async () => {
  copy = await copyProject();
  await addKind();
  withoutCard = await copy.build().then(String, ({ message }: Error) => message);
});
beforeAll(async () => {
  await copy.change('content/resources.yaml', (text) => text.trimEnd() + card);
  withoutPages = await copy.build().then(String, ({ message }: Error) => message);
});
// Each build has a hook of its own, because a hook that takes two minutes counts as hanging.
beforeAll(async () => {
  await copy.change('content/schemas/kinds.ts', (text) => text.replace(row(''), row(ofText)));
  await edit();
  await copy.build(['--target', 'static'], hosted);
});
afterAll(() => copy.remove());

async function addKind(): Promise<void> {
  const guide = await readFile('content/documentation/best-practices.md', 'utf8');
  await copy.change('content/schemas/kinds.ts', (text) =>
    text.replace("\n  'white-papers': {", `${row('')}$&`),
  );
  await copy.write(
    'content/handbills/opening-hours.md',
    guide.replace(/^title: .*/m, 'title: Opening Hours').replace(/^related:.*\n( +- .*\n)*/m, ''),
  );
}

async function edit(): Promise<void> {
  const withoutRelated = (text: string) => text.replace(/^related:.*\n( +- .*\n)*/m, '');
  const withRareLetters = (text: string) => `${withoutRelated(text)}\nTwo piñatas, 3 × 4 feet.\n`;
  const withoutDemonstration = (text: string) =>
    text.replace(/^ {2}invitation: .*\n/m, '').replace('tag: Chatbots', 'tag: Another');
  await copy.duplicate('content/blog/ai-ethics-2025.md', 'added-article', withRareLetters);
  await copy.duplicate('content/documentation/best-practices.md', 'added-guide', withoutRelated);
  await copy.duplicate('content/case-studies/barber-shop-ai.md', 'added-study');
  await copy.duplicate('content/solutions/ai-chatbots.yaml', 'added-solution', withoutDemonstration);
  await copy.change('content/prices.yaml', (text) => `${text}added-solution: ~\n`);
  await copy.change('content/messages/pages.ts', (text) => text.replace('Nothing found', 'Sought in vaîn'));
  await copy.change('content/booking.yaml', (text) => text.replace('offered: true', 'offered: false'));
}

describe('a developer who adds a kind', () => {
  test('is told about the missing card before anything is built', () => {
    expect(withoutCard).toMatch(/must hold one card for each of .*handbills/);
  });

  test('is told that nothing draws its entries', () => {
    expect(withoutPages).toMatch(
      /kinds\.ts: handbills must have a text, or pages of its own such as site\/pages/,
    );
  });

  test('finds its entries in all the places of other kinds', async () => {
    const page = 'resources/handbills/opening-hours';
    expect(await copy.built(`${page}/index.html`)).toContain('href="/resources/handbills"');
    expect(await copy.built('resources/index.html')).toContain('href="/resources/handbills"');
    expect(await copy.built('resources/handbills/index.html')).toContain(`href="/${page}"`);
    expect(await copy.built('sitemap.xml')).toContain(`/${page}</loc>`);
    expect(await copy.built('llms.txt')).toMatch(/## Handbills\n\n- \[Opening Hours]/);
    expect(await copy.built('search/index.html')).toContain(`<a href="/${page}">Opening Hours</a>`);
    const { storedFields } = JSON.parse(await copy.built('search/index.json'));
    expect(Object.values(storedFields)).toContainEqual(
      expect.objectContaining({ kind: 'Handbills', title: 'Opening Hours' }),
    );
    expect(await copy.built('_redirects', 'dist-static')).toContain(
      '/resources/handbills/:id /resources/handbills/opening-hours 200',
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

  test('finds one more solution, which has no demonstration, wherever the others are', async () => {
    const home = await page('/');
    expect(home).toContain(`href="${solution}">Another</a>`);
    expect(home).toContain(`href="${solution}">AI Chatbots</a>`);
    expect(home).not.toContain(`${solution}#try`);
    const count = numberWords[(await readdir(join(copy.folder, 'content/solutions'))).length] ?? '';
    expect(home).toContain(`The ${count} services`);
    expect((await page('/solutions')).toLowerCase()).toContain(`${count} kinds of work`);
    expect(await page('/pricing')).toContain(`<a href="${solution}">AI Chatbots</a></h2>`);
    expect(await page('/search')).toContain(`<a href="${solution}">`);
    expect(await page(solution)).not.toContain('data-demonstration="added-solution"');
  });

  test('finds new letters in the fonts', async () => {
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

  test('finds in every compressed copy what the file beside it says, also where that was kept from the last build', async () => {
    const dist = join(copy.folder, 'dist');
    const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
    expect(names.length).toBeGreaterThan(200);
    for (const name of names) {
      const bytes = await readFile(join(dist, name));
      const said = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      expect(said.equals(await readFile(join(dist, name.slice(0, -3)))), name).toBe(true);
    }
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

describe('a static host', () => {
  const built = (file: string) => copy.built(file, 'dist-static');

  test('without a project, or with a key that is none, there is no build', async () => {
    const build = (variables: Record<string, string>) => copy.build(['--target', 'static'], variables);
    await expect(build({})).rejects.toThrow(/set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY/);
    await expect(build({ ...hosted, PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_0123' })).rejects.toThrow(
      /PUBLIC_SUPABASE_ANON_KEY must be the project's publishable or anon key/,
    );
    await expect(copy.build(['--target', 'satellite'])).rejects.toThrow(/no target "satellite"/);
  });

  test('one folder holds what every static host needs', async () => {
    const [anywhere = '', ...others] = (await built('_headers')).split('\n\n');
    expect(anywhere.split('\n')[0]).toBe('/*');
    expect(anywhere).toContain(`connect-src 'self' ${origin};`);
    expect(anywhere).toContain('Strict-Transport-Security: max-age=');
    expect(anywhere).not.toContain('unsafe');
    expect(others.join()).toMatch(/\/_astro\/\*\n {2}Cache-Control: .+immutable/);
    expect(others.join()).toMatch(/\/download\n.+application\/pdf\n.+attachment/);
    // The limits of Cloudflare Pages.
    expect(others.length).toBeLessThan(100);
    for (const line of anywhere.split('\n')) expect(line.length).toBeLessThan(2000);

    const redirects = (await built('_redirects')).split('\n');
    const unknown = redirects.indexOf('/resources/blog/:id /resources/blog/ai-2025-trends 200');
    expect(
      redirects.indexOf('/resources/blog/ai-barber-shop /resources/blog/ai-barber-shop 200'),
    ).toBeLessThan(unknown);
    expect(redirects).toContain('/resources/case-studies/:id /resources/case-studies/404.html 404');

    for (const page of ['solutions.html', '404.html', 'resources/case-studies/404.html']) {
      expect(await built(page)).toContain(company.name);
    }
    await expect(built('contact/not-sent.html')).rejects.toThrow();
  });

  test('the form and the connection test speak to the project itself', async () => {
    const database = await startOnEither({ SERVICE_ROLE_KEY: serviceKey });
    const host = await startServer(hosted, join(copy.folder, 'server/main.ts'));
    const browser = await chromium.launch(await launchOptions());
    onTestFinished(async () => {
      await browser.close();
      await Promise.all([host.stop(), database.stop()]);
    });
    const page = await browser.newPage();
    const keys = new Set<string | undefined>();
    await page.route(`${origin}/**`, async (route) => {
      const request = route.request();
      keys.add(request.headers()['apikey']);
      const { pathname, search } = new URL(request.url());
      const { origin: _, ...headers } = request.headers();
      const response = await route.fetch({ url: database.url + pathname + search, headers });
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'access-control-allow-origin': '*' },
      });
    });

    await page.goto(`${host.url}/contact`);
    await waitUntilReady(page);
    await fill(page);
    await send(page);
    await success(page).waitFor();
    await page.goto(`${host.url}/supabase-test`);
    await waitUntilReady(page);
    await page.getByRole('button', { name: 'Test Insert' }).click();
    await page.locator('[data-result=success]').waitFor();

    expect(keys).toEqual(new Set([hosted.PUBLIC_SUPABASE_ANON_KEY]));
    const rows = await storedRows(database.url);
    expect(rows.map(({ source }) => source).sort()).toEqual(['connection-test', 'contact']);
  });
});

const waitUntilReady = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
