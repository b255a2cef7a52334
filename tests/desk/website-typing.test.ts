import { expect } from '@playwright/test';
import { lookAgain, loseAnswer, makeLink, signIn } from '../support/owner.ts';
import { changesOf, draftsOf, kept, showWebsite, test } from '../support/owner-of-website.ts';
import { former, newer } from '../support/tagline.ts';

/** The owner types words on the pages themselves. */

test('the keyboard alone reaches every text, types, and takes a change back', async ({ page }) => {
  const frame = await showWebsite(page);
  await frame.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(frame.getByText(former)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByText(former)).toHaveAttribute('contenteditable');
  // The focus moves on to the next text, and none is being typed.
  await page.keyboard.press('Tab');
  await expect(frame.getByText('For barbers, restaurants, gyms and shops.')).toBeFocused();
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  // Back from below the page: to the text that was left, and to the one before a text that is typed there.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Everything is online.')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(frame.getByText(former)).toBeFocused();
  await frame.getByRole('link', { name: 'Book a Demo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /demo/ })).toBeFocused();
  await expect(frame.getByRole('link', { name: 'Book a Demo' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await expect(frame.getByText('For barbers, restaurants, gyms and shops.')).toBeFocused();
  // Nothing is typed, so there is nothing to discard.
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^All words/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('for search engines');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'description for search engines' })).toBeFocused();
  const { height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 360, height });
  const length = page.getByText(/^\d+ of 50 to 160/);
  await expect.poll(() => length.evaluate((element) => element.getClientRects().length)).toBe(1);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Too short to be found');
  await kept(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^All words/ })).toBeFocused();
  expect(await changesOf(page)).toEqual(['Too short to be found']);
  await expect(page.getByText(/It waits: .*at least/)).toBeVisible();
  await page.getByRole('button', { name: /^Discard/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Discard/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();

  await page.goto('/desk#/website/at/privacy');
  const paragraph = page.frameLocator('iframe').locator('main h2 + p[data-spot="text"]').first();
  await paragraph.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('We keep little. ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We sell nothing. ');
  // As beside a phone's keyboard: the last line does not touch the bar below it.
  await page.setViewportSize({ width: 360, height: 320 });
  const long = 'Nothing that you write to us leaves our own machines, and nobody else ever reads it. '.repeat(
    6,
  );
  await page.keyboard.insertText(long.trim());
  await kept(page);
  const belowLastLine = () =>
    paragraph.evaluate(
      (text) => (text.ownerDocument.defaultView?.innerHeight ?? 0) - text.getBoundingClientRect().bottom,
    );
  await expect.poll(belowLastLine).toBeGreaterThan(20);
  await page.setViewportSize({ width: 360, height: 400 });
  await expect.poll(belowLastLine).toBeGreaterThan(20);
  await page.setViewportSize({ width: 390, height });
  await page.keyboard.press('Control+Enter');
  await expect(paragraph).not.toHaveAttribute('contenteditable');
  await expect.poll(() => draftsOf(page)).toEqual([`We keep little.\n\nWe sell nothing. ${long.trim()}`]);
});

test('a change is to go online at a moment, which is said and taken back, and one that is over is refused', async ({
  page,
}) => {
  const frame = await showWebsite(page);
  await frame.getByText(former).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newer);
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const later = page.getByRole('button', { name: 'Later' });
  await later.click();
  const dialog = page.getByRole('dialog', { name: 'Publish on' });
  const when = dialog.getByLabel('Day and time');
  const today = await when.getAttribute('min');
  await when.fill(`${today}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  const inThreeDays = new Date(Date.parse(`${today}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
  await when.fill(`${inThreeDays}T07:30`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // Nothing else is to be published.
  await expect(later).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: '1 change' })).toBeFocused();
  expect(await changesOf(page)).toEqual([newer]);
  await expect(page.getByText(/^Goes online by itself: .*7:30 AM/)).toBeVisible();
  await page.getByRole('button', { name: /^Not by itself/ }).click();
  await expect(page.getByText(/7:30 AM/)).toHaveCount(0);

  // Of several changes some go online then.
  await showWebsite(page);
  await frame.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Now');
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await later.click();
  const headline = dialog.getByRole('checkbox', { name: /heading/ });
  await headline.uncheck();
  await dialog.getByRole('checkbox', { checked: true }).uncheck();
  await dialog.getByRole('button', { name: 'Set this moment' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one.');
  await headline.check();
  await dialog.getByRole('button', { name: 'Set this moment' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await changesOf(page)).toContain(newer);
  await expect(page.getByText(/^Goes online by itself/)).toHaveCount(1);
  await expect(later).toBeVisible();
});

test('a placeholder is one piece, refusals are shown at the text, and links work while browsing', async ({
  page,
}) => {
  const frame = await showWebsite(page);
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
  await expect(page.getByText('{{nobody}} is not a known name.')).toBeVisible();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Discard');
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
  expect(await changesOf(page)).toEqual([]);

  // A changed text can be typed after browsing, too, and be taken back. Esc loses nothing.
  await showWebsite(page);
  await frame.getByText(former).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' today');
  await page.keyboard.press('Escape');
  await frame.getByText(`${former} today`).click();
  await press('Discard');
  await frame.getByText(former, { exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' today');
  await kept(page);
  for (const name of ['Done', 'Browse', 'Edit']) await press(name);
  await frame.getByText(`${former} today`).click();
  await expect(frame.locator('[contenteditable]')).toHaveText(`${former} today`);
  // The page shows it at once, and the server hears of it a moment later.
  const isHeard = page.waitForResponse(
    async (response) => response.url().endsWith('/change') && !(await response.text()).includes(' today'),
  );
  await press('Discard');
  await expect(frame.getByText(former, { exact: true })).toBeVisible();
  await isHeard;
  expect(await changesOf(page)).toEqual([]);

  // Links lead nowhere while editing, and elsewhere while browsing, where the desk follows.
  await showWebsite(page);
  const link = frame.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.click();
  await expect(page.getByRole('textbox')).toHaveValue('Privacy');
  await page.keyboard.press('Escape');
  await page.goto('/desk#/website/at/resources/blog/ai-barber-shop');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/resources/blog/ai-barber-shop');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveAttribute('data-spot');
  await frame.locator('time').first().dispatchEvent('click');
  await expect(page.getByText('This is a label of the program')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  // The page is on its way for a while. Routes stay, because removing one while a page asks may leave it waiting for its parts.
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/privacy', (route) => arrives.then(() => route.continue()));
  await link.click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/privacy');
  await expect(page.getByRole('status').getByText(/^Opening Privacy/)).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  arrive();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByText(/^Opening/)).toHaveCount(0);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  // It is not there at all, and is asked for again.
  let isThere = false;
  await page.route('**/pricing', (route) => (isThere ? route.continue() : route.abort()));
  await frame.getByRole('contentinfo').getByRole('link', { name: 'How the price is made' }).click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/pricing');
  await expect(page.getByRole('alert').getByText('The page did not load')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Browse' })).toHaveAttribute('aria-pressed', 'true');
});

test('a device shows what another types, and the second that types in a text is told, and chooses either words', async ({
  page,
  browser,
  url,
}) => {
  // This device does not hear of the other's change at first.
  let hears = false;
  let first: Promise<unknown> | undefined;
  await page.route('**/desk/website/state', async (route) => {
    if (hears) return route.continue();
    first ??= route.fetch().then((response) => response.json());
    await route.fulfill({ json: await first });
  });
  const frame = await showWebsite(page);
  const otherPage = await browser.newPage({ baseURL: url });
  await signIn(otherPage, await makeLink(url));
  const otherFrame = await showWebsite(otherPage);
  await otherFrame.getByText(former).click();
  await otherPage.keyboard.press('Control+End');
  await otherPage.keyboard.type(' today');
  await kept(otherPage);
  await frame.getByText(former).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' now');
  await expect(page.getByText('Another device has changed this meanwhile')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(`${former} today`);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(frame.locator('[contenteditable]')).toHaveText(`${former} today`);
  await page.keyboard.type(' and now');
  await kept(page);
  hears = true;
  expect(await changesOf(page)).toEqual([`${former} today and now`]);

  const inHand = otherFrame.locator('[contenteditable]');
  await otherPage.keyboard.press('Control+A');
  await otherPage.keyboard.type(newer);
  await otherPage.getByRole('button', { name: 'Keep mine' }).click();
  await expect(inHand).toBeFocused();
  await expect.poll(() => changesOf(page)).toEqual([newer]);

  // Each shows what the other types and takes back, and types on from there. The text in hand is left alone.
  await showWebsite(page);
  await frame.getByText(newer).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await otherPage.keyboard.press('Control+End');
  await otherPage.keyboard.type(' again');
  await kept(otherPage);
  await lookAgain(page);
  await expect(frame.getByText(`${newer} again`)).toBeVisible();
  await frame.getByText(`${newer} again`).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and again');
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await otherPage.getByRole('button', { name: 'Done' }).click();
  await lookAgain(otherPage);
  await expect(otherFrame.getByText(`${newer} again and again`)).toBeVisible();
  await otherFrame.getByText(`${newer} again and again`).click();
  await otherPage.getByRole('button', { name: 'Discard' }).click();
  await lookAgain(page);
  await expect(frame.getByText(former, { exact: true })).toBeVisible();
  expect(await changesOf(page)).toEqual([]);

  // Discard does not throw away what another device has kept since, now or at the next visit.
  await showWebsite(page);
  await frame.getByText(former).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' at noon');
  await kept(page);
  await showWebsite(otherPage);
  await otherFrame.getByText(`${former} at noon`).click();
  await otherPage.keyboard.press('Control+End');
  await otherPage.keyboard.type(' and night');
  await kept(otherPage);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Another device has changed a text meanwhile')).toBeVisible();
  await showWebsite(page);
  await expect(page.getByText('Another device has changed a text meanwhile')).toBeVisible();
  await frame.getByText(former, { exact: true }).click();
  await expect(page.getByRole('blockquote')).toHaveText(`${former} at noon and night`);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Another device has changed a text meanwhile')).toHaveCount(0);
  // What waits is said to be the other's, and discarded only after a question.
  expect(await changesOf(otherPage)).toEqual([`${former} at noon and night`]);
  await expect(otherPage.getByText(/^Typed by/)).toHaveCount(0);
  expect(await changesOf(page)).toEqual([`${former} at noon and night`]);
  await expect(page.getByText(/^Typed by/)).toBeVisible();
  await page.getByRole('button', { name: /^Discard/ }).click();
  await page
    .getByRole('dialog', { name: /^Discard/ })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(await changesOf(page)).toEqual([`${former} at noon and night`]);
  await otherPage.close();
});

test('without a connection or a working server typed words stay on the device, and are sent later', async ({
  page,
  context,
}) => {
  const frame = await showWebsite(page);
  // Another page is asked for meanwhile.
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Privacy');
  await expect(page.getByRole('alert').getByText('No connection')).toBeVisible();
  await context.setOffline(false);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
  await showWebsite(page);
  await frame.getByText(former).click();
  await page.keyboard.press('Control+End');
  // The server has the words, and only its answer is lost. The second time more is typed before the connection is back.
  for (const [sent, since] of [
    [' to', ''],
    ['d', 'ay'],
  ] as const) {
    await loseAnswer(page, '**/desk/website/change');
    await page.keyboard.type(sent);
    await expect(page.getByText('No connection. It is kept on this device')).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type(since);
    await context.setOffline(false);
    await kept(page);
  }
  await page.route('**/desk/website/change', (route) =>
    route.fulfill({ status: 503, json: { code: 'fault', message: 'A fault' } }),
  );
  await page.keyboard.type(' and');
  await expect(page.getByText('The server had a fault. It is kept on this device')).toBeVisible();
  // Another text while the first one is not sent yet, and the page is left with both. What is refused holds nothing up.
  await frame.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' {{nobody}}');
  await expect(page.getByText('The server had a fault. It is kept on this device')).toBeVisible();
  expect(await changesOf(page)).toEqual([`${former} today`]);
  await page.unroute('**/desk/website/change');
  const isRefused = page.waitForResponse((response) => response.status() === 422);
  const isSent = page.waitForResponse(async (response) => (await response.text()).includes('today and'));
  await showWebsite(page);
  await Promise.all([isRefused, isSent]);
  expect(await changesOf(page)).toEqual([`${former} today and`]);
});
