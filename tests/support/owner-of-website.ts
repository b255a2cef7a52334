import { type APIRequestContext, devices, expect, type Page } from '@playwright/test';
import type { WebsiteState } from '../../contract/website.ts';
import { startServer } from '../processes/server.ts';
import { serviceKey } from './engines.ts';
import { makeLink, test as ownersTest, signIn } from './owner.ts';
import { makeDataDirWithEdition } from './tagline.ts';

/** The owner at the desk's page of the website, on a phone. */

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];

/** Tests that publish nothing share the desk's server: starting one takes as long as such a test. */
export const test = ownersTest.extend<{ url: string }>({
  url: async ({ site, signedIn, playwright }, use) => {
    await use(site.url);
    const request = await playwright.request.newContext({ storageState: signedIn });
    await takeEverythingBack(request, site.url);
    await request.dispose();
  },
  baseURL: async ({ url }, use) => use(url),
  ...phone,
  userAgent: undefined,
  // Nobody looks at the pictures, and a phone's nine points for each pixel would only take longer to draw.
  deviceScaleFactor: 1,
});

/** What was published stays in the list of publishes, so who publishes has a server of their own. */
export const testOfPublishing = test.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture uses from it
  url: async ({}, use) => {
    const DATA_DIR = await makeDataDirWithEdition();
    const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0', DATA_DIR });
    await use(server.url);
    await server.stop();
  },
  storageState: async ({ browser, url }, use) => {
    const page = await browser.newPage({ baseURL: url });
    await signIn(page, await makeLink(url));
    await use(await page.context().storageState());
    await page.close();
  },
});

async function takeEverythingBack(request: APIRequestContext, url: string): Promise<void> {
  const ask = async (name: string, data: object): Promise<WebsiteState> => {
    const answer = await request.post(`${url}/desk/website/${name}`, { data, headers: { origin: url } });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { drafts } = await ask('state', {});
  for (const { ids, versions } of drafts) await ask('take-back', { ids, versions });
  expect((await ask('state', {})).drafts).toEqual([]);
}

/** The page of the website, once the texts in the frame can be pressed. */
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

/** The texts that are changed and not published, with their marks. */
export async function draftsOf(page: Page): Promise<string[]> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/desk/website/state', { data: {}, headers });
  const { drafts }: WebsiteState = await answer.json();
  return drafts.map(({ words }) => words);
}
