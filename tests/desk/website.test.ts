import { devices, expect, type Page } from '@playwright/test';
import { startServer } from '../processes/server.ts';
import { serviceKey } from '../support/engines.ts';
import { makeLink, test as ownersTest, signIn } from '../support/owner.ts';
import { former, makeDataDirWithEdition, newer } from '../support/tagline.ts';
import { isThorough } from '../support/thorough.ts';

/** The owner changes words on a phone: each test with a server of its own, because all are about the same site. */

const test = ownersTest.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture uses from it
  url: async ({}, use) => {
    const DATA_DIR = await makeDataDirWithEdition();
    const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0', DATA_DIR });
    await use(server.url);
    await server.stop();
  },
  baseURL: async ({ url }, use) => use(url),
  storageState: undefined,
});
const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use({ ...phone, userAgent: undefined });

/** The desk's page of the website, once the texts in the frame can be pressed. */
async function openWebsite(page: Page, url: string) {
  await signIn(page, await makeLink(url));
  return showWebsite(page);
}

async function showWebsite(page: Page) {
  await page.goto('about:blank');
  await page.goto('/desk#/website');
  const frame = page.frameLocator('iframe');
  await expect(page.getByRole('button', { name: /^Words: [1-9]/ })).toBeEnabled();
  return frame;
}

/** While other tests have the processors, a build takes longer than anything else. */
const built = { timeout: 90_000 };

const kept = (page: Page) => expect(page.getByText(/^Kept, not online/)).toBeVisible();

/** What the list of changes says that would be online. */
async function changesOf(page: Page): Promise<string[]> {
  await page.goto('about:blank');
  await page.goto('/desk#/website/changes');
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  return page.locator('ins').allInnerTexts();
}

