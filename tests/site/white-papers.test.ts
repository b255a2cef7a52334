import { type APIRequestContext, expect, test } from '@playwright/test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { company } from '../../content/company.ts';
import { sampleOf } from '../support/thorough.ts';
import { listedPages } from './pages.ts';

const papers = listedPages.filter((path) => path.startsWith('/resources/white-papers/'));

/** Text without line breaks, which differ between paper and screen, also after hyphens. */
const words = (text: string) => text.replaceAll(/-\s+/g, '-').replaceAll(/\s+/g, ' ').trim();

async function read(request: APIRequestContext, path: string) {
  const body = await (await request.get(`${path}/download`)).body();
  const pdf = await getDocumentProxy(new Uint8Array(body));
  const { text } = await extractText(pdf);
  const { info } = await getMeta(pdf);
  return { pages: text.map(words), info, size: body.length };
}

for (const path of sampleOf(papers, 2)) {
  test(`${path} has the PDF its card promises`, async ({ page, request }) => {
    await page.goto('/resources/white-papers');
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
    const [, promised] = /(\d+) pages/.exec(await card.innerText()) ?? [];

    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const headings = await page.locator('.prose h2').allInnerTexts();
    const chartTitles = await page.locator('.prose figcaption > :last-child').allTextContents();

    const { pages, info, size } = await read(request, path);
    expect(pages).toHaveLength(Number(promised));
    expect(info['Title']).toBe(title);
    expect(info['Author']).toBe(company.name);
    expect(info['Language']).toBe('en-US');
    expect(size).toBeLessThan(600 * 1024);

    const [cover, contents, ...rest] = pages;
    expect(cover?.replace(':', '')).toContain(title.replace(':', ''));
    headings.forEach((heading, index) => {
      expect.soft(contents, 'the contents').toContain(`${index + 3} ${words(heading)}`);
      expect.soft(rest[index], `page ${index + 3}`).toContain(words(heading));
    });
    for (const chart of chartTitles) expect.soft(rest.join(' ')).toContain(words(chart));
    expect(rest.at(-1)).toContain('@');
  });
}

test('a card offers to read and to keep its paper, by name', async ({ page }) => {
  await page.goto('/resources/white-papers');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await expect(card.getByRole('link', { name: `Read Online ${title}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: `Download PDF: ${title}` }).click();
  expect((await download).suggestedFilename()).toBe(`${title.replaceAll(/[^\w]+/g, '-')}.pdf`);
});

test('its page has the same download, and chapters that open one by one, by a press and by a link, with their charts', async ({
  page,
}) => {
  await page.goto('/resources/white-papers/ai-automation-roi');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('AI-Automation-ROI-Do-the-Sums-Before-You-Buy.pdf');
  const chapter = (heading: string) =>
    page.locator('details').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  const hours = chapter('Write down where the hours go');
  await expect(chapter('Start with your own week').getByText('A seller begins')).toBeVisible();
  await expect(hours.locator('figure')).toBeHidden();
  await hours.getByRole('heading').click();
  await expect(hours.locator('figure')).toBeVisible();
  await page.goto('/resources/white-papers/ai-automation-roi#find-the-month-it-pays-back');
  await expect(page.getByText('Divide the cost of starting')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(hours.locator('figure')).toBeVisible();
});
