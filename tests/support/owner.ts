import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { deskPath, enquiryFragment } from '../../contract/desk.ts';
import { functionsPath } from '../../contract/wire.ts';
import { hashOf, makeSecret } from '../../server/desk/sessions.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { serviceKey } from './engines.ts';
import { send } from './enquiries.ts';
import { startMailbox } from './mailbox.ts';

/** The desk as its owner meets it: a real server, a browser that is signed in, and a mailbox for what is sent. */

type Mailbox = Awaited<ReturnType<typeof startMailbox>> & { refuses: boolean };
type Site = RunningServer & { mailbox: Mailbox };
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
      const settings = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0', ...mailbox.settings };
      const server = await startServer(settings);
      await use({ ...server, mailbox });
      await server.stop();
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  // Once for all: signing in is counted.
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
  // The desk asks by itself, also while a test ends that stands between it and the server.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** The page as it comes where the database has no answer in time: with nothing in it, to ask by itself. */
export async function comeBare(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === deskPath,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<div id="desk").*?(?=<\/div>\s*<noscript>)/s, '$1>');
      await route.fulfill({ response, body });
    },
  );
}

/** As the command makes one; gives the secret. */
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

/** An enquiry arrives; gives its id. */
export async function arrive(url: string, fields: Record<string, unknown> = {}): Promise<string> {
  const row = makeEnquiry(fields);
  const answer = await send(url, row);
  if (answer.status !== 201) throw new Error(await answer.text());
  return row.id;
}

/** Opens an enquiry by its address, as the mail about it does. */
export async function read(page: Page, id: string): Promise<void> {
  // From one fragment to another a page is not loaded anew.
  await page.goto('about:blank');
  await page.goto(`/desk${enquiryFragment(id)}`);
  await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
}

/** What a browser does when somebody looks at the desk again: the pulse is asked for at once. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** As when a train goes into a tunnel: the server hears it, and nobody hears the server. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** A page that has a connection, and has not yet heard what others do. */
export async function stopPulse(page: Page): Promise<void> {
  let first: Promise<unknown> | undefined;
  await page.route('**/desk/call/desk_pulse', async (route) => {
    first ??= route.fetch().then((response) => response.json());
    await route.fulfill({ json: await first });
  });
}

/** Is seen whole, and nothing lies over it. */
export async function standsFree(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const isOnTop = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
}
