import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { test as base } from '../support/shared-page.ts';
import { isThorough } from '../support/thorough.ts';
import { listedPages, standsForItsKind } from './pages.ts';

/** A page without a cache, as on a first visit, which sums up layout shifts. */
const test = base.extend<object, { firstVisit: Page }>({
  firstVisit: [
    async ({ sharedPage: page }, use) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Network.setCacheDisabled', { cacheDisabled: true });
      await watchShift(page);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

const kilobytes = (bytes: number) => bytes * 1024;

const weighed = { stylesheet: 'css', script: 'script', font: 'font' } as const;

type Sent = { body: number; head: number };

/** Pages have most of their files in common. */
const alreadySent = new Map<string, Sent>();

async function sentBytes({ request }: Page, address: string): Promise<Sent> {
  const known = alreadySent.get(address);
  if (known) return known;
  const answer = await request.get(address);
  const sent = { body: Number(answer.headers()['content-length']), head: headBytes(answer.headersArray()) };
  alreadySent.set(address, sent);
  return sent;
}

/** What a page requests until then, while nobody scrolls or touches anything. */
async function requestsOf(page: Page, url: string, waitUntil: 'load' | 'networkidle'): Promise<Request[]> {
  // Late requests of the last page must not count for this one.
  await page.goto('about:blank');
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await page.goto(url, { waitUntil });
  page.off('request', note);
  return requests;
}

/** The bytes that a page loads before anybody scrolls or touches anything, as sent on the wire. */
async function weigh(page: Page, url: string) {
  const begun = await requestsOf(page, url, 'load');
  // Some lazy pictures begin before the page has loaded, and some after it. They are weighed below, once all have come.
  const lazy = await page
    .locator('img[loading=lazy]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  const requests = begun.filter((request) => !lazy.includes(request.url()));

  const html = await (await page.request.get(url)).text();
  const inline = [
    ...html.matchAll(/<script(?![^>]*(?:\ssrc=|(?:ld\+json|speculationrules)))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const weights = {
    html: (await sentBytes(page, url)).body,
    css: 0,
    script: inline.reduce((sum, [, code = '']) => sum + brotliCompressSync(code).length, 0),
    font: 0,
    everything: 0,
    onTheWire: 0,
    scriptRequests: requests.filter((request) => request.resourceType() === 'script').length,
    thirdParty: requests.filter((request) => !request.url().startsWith('http://localhost')).length,
  };
  for (const request of requests) {
    const kind = weighed[request.resourceType() as keyof typeof weighed];
    const { body, head } = await sentBytes(page, request.url());
    if (kind) weights[kind] += body;
    weights.everything += body;
    weights.onTheWire += body + head;
  }
  // A headless browser does not request the icon.
  const icon = await sentBytes(page, new URL('/icon.svg', url).href);
  weights.onTheWire += icon.body + icon.head;
  return weights;
}

/** The size of the headers, which weigh as much as a small file. */
const headBytes = (headers: { name: string; value: string }[]) =>
  ['HTTP/1.1 200 OK', ...headers.map(({ name, value }) => `${name}: ${value}`), '']
    .map((line) => line.length + '\r\n'.length)
    .reduce((sum, bytes) => sum + bytes, 0);

/** Other tests weigh the pages with the form or the hero. */
const contentPages = listedPages.filter((path) => !['/', '/contact'].includes(path));

/**
 * A guide also shows code, a white paper is a short book, a transcript covers up to 22 minutes, and a category of the
 * reference has up to 24 operations.
 */
const roomForWords = (path: string) => {
  if (path.startsWith('/resources/api-reference/')) return 22;
  if (path.startsWith('/resources/white-papers/')) return 20;
  // A whole demonstration with its style.
  if (path.startsWith('/solutions/')) return 20;
  if (path.startsWith('/resources/documentation/')) return 17;
  return path.startsWith('/resources/video-tutorials/') ? 18 : 16;
};

/** One page opens with two pictures held side by side. */
const roomForPictures = (path: string) => (path === '/solutions/ugc-content' ? 30_000 : 0);

/** Bytes. A solution has a demonstration with its style, a category of the reference its operations. */
const mostOnTheWire = (path: string) =>
  (/^\/(solutions|resources\/api-reference)\//.test(path) ? 67_000 : 64_000) + roomForPictures(path);

/** Each solution has a demonstration of its own. Other pages of a kind have the same files, and differ in words, which are weighed below. */
const visited = contentPages.filter(
  (path) => isThorough || path.startsWith('/solutions/') || standsForItsKind(path),
);

for (const path of visited) {
  test(`${path} keeps its budget`, async ({ firstVisit: page, baseURL }) => {
    const weights = await weigh(page, `${baseURL}${path}`);
    const { html, css, script, scriptRequests, font, everything, onTheWire, thirdParty } = weights;

    expect.soft(script, 'script').toBeLessThanOrEqual(kilobytes(2));
    expect.soft(scriptRequests, 'requests for scripts').toBeLessThanOrEqual(2);
    expect.soft(html + css, 'HTML and CSS').toBeLessThanOrEqual(kilobytes(roomForWords(path)));
    expect.soft(font, 'fonts').toBeLessThanOrEqual(kilobytes(38));
    expect
      .soft(everything, 'everything before scrolling')
      .toBeLessThanOrEqual(kilobytes(60) + roomForPictures(path));
    expect.soft(onTheWire, 'the same with its headers and the icon').toBeLessThanOrEqual(mostOnTheWire(path));
    expect.soft(thirdParty, 'requests to other sites').toBe(0);
    expect.soft(await shiftOf(page), 'layout shift').toBe(0);
  });
}

for (const path of ['/solutions', '/solutions/ugc-content', '/solutions/video-content']) {
  test(`${path} loads on a phone only the pictures that open it`, async ({ firstVisit: page, baseURL }) => {
    const { width, height } = page.viewportSize() as { width: number; height: number };
    await page.setViewportSize({ width: 390, height: 844 });
    let bytes = 0;
    for (const request of await requestsOf(page, `${baseURL}${path}`, 'networkidle')) {
      const { body, head } = await sentBytes(page, request.url());
      bytes += body + head;
    }
    await page.setViewportSize({ width, height });
    expect(bytes).toBeLessThanOrEqual(130_000);
  });
}

test('the words of every other page keep their budget', async ({ sharedPage: page, baseURL }) => {
  const others = contentPages.filter((path) => !visited.includes(path));
  for (const path of others) {
    const url = `${baseURL}${path}`;
    const html = await (await page.request.get(url)).text();
    let bytes = (await sentBytes(page, url)).body;
    for (const [, sheet = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      bytes += (await sentBytes(page, new URL(sheet, url).href)).body;
    expect.soft(bytes, path).toBeLessThanOrEqual(kilobytes(roomForWords(path)));
  }
});