test('a press on the tagline, other words, a look, and visitors read them; undone, they read the former ones', async ({
  page,
  browser,
  url,
}) => {
  const frame = await openWebsite(page, url);
  await frame.getByText(former).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newer);
  await kept(page);
  await page.keyboard.press('Enter');
  await expect(frame.getByText(newer)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByText(newer)).toHaveAttribute('contenteditable');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(frame.getByText(newer)).toBeFocused();
  await showWebsite(page);
  await expect(frame.getByText(newer)).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByText('You look at the preview')).toBeVisible();
  await expect(frame.getByText(newer)).toBeVisible();

  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/');
  await expect(visitor.getByText(former)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Everything is online.')).toBeVisible();
  await expect(page.getByText(/Published at \d+:\d+/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/');
  await visitor.reload();
  await expect(visitor.getByText(newer)).toBeVisible();

  expect(await changesOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('undone')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(former)).toBeVisible();

  // The same at a desk, with the keyboard alone.
  await page.setViewportSize({ width: 1440, height: 900 });
  await showWebsite(page);
  await page.getByRole('button', { name: /^Words/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('tagline');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Home, hero, tagline' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newer);
  await kept(page);
  await page.keyboard.press('Enter');
  await expect(frame.getByText(newer)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Look at it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You look at the preview')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Everything is online.' })).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByText(newer)).toBeVisible();
  await page.getByRole('link', { name: 'Changes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /undone/ })).toHaveCount(2);
  await visitor.reload();
  await expect(visitor.getByText(former)).toBeVisible();
  await visitor.close();
});

test('the keyboard alone finds a text, also one that no page shows, types, and takes it back', async ({
  page,
  url,
}) => {
  await openWebsite(page, url);
  await page.getByRole('button', { name: /^Words/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('meta description');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Home, meta description' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Too short to be found');
  await kept(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Words/ })).toBeFocused();
  expect(await changesOf(page)).toEqual(['Too short to be found']);
  await expect(page.getByText(/It waits: .*at least/)).toBeVisible();
  await page.getByRole('button', { name: /^Take back/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();

  await page.goto('/desk#/website/at/privacy');
  const paragraph = page.frameLocator('iframe').locator('main h2 + p[data-spot="text"]').first();
  await paragraph.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('We keep little. ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We sell nothing.');
  await kept(page);
  await page.keyboard.press('Control+Enter');
  await expect(paragraph).not.toHaveAttribute('contenteditable');
  expect(await changesOf(page)).toEqual(['We keep little.\n\nWe sell nothing.']);
});

test('a name in braces is one piece, and what is refused says why at the text', async ({ page, url }) => {
  const frame = await openWebsite(page, url);
  const text = frame.locator('main [data-spot="text"]', { hasText: /2 hours/ }).first();
  await text.click();
  const chip = frame.locator('[contenteditable] [data-chip]');
  await expect(chip).toHaveText('2 hours');
  await chip.evaluate((element) => {
    const selection = element.ownerDocument.getSelection();
    selection?.selectAllChildren(element.parentElement as HTMLElement);
    selection?.setBaseAndExtent(element.parentNode as Node, 0, element.parentNode as Node, 0);
    for (let offset = 0; offset < (element.parentNode?.childNodes.length ?? 0); offset += 1) {
      if (element.parentNode?.childNodes[offset] === element)
        selection?.collapse(element.parentNode, offset + 1);
    }
  });
  await page.keyboard.press('Backspace');
  await expect(chip).toHaveCount(0);
  await page.keyboard.type('{{nobody}}');
  await expect(page.getByText('{{nobody}} stands for nothing.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  expect(await changesOf(page)).toEqual([]);
});

test('links lead nowhere while editing, and elsewhere while browsing, where the desk follows', async ({
  page,
  url,
}) => {
  const frame = await openWebsite(page, url);
  const link = frame.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.click();
  await expect(page.getByRole('textbox')).toHaveValue('Privacy');
  await page.keyboard.press('Escape');
  await page.goto('/desk#/website/at/resources/blog/ai-barber-shop');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/resources/blog/ai-barber-shop');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveAttribute('data-spot');
  await frame.locator('time').first().dispatchEvent('click');
  await expect(page.getByText('This text is a label of the program')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  await link.click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/privacy');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

test('of two devices that type in one text the second is told, and nothing is overwritten', async ({
  page,
  browser,
  url,
}) => {
  const frame = await openWebsite(page, url);
  const otherPage = await browser.newPage({ baseURL: url });
  const otherFrame = await openWebsite(otherPage, url);
  await otherFrame.getByText(former).click();
  await otherPage.keyboard.type(' today');
  await kept(otherPage);
  await frame.getByText(former).click();
  await page.keyboard.type(' now');
  await expect(page.getByText('Another device has typed here meanwhile')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(`${former} today`);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await kept(page);
  expect(await changesOf(page)).toEqual([`${former} now`]);
  await otherPage.close();
});

test('without a connection, or while the server has a fault, what is typed stays on the device, and is sent by itself', async ({
  page,
  url,
  context,
}) => {
  const frame = await openWebsite(page, url);
  await frame.getByText(former).click();
  await context.setOffline(true);
  await page.keyboard.type(' today');
  await expect(page.getByText('No connection. It is kept on this device')).toBeVisible();
  await context.setOffline(false);
  await kept(page);
  await page.route('**/desk/website/change', (route) =>
    route.fulfill({ status: 503, json: { code: 'fault', message: 'A fault' } }),
  );
  await page.keyboard.type(' and');
  await expect(page.getByText('The server had a fault. It is kept on this device')).toBeVisible();
  // Another text while the first one is not sent yet, and the page is left with both.
  await frame.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type(' now');
  await expect(page.getByText('The server had a fault. It is kept on this device')).toBeVisible();
  expect(await changesOf(page)).toEqual([`${former} today`]);
  await page.unroute('**/desk/website/change');
  const isSent = page.waitForResponse(async (response) => (await response.text()).includes('today and'));
  await showWebsite(page);
  await isSent;
  expect(await changesOf(page)).toEqual([expect.stringMatching(/ now$/), `${former} today and`]);
});

test('a new article is made in a form, typed on its page, and published', async ({ page, browser, url }) => {
  test.skip(!isThorough, 'It builds the site twice.');
  await signIn(page, await makeLink(url));
  await page.goto('/desk#/website/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('What a Bakery Writes');
  await page.getByRole('textbox', { name: 'On the card' }).fill('Seven messages before breakfast.');
  await page
    .getByRole('textbox', { name: 'For search engines' })
    .fill('A bakery answers the same seven messages each morning. We count what that takes.');
  await page.getByRole('radio', { name: 'cup' }).check();
  await page.getByRole('button', { name: 'Make the article' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('What a Bakery Writes');
  await expect(title).toBeFocused();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(page.getByRole('button', { name: /^Words: [1-9]/ })).toBeEnabled(built);
  await expect(title).toBeFocused();
  await frame.getByText('Type the first paragraph').click();
  await expect(page.getByText('Not changed yet')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bread is baked at four.');
  await kept(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Everything is online.')).toBeVisible(built);
  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/resources/blog/what-a-bakery-writes');
  await expect(visitor.getByText('Bread is baked at four.')).toBeVisible();
  await visitor.close();
});

test('the phone, a price and the hours are set in forms, unset again with the keyboard, and read by visitors', async ({
  page,
  browser,
  url,
}) => {
  const frame = await openWebsite(page, url);
  await frame.getByText('hello@raywright.example').first().click();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByRole('heading', { name: 'Who we are' })).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('555 0134');
  await kept(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await email.blur();
  await expect(page.getByText('This must be an email address.')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Put back: Email' }).click();
  await expect(email).toHaveValue('hello@raywright.example');

  await page.getByRole('link', { name: 'Prices' }).click();
  const chatbots = page.getByRole('group', { name: 'AI Chatbots' });
  await chatbots.getByLabel('To set up').fill('600');
  await expect(chatbots.getByRole('status')).toHaveText(/^“A month” is still empty/);
  await page.goto('about:blank');
  await page.goto('/desk#/website/facts/prices');
  await expect(chatbots.getByLabel('To set up')).toHaveValue('600');
  await expect(chatbots.getByRole('status')).toHaveText(/^“A month” is still empty/);
  await chatbots.getByLabel('A month').fill('90');
  await expect(chatbots.getByText('Kept, not online')).toBeVisible();
  await page.getByRole('link', { name: 'Hours of calls' }).click();
  await page.getByRole('button', { name: 'Saturday: Add hours' }).click();
  await page.getByLabel('Saturday, from, 1').fill('10:00');
  await page.getByLabel('Saturday, until, 1').fill('10:10');
  await expect(page.getByText('It waits: This must have room for a call of 30 minutes.')).toBeVisible();
  await page.getByLabel('Saturday, until, 1').fill('00:00');
  await expect(page.getByRole('group', { name: 'Saturday' }).getByText('Kept, not online')).toBeVisible();
  expect(await changesOf(page)).toEqual(['10:00 to 24:00', '555 0134', '$600 to set up, $90 a month']);

  await page.getByRole('link', { name: 'Who we are, Phone' }).focus();
  await page.keyboard.press('Enter');
  await expect(phone).toHaveValue('555 0134');
  await phone.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(page.getByText('2 changes')).toBeVisible();
  expect(await changesOf(page)).toEqual(['10:00 to 24:00', '$600 to set up, $90 a month']);
  if (!isThorough) return;
  await page.goto('/desk#/website/facts/prices');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Everything is online.')).toBeVisible(built);
  await expect(page.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/pricing');
  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/pricing');
  await expect(visitor.getByText('$600').first()).toBeVisible();
  await visitor.close();
});

test('with the keyboard alone a page moves in its list, is taken away, and kept; another one says who names it', async ({
  page,
  url,
}) => {
  await signIn(page, await makeLink(url));
  const press = async (role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/desk#/website/at/resources/white-papers/future-of-work');
  await press('button', 'This page');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Place 3 of 4/);
  await press('button', 'Move up');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Place 2 of 4/);
  await press('button', 'Delete');
  await expect(page.getByRole('heading', { name: /^Delete “The Future of Work/ })).toBeVisible();
  await press('button', 'Delete');
  await expect(page.getByText('taken away with the next publish')).toBeVisible();
  expect(await changesOf(page)).toEqual(['2', '3']);
  await expect(page.getByRole('heading', { name: /^Taken away: The Future of Work/ })).toBeVisible();

  await page.getByRole('link', { name: /^Taken away/ }).click();
  await press('button', 'Keep it');
  await expect(page.getByText('taken away with the next publish')).toHaveCount(0);
  await page.goto('/desk#/website/at/resources/case-studies/barber-shop-ai');
  await press('button', 'This page');
  await expect(page.getByText(/as long as others name it.*Home/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('a copy opens on its page with what is still the other page’s, and its address changes until it is published', async ({
  page,
  url,
}) => {
  test.skip(!isThorough, 'It builds the site twice.');
  await signIn(page, await makeLink(url));
  await page.goto('/desk#/website/at/resources/case-studies/barber-shop-ai');
  await page.getByRole('button', { name: 'This page' }).click();
  await page.getByRole('link', { name: /^Copy/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A Bakery That Sleeps');
  await page.getByRole('radio', { name: 'Hospitality' }).check();
  await page.getByRole('button', { name: 'Make the case study' }).click();
  await expect(page.getByText(/^It waits: 51 texts are still those of “Barber Shop AI/)).toBeVisible(built);
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByRole('listitem').getByRole('button', { name: /value/ }).first().click();
  await page.getByRole('textbox', { name: /value/ }).fill('12/7');
  await kept(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It waits: 50 texts/)).toBeVisible();

  await page.getByRole('button', { name: 'This page' }).click();
  await page.getByRole('button', { name: /^Change the address/ }).click();
  await page.getByRole('textbox', { name: /^Address/ }).fill('barber-shop-ai');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('There is a page at this address already')).toBeVisible();
  await page.getByRole('textbox', { name: /^Address/ }).fill('bakery');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/resources/case-studies/bakery');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Bakery/, built);
});
