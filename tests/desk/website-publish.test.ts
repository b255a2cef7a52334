import { expect } from '@playwright/test';
import { lookAgain, makeLink, signIn } from '../support/owner.ts';
import { changesOf, kept, showWebsite, testOfPublishing as test } from '../support/owner-of-website.ts';
import { former, newer } from '../support/tagline.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

/** The owner looks at a preview, publishes it and undoes the publish. */

const sentence = 'sentence under “The Future of Work is Here”';

test('the tagline is changed, previewed, published and undone', async ({ page, browser, url }) => {
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
  await page.getByRole('button', { name: 'Look at it' }).click();
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
    const another = { ids: [crypto.randomUUID()], label: 'Another text', texts, place: 'hero.tagline' };
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
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();

  isEarlier = true;
  expect(await changesOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo: Another text' }).click();
  await expect(page.getByRole('button', { name: 'Undo it' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Undo: Home, ${sentence}` }).click();
  await expect(page.getByRole('dialog').getByRole('definition')).toHaveText([newer, former]);
  await page.getByRole('button', { name: 'Undo it as a change' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'among your changes' })).toBeVisible();
  await expect(page.locator('ins')).toHaveText([former]);
  await page.unroute('**/desk/website/state');
  await page.getByRole('button', { name: /^Discard/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();

  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByRole('heading', { name: /undone/ })).toBeVisible();
  await expect(page.getByText('Visitors read the former words')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(former)).toBeVisible();

  await visitor.close();
});

rare('the same is done on a wide screen by keyboard alone', async ({ page, browser, url }) => {
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
  await expect(page.getByText('Visitors read the former words')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(former)).toBeVisible();
  await visitor.close();
});

rare('typing goes on in the new page after another device has published', async ({ page, browser, url }) => {
  const otherPage = await browser.newPage({ baseURL: url });
  await signIn(otherPage, await makeLink(url));
  const otherFrame = await showWebsite(otherPage);
  await otherFrame.getByText(former).click();
  const inHand = otherFrame.locator('[contenteditable]');
  await otherPage.keyboard.press('Control+A');
  await otherPage.keyboard.type(newer);
  await kept(otherPage);

  expect(await changesOf(page)).toEqual([newer]);
  await inHand.evaluate((text) => text.setAttribute('data-published', 'before'));
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await otherPage.route(
    ({ pathname }) => pathname === '/',
    (route) => arrives.then(() => route.continue()),
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();
  await otherPage.keyboard.type(' and');
  await lookAgain(otherPage);
  await expect(otherPage.getByText(/^Opening/)).toBeVisible();
  // Keys that are pressed before the page is there are no shortcuts of the desk.
  await otherPage.keyboard.type(' mow');
  await otherPage.keyboard.press('Backspace');
  await otherPage.keyboard.type('re');
  arrive();
  // The page that is online now comes into the frame, with the text in hand.
  await expect(inHand).not.toHaveAttribute('data-published');
  await expect(inHand).toHaveText(`${newer} and more`);
  await expect(inHand).toBeFocused();
  await otherPage.keyboard.type(', still');
  await expect.poll(() => changesOf(page)).toEqual([`${newer} and more, still`]);
  expect(await page.locator('del').allInnerTexts()).toEqual([newer]);
  await otherPage.getByRole('button', { name: 'Discard' }).click();
  await expect(otherFrame.getByText(newer, { exact: true })).not.toHaveAttribute('contenteditable');
  await expect.poll(() => changesOf(page)).toEqual([]);
  await otherPage.close();
});

rare('what was written in several blocks is typed in the page after it is online', async ({ page }) => {
  await showWebsite(page);
  await page.goto('/desk#/website/at/resources/blog/ai-barber-shop');
  const frame = page.frameLocator('iframe');
  const prose = frame.locator('main .prose');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('One Haircut, Nine Messages');
  await prose.locator('> p[data-spot]').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('It begins.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('What you need');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A phone');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Everything is online/)).toBeVisible({ timeout: 90_000 });
  // A part is pressed: all are typed together, with the caret in that part.
  await prose.getByRole('listitem').first().click();
  const text = frame.locator('[contenteditable="plaintext-only"]');
  await expect(text.getByRole('heading')).toHaveText('What you need', { useInnerText: true });
  await page.keyboard.press('End');
  await page.keyboard.type(' and a pen');
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(prose.getByText('What you need').filter({ visible: true })).toHaveCount(1);
  await expect(prose.getByText('A phone and a pen')).toBeVisible();
  await prose.getByText('A phone and a pen').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(prose.getByText('A phone', { exact: true })).toBeVisible();
  await expect.poll(() => changesOf(page)).toEqual([]);
});
