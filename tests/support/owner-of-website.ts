import { devices, expect, type Page } from '@playwright/test';
import { startServer } from '../processes/server.ts';
import { serviceKey } from './engines.ts';
import { makeLink, test as ownersTest, signIn } from './owner.ts';
import { makeDataDirWithEdition } from './tagline.ts';

/** The owner at the desk's page of the website, on a phone: each test with a server of its own, because all are about one site. */

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];

export const test = ownersTest.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture uses from it
  url: async ({}, use) => {
    const DATA_DIR = await makeDataDirWithEdition();
    const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0', DATA_DIR });
    await use(server.url);
    await server.stop();
  },
  baseURL: async ({ url }, use) => use(url),
  storageState: undefined,
  ...phone,
  userAgent: undefined,
  // Nobody looks at the pictures, and nine times the points take a processor longer to draw.
  deviceScaleFactor: 1,
});

/** The page of the website, once the texts in the frame can be pressed. */
export async function openWebsite(page: Page, url: string) {
  await signIn(page, await makeLink(url));
  return showWebsite(page);
}

export async function showWebsite(page: Page) {
  await page.goto('about:blank');
  await page.goto('/desk#/website');
  const frame = page.frameLocator('iframe');
  await expect(page.getByRole('button', { name: /^All words/ })).toBeEnabled();
  return frame;
}

export const kept = (page: Page) => expect(page.getByText(/^Kept, not online/)).toBeVisible();

/** What the list of changes says that would be online. */
export async function changesOf(page: Page): Promise<string[]> {
  await page.goto('about:blank');
  await page.goto('/desk#/website/changes');
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  return page.locator('ins').allInnerTexts();
}
