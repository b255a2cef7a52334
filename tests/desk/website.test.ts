import { expect } from '@playwright/test';
import { makeLink, signIn } from '../support/owner.ts';
import { changesOf, kept, showWebsite, test, testOfPublishing } from '../support/owner-of-website.ts';
import { former, newer } from '../support/tagline.ts';
import { whenThorough } from '../support/thorough.ts';

const rareTestOfPublishing = whenThorough(testOfPublishing);

/** The owner types words on the pages themselves, looks at them, and puts them online. */

const sentence = 'sentence under “The Future of Work is Here”';

testOfPublishing(
  'a press on the tagline, other words, a look, and visitors read them; undone, they read the former ones',
  async ({ page, browser, url }) => {
    const frame = await showWebsite(page);
    await frame.getByText(former).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(newer);
    await kept(page);
    // As beside a phone's keyboard, where the room is for the text.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: 400 });
    await expect(frame.getByText(newer)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
    await page.setViewportSize({ width, height });
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
    await expect(page.getByText('You are looking at the preview')).toBeVisible();
    await expect(frame.getByText(newer)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look at it' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Browse' }).click();
    await expect(page.getByText('You are looking at the preview')).toBeVisible();
    await frame.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/privacy');
    await expect(page.getByText('You are looking at the preview')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByText('You are looking at the preview')).toHaveCount(0);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveAttribute('data-spot');
    expect(await changesOf(page)).toEqual([newer]);
    await page.getByRole('link', { name: 'Look at it' }).click();
    await expect(frame.getByText(newer)).toBeVisible();
    await expect(page.getByText('You are looking at the preview')).toBeVisible();

    const visitor = await browser.newPage({ baseURL: url });
    await visitor.goto('/');
    await expect(visitor.getByText(former)).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Everything is online.')).toBeVisible();
    await expect(page.getByText(/Published at \d+:\d+/)).toBeVisible();
    await expect(page.getByText('You are looking at the preview')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/');
    await visitor.reload();
    await expect(visitor.getByText(newer)).toBeVisible();

    // As if another text had gone online with it, and later once more: only one is put back, and only when it is published.
    let isEarlier = false;
    await page.route('**/desk/website/state', async (route) => {
      const response = await route.fetch();
      const state = await response.json();
      const texts = { before: 'One', now: 'Other' };
      const another = { ids: [crypto.randomUUID()], label: 'Another text', texts, isPage: false };
      const [published] = state.publishes;
      if (isEarlier)
        state.publishes.unshift({
          ...{ ...published, number: published.number + 1 },
          changes: [{ ...another, isOnline: true }],
        });
      else published.changes.push({ ...another, isOnline: false });
      await route.fulfill({ response, json: state });
    });
    expect(await changesOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo: 2 changes' }).click();
    await expect(page.getByRole('dialog').getByRole('definition')).toHaveText([newer, former]);
    await page.getByRole('button', { name: `Only this: Home, ${sentence}` }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('ins')).toHaveText([former]);
    await visitor.reload();
    await expect(visitor.getByText(newer)).toBeVisible();
    await page.getByRole('button', { name: /^Discard/ }).click();
    await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();

    isEarlier = true;
    expect(await changesOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo: Another text' }).click();
    await expect(page.getByRole('button', { name: 'Undo it' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Undo: Home, ${sentence}` }).click();
    await expect(page.getByRole('dialog').getByRole('definition')).toHaveText([newer, former]);
    await page.getByRole('button', { name: 'Undo it, as a change' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'among your changes' })).toBeVisible();
    await expect(page.locator('ins')).toHaveText([former]);
    await page.unroute('**/desk/website/state');
    await page.getByRole('button', { name: /^Discard/ }).click();
    await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();

    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: 'Undo it' }).click();
    await expect(page.getByRole('heading', { name: /undone/ })).toBeVisible();
    await expect(page.getByText('Visitors read what stood there before')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(former)).toBeVisible();

    await visitor.close();
  },
);

rareTestOfPublishing('the same at a desk, with the keyboard alone', async ({ page, browser, url }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = await showWebsite(page);
  const visitor = await browser.newPage({ baseURL: url });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText(/all words/);
  await expect(page.getByRole('checkbox')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(sentence);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: sentence })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newer);
  await kept(page);
  await page.keyboard.press('Enter');
  await expect(frame.getByText(newer)).toBeFocused();
  // What is in sight stays where it is.
  const place = () => frame.getByText(newer).boundingBox();
  const before = await place();
  await page.keyboard.press('Enter');
  await expect(frame.getByText(newer)).toHaveAttribute('contenteditable');
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport();
  expect((await place())?.y).toBe(before?.y);
  await page.keyboard.press('Enter');
  await expect(frame.getByText(newer)).toBeFocused();
  // The desk's keys work out of the frame too.
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'All words' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(frame.getByText(newer)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Look at it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are looking at the preview')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused();
  await frame.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Everything is online.' })).toBeFocused();
  await expect(frame.getByRole('contentinfo')).toBeInViewport();
  await visitor.goto('/');
  await expect(visitor.getByText(newer)).toBeVisible();
  await page.getByRole('link', { name: 'Changes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /undone/ })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(former)).toBeVisible();
  await visitor.close();
});

test('the keyboard alone finds a text, also one that no page shows, types, and takes it back', async ({
  page,
}) => {
  const frame = await showWebsite(page);
  await frame.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(frame.getByText(former)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByText(former)).toHaveAttribute('contenteditable');
  // On to the next text, with none in hand.
  await page.keyboard.press('Tab');
  await expect(frame.getByText('For barbers, restaurants, gyms and shops')).toBeFocused();
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
  await expect(frame.getByText('For barbers, restaurants, gyms and shops')).toBeFocused();
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
  expect(await changesOf(page)).toEqual([`We keep little.\n\nWe sell nothing. ${long.trim()}`]);
});

test('a name in braces is one piece, what is refused says why at the text, and links are followed while browsing', async ({
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
  await expect(page.getByText('{{nobody}} stands for nothing.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.locator('[contenteditable]')).toHaveCount(0);
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
  await expect(page.getByText('This text is a label of the program')).toBeVisible();
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
  await frame.getByRole('contentinfo').getByRole('link', { name: 'What it costs' }).click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/pricing');
  await expect(page.getByRole('alert').getByText('The page did not load')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Browse' })).toHaveAttribute('aria-pressed', 'true');
});

test('of two devices that type in one text the second is told, and goes on with either words', async ({
  page,
  browser,
  url,
}) => {
  const frame = await showWebsite(page);
  const otherPage = await browser.newPage({ baseURL: url });
  await signIn(otherPage, await makeLink(url));
  const otherFrame = await showWebsite(otherPage);
  await otherFrame.getByText(former).click();
  await otherPage.keyboard.type(' today');
  await kept(otherPage);
  await frame.getByText(former).click();
  await page.keyboard.type(' now');
  await expect(page.getByText('Another device has typed here meanwhile')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(`${former} today`);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(frame.locator('[contenteditable]')).toHaveText(`${former} today`);
  await page.keyboard.type(' and now');
  await kept(page);
  expect(await changesOf(page)).toEqual([`${former} today and now`]);

  const inHand = otherFrame.locator('[contenteditable]');
  await otherPage.keyboard.press('Control+A');
  await otherPage.keyboard.type(newer);
  await otherPage.getByRole('button', { name: 'Keep mine' }).click();
  await expect(inHand).toBeFocused();
  await expect.poll(() => changesOf(page)).toEqual([newer]);
  await otherPage.close();
});

rareTestOfPublishing(
  'who types while another device publishes goes on in the page that is online now',
  async ({ page, browser, url }) => {
    const otherPage = await browser.newPage({ baseURL: url });
    await signIn(otherPage, await makeLink(url));
    const otherFrame = await showWebsite(otherPage);
    await otherFrame.getByText(former).click();
    const inHand = otherFrame.locator('[contenteditable]');
    await otherPage.keyboard.press('Control+A');
    await otherPage.keyboard.type(newer);
    await kept(otherPage);

    expect(await changesOf(page)).toEqual([newer]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();
    await inHand.evaluate((text) => text.setAttribute('data-published', 'before'));
    await otherPage.keyboard.type(' and more');
    // The page that is online now comes into the frame, with the text in hand.
    await expect(inHand).not.toHaveAttribute('data-published');
    await expect(inHand).toHaveText(`${newer} and more`);
    await expect(inHand).toBeFocused();
    await otherPage.keyboard.type(', still');
    await expect.poll(() => changesOf(page)).toEqual([`${newer} and more, still`]);
    expect(await page.locator('del').allInnerTexts()).toEqual([newer]);
    await otherPage.keyboard.press('Escape');
    await expect(otherFrame.getByText(newer, { exact: true })).toBeFocused();
    await expect.poll(() => changesOf(page)).toEqual([]);
    await otherPage.close();
  },
);

test('without a connection, or while the server has a fault, what is typed stays on the device, and is sent by itself', async ({
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
  // Another text while the first one is not sent yet, and the page is left with both. What is refused holds nothing up.
  await frame.getByRole('heading', { level: 1 }).click();
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
