import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { deskPath, enquiryFragment } from '../../contract/desk.ts';
import { functionsPath } from '../../contract/wire.ts';
import { hashOf, makeSecret } from '../../server/desk/sessions.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { serviceKey } from './engines.ts';
import { send } from './enquiries.ts';
import { startMailbox } from './mailbox.ts';
import { startPushService } from './push-service.ts';

/** The desk as its owner uses it: a real server, a signed-in browser, a mailbox for sent emails, and a push service. */

type Mailbox = Awaited<ReturnType<typeof startMailbox>> & { refuses: boolean };
type Push = Awaited<ReturnType<typeof startPushService>>;
type Site = RunningServer & { mailbox: Mailbox; push: Push };
type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

export const test = base.extend<object, { site: Site; signedIn: StorageState }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture uses from it
    async ({}, use) => {
      const state = { refuses: false };
      const mailbox = Object.assign(await startMailbox(() => state.refuses), state);
      Object.defineProperty(mailbox, 'refuses', {
        set: (refuses: boolean) => {
          state.refuses = refuses;
        },
      });
      const push = await startPushService();
      const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };
      const server = await startServer({ ...common, ...mailbox.settings, ...push.settings });
      await use({ ...server, mailbox, push });
      await server.stop();
      await Promise.all([mailbox.stop(), push.stop()]);
    },
    { scope: 'worker' },
  ],
  // Once for all tests, because signing in is limited.
  signedIn: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.url });
      await signIn(page, await makeLink(site.url));
      await use(await page.context().storageState());
      await page.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  storageState: async ({ signedIn }, use) => use(signedIn),
  // The desk polls by itself, also while a test's routes are being removed.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Serves the page as when the database does not answer in time: without data, which it then requests. */
export async function servePageWithoutData(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === deskPath,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<div id="desk").*?(?=<\/div>\s*<noscript>)/s, '$1>');
      await route.fulfill({ response, body });
    },
  );
}

/** Makes a link as the command does, and returns its secret. */
export async function makeLink(url: string): Promise<string> {
  const secret = makeSecret(serviceKey);
  await fetch(`${url}${functionsPath}/desk_make_link`, {
    method: 'POST',
    headers: { apikey: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ link_hash: hashOf(secret) }),
  });
  return secret;
}

export async function signIn(page: Page, secret: string): Promise<void> {
  await page.goto(`/desk/in#${secret}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'To answer' }).waitFor();
}

/** Sends an enquiry and returns its id. */
export async function arrive(url: string, fields: Record<string, unknown> = {}): Promise<string> {
  const row = makeEnquiry(fields);
  const answer = await send(url, row);
  if (answer.status !== 201) throw new Error(await answer.text());
  return row.id;
}

/** Opens an enquiry by its address, as the link in an email does. */
export async function read(page: Page, id: string): Promise<void> {
  // A change of the fragment alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(`/desk${enquiryFragment(id)}`);
  await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
}

/** Simulates that somebody looks at the desk again, which requests the pulse at once. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/**
 * Loses one answer, as in a tunnel: the server gets the request, and the answer is dropped. The route stays afterwards:
 * removing it while the page asks again may leave these requests waiting.
 */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    const answer = await route.fetch();
    expect(answer.status(), await answer.text()).toBe(200);
    return route.abort();
  });
}

/** A page with a connection that has not heard of others' changes yet. */
export async function stopPulse(page: Page): Promise<void> {
  // The page may ask for the first time when others have made their changes already.
  const { pulse } = await (await page.request.get('/desk/opening')).json();
  await page.route('**/desk/call/desk_pulse', (route) => route.fulfill({ json: pulse }));
}

/** Checks that an element is fully visible and not covered. */
export async function standsFree(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const isOnTop = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
}
