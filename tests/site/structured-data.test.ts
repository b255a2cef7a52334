import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { listedPages } from './pages.ts';

type Thing = { '@type': string; [property: string]: unknown };

/** The properties that search engines require or strongly recommend, after schema.org and Google's documentation. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'description'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  // One of the two: the file, or the player.
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'transcript', 'publisher'],
  Service: ['name', 'description', 'provider', 'serviceType', 'url'],
  FAQPage: ['mainEntity'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'url',
  ],
  TechArticle: [
    'headline',
    'description',
    'image',
    'dateModified',
    'author',
    'publisher',
    'proficiencyLevel',
  ],
  Article: ['headline', 'description', 'image', 'datePublished', 'author', 'publisher', 'articleSection'],
};

const expectedOn: [path: RegExp, types: string[]][] = [
  [/^\/$/, ['Organization', 'WebSite', 'VideoObject']],
  [/^\/solutions\/./, ['Service', 'FAQPage', 'BreadcrumbList']],
  [/^\/resources\/documentation\/./, ['TechArticle', 'BreadcrumbList']],
  [/^\/resources\/blog\/(?!category\/)./, ['BlogPosting', 'BreadcrumbList']],
  [/^\/resources\/case-studies\/./, ['Article', 'BreadcrumbList']],
  [/^\/resources\/video-tutorials\/./, ['VideoObject', 'BreadcrumbList']],
];

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];

const dataOf = (html: string): Thing[] => {
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json)['@graph'] : [];
};

for (const [pattern, types] of expectedOn) {
  test(`pages like ${pattern.source} say what they are`, async ({ request }) => {
    const paths = listedPages.filter((path) => pattern.test(path));
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      const things = dataOf(await (await request.get(path)).text());
      expect(
        things.map((thing) => thing['@type']),
        path,
      ).toEqual(types);
      for (const thing of things) {
        for (const property of required[thing['@type']] ?? [])
          expect(thing[property], `${path}: ${thing['@type']}.${property}`).toBeTruthy();
        const dates = ['datePublished', 'dateModified'].flatMap((name) => texts(thing[name]));
        for (const date of dates) expect(Number.isNaN(Date.parse(date)), `${path}: ${date}`).toBe(false);
      }
    }
  });
}

test('every question has its answer, and both stand on the page', async ({ page }) => {
  await page.goto('/solutions/ai-chatbots');
  const faq = dataOf(await page.content()).find((thing) => thing['@type'] === 'FAQPage');
  const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(6);
  for (const { name, acceptedAnswer } of questions) {
    const answer = page.getByText(acceptedAnswer.text);
    // The last one is open at first.
    if (!(await answer.isVisible())) await page.getByText(name).click();
    await expect(answer).toBeVisible();
  }
});

test('a video’s data match its player, its length and the words on the page', async ({ page }) => {
  await page.goto('/resources/video-tutorials/chatbot-setup');
  const video = dataOf(await page.content()).find((thing) => thing['@type'] === 'VideoObject');
  const addressed = (field: string) => new URL(String(video?.[field])).pathname;
  expect((await page.request.get(addressed('thumbnailUrl'))).headers()['content-type']).toBe('image/png');
  const said = await page.locator('details:has(#transcript) dd').allTextContents();
  expect(video?.['transcript']).toBe(said.join(' '));
  await page.goto(addressed('embedUrl'));
  await expect(page.getByText('15:30', { exact: true })).toBeVisible();
  expect(video?.['duration']).toBe('PT15M30S');
});

test('the breadcrumbs search engines read are those a visitor sees', async ({ request }) => {
  const paths = listedPages.filter((path) =>
    /^\/(solutions|resources\/[a-z-]+)\/(?!category)[^/]+$/.test(path),
  );
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const list = dataOf(html).find((thing) => thing['@type'] === 'BreadcrumbList');
    const told = list?.['itemListElement'] as { position: number; name: string; item: string }[];
    const seen = parse(html).querySelectorAll('nav[aria-label="Breadcrumb"] li');
    expect(
      told.map(({ name }) => name),
      path,
    ).toEqual(seen.map(({ text }) => text));
    expect(
      told.map(({ position }) => position),
      path,
    ).toEqual(told.map((_, index) => index + 1));
    expect(new URL(told.at(-1)?.item ?? '').pathname).toBe(path);
    for (const { item } of told) expect(listedPages).toContain(new URL(item).pathname);
  }
});
