import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/thorough.ts';

const study = '/resources/case-studies/barber-shop-ai';
const guide = '/resources/documentation/api-integration';
const tutorial = '/resources/video-tutorials/getting-started';

type Place = { name: string; reach(page: Page): Promise<Locator> };

const places: Place[] = [
  {
    name: 'Back',
    async reach(page) {
      await page.goto('/solutions/ai-chatbots');
      await page.getByRole('link', { name: 'Barber Shop AI' }).click();
      await page.waitForURL(study);
      return page.getByRole('link', { name: 'Back', exact: true });
    },
  },
  {
    name: 'Search',
    async reach(page) {
      await page.goto('/solutions');
      return page.getByRole('link', { name: 'Search' });
    },
  },
  {
    name: 'Watch Video',
    async reach(page) {
      await page.goto('/');
      return page.getByRole('link', { name: 'Watch Video' });
    },
  },
  {
    name: 'a heading',
    async reach(page) {
      await page.goto(guide);
      return page.getByRole('link', { name: 'Create a chatbot' }).last();
    },
  },
  {
    name: 'a time of a transcript',
    async reach(page) {
      await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(tutorial);
      await page.getByRole('button', { name: /^Play/ }).click();
      return page.getByRole('link', { name: '01:23' });
    },
  },
];

/** The page's reaction to the last click: whether it prevented the default, and what it showed or copied. */
const doneBy = (page: Page) =>
  page.evaluate(() => ({
    ...document.documentElement.dataset,
    dialogs: document.querySelectorAll('dialog[open]').length,
    plays: document.querySelector<HTMLIFrameElement>('#player iframe')?.src,
  }));

for (const { name, reach } of sampleOf(places, 2)) {
  test(`a click on ${name} is the browser's while a key is held`, async ({ page }) => {
    const link = await reach(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset['copied'] = text;
      };
      addEventListener('click', (event) => {
        document.documentElement.dataset['taken'] = String(event.defaultPrevented);
        // The test ignores the tab, window or file that the browser would open.
        event.preventDefault();
      });
    });
    const before = await doneBy(page);
    for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const) {
      await page.evaluate(() => delete document.documentElement.dataset['taken']);
      await link.click({ modifiers: [key] });
      expect.soft(await doneBy(page), key).toEqual({ ...before, taken: 'false' });
    }
  });
}
