import { expect } from '@playwright/test';
import sharp from 'sharp';
import {
  changesOf,
  draftsOf,
  kept,
  showWebsite,
  testOfPublishing,
  test as testOfWords,
} from '../support/owner-of-website.ts';
import { isThorough, whenThorough } from '../support/thorough.ts';

/** The owner makes pages, moves and deletes them, and fills in the forms for facts. */

/** While other tests have the processors, a build takes longer than anything else. */
const built = { timeout: 90_000 };

/** Only a thorough run builds the site and publishes. */
const test = isThorough ? testOfPublishing : testOfWords;
const rare = whenThorough(test);

rare('a new article is made in a form, typed on its page, and published', async ({ page, browser, url }) => {
  await page.goto('/desk#/website/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('What a Bakery Writes');
  await page.getByText('Picture', { exact: true }).click();
  await page.getByRole('radio', { name: 'cup' }).check();
  await page.getByRole('button', { name: 'Make the article' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('What a Bakery Writes');
  await expect(title).toBeFocused();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(page.getByRole('button', { name: /^All words/ })).toBeEnabled(built);
  await expect(title).toBeFocused();
  await frame.getByText('Type the first paragraph').click();
  await expect(page.getByText('Not changed yet')).toBeVisible();
  await page.keyboard.type('Bread is baked at four.');
  await kept(page);
  await frame.getByText('Type one or two sentences').click();
  await page.keyboard.type('Seven messages before breakfast.');
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('It waits: 1 text is still to be typed.')).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.getByRole('listitem').getByRole('button').click();
  // The first letter replaces the sample, here too.
  await expect(page.getByRole('textbox', { name: 'description for search engines' })).toBeFocused();
  await page.keyboard.type(
    'A bakery answers the same seven messages each morning. We count what that takes.',
  );
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^It waits/)).toHaveCount(0);
  // Opened anew it says what was typed, although it was built before.
  await page.goto('about:blank');
  await page.goto('/desk#/website/at/resources/blog/what-a-bakery-writes');
  await expect(frame.getByText('Bread is baked at four.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Everything is online.')).toBeVisible(built);
  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/resources/blog/what-a-bakery-writes');
  await expect(visitor.getByText('Bread is baked at four.')).toBeVisible();
  // It has no headings, so nothing lists them.
  await expect(visitor.getByText('On this page')).toHaveCount(0);
  await visitor.close();
});

test('the phone, a price and the hours are set in forms, cleared by keyboard, and read by visitors', async ({
  page,
  browser,
  url,
}) => {
  const frame = await showWebsite(page);
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
  await page.getByRole('button', { name: 'Discard: Email' }).click();
  await expect(email).toHaveValue('hello@raywright.example');

  await page.getByRole('link', { name: 'Prices' }).click();
  const chatbots = page.getByRole('group', { name: 'AI Chatbots' });
  // What costs nothing once is left empty.
  await chatbots.getByLabel('To set up').fill('50');
  await expect(chatbots.getByText('“A month” is still empty.')).toBeVisible();
  await chatbots.getByLabel('A month').fill('a lot');
  await expect(chatbots.getByText(/two amounts/)).toBeVisible();
  await chatbots.getByLabel('To set up').fill('1.250,50');
  await chatbots.getByLabel('A month').fill('90.-');
  await expect(chatbots.getByText('Kept, not online')).toBeVisible();
  await expect.poll(() => draftsOf(page)).toContain('$1,250.50 to set up, $90 a month');
  await chatbots.getByLabel('To set up').fill('');
  await expect(chatbots.getByText('Kept, not online')).toBeVisible();
  await page.getByRole('link', { name: 'Hours of calls' }).click();
  const saturday = page.getByRole('group', { name: 'Saturday' });
  await page.getByRole('button', { name: 'Saturday: Add hours' }).click();
  await page.getByLabel('Saturday, from, 1').fill('10:00');
  const isEmpty = /^“Until” is still empty/;
  await expect(saturday.getByRole('status')).toHaveText(isEmpty);
  await page.goto('about:blank');
  await page.goto('/desk#/website/facts/calls');
  await expect(page.getByLabel('Saturday, from, 1')).toHaveValue('10:00');
  await expect(saturday.getByRole('status')).toHaveText(isEmpty);
  await page.getByLabel('Saturday, until, 1').fill('10:10');
  await expect(page.getByText('It waits: This must have room for a call of 30 minutes.')).toBeVisible();
  await page.getByLabel('Saturday, until, 1').fill('00:00');
  await expect(saturday.getByText('Kept, not online')).toBeVisible();
  expect(await changesOf(page)).toEqual(['10:00 to 24:00', '555 0134', '$0 to set up, $90 a month']);

  await page.getByRole('link', { name: 'Who we are, Phone' }).focus();
  await page.keyboard.press('Enter');
  await expect(phone).toHaveValue('555 0134');
  await phone.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(page.getByText('2 changes')).toBeVisible();
  expect(await changesOf(page)).toEqual(['10:00 to 24:00', '$0 to set up, $90 a month']);

  // Nobody would see a dark logo.
  await page.goto('/desk#/website/facts/company');
  const create = { width: 320, height: 80, channels: 4, background: '#101820' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await page.getByText('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/^It is dark all over/)).toBeVisible();
  await expect(page.getByText('3 changes')).toBeVisible();
  await page.getByRole('button', { name: 'Without it' }).click();
  await expect(page.getByText(/^It is dark all over/)).toHaveCount(0);
  await expect(page.getByText('2 changes')).toBeVisible();
  if (!isThorough) return;
  await page.goto('/desk#/website/facts/prices');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Everything is online.')).toBeVisible(built);
  await expect(page.getByRole('status').filter({ hasText: 'Everything is online.' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/pricing');
  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/pricing');
  await expect(visitor.getByText(/\$90 a month/).first()).toBeVisible();
  await visitor.close();

  await changesOf(page);
  await page.getByRole('button', { name: 'Undo: 2 changes' }).click();
  await page.getByRole('button', { name: /^Only this: .*Saturday/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('del')).toHaveText(['10:00 to 24:00']);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible(built);
  await page.getByRole('button', { name: /^Undo: .*Saturday/ }).click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByRole('heading', { name: /Saturday.*, undone/ })).toBeVisible();
});

test('by keyboard alone a page is moved, deleted and kept, and another says what refers to it', async ({
  page,
}) => {
  const press = (role: 'button' | 'link', name: string) =>
    page.getByRole(role, { name, exact: true }).press('Enter');
  await page.goto('/desk#/website/at/resources/white-papers/future-of-work');
  await press('button', 'This page');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Place 3 of 4/);
  await press('button', 'Move up');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Place 2 of 4/);
  await press('button', 'Delete');
  await expect(page.getByRole('heading', { name: /^Delete “The Future of Work/ })).toBeVisible();
  await press('button', 'Delete');
  await expect(page.getByText('The next publish deletes this page')).toBeVisible();
  const moved = /^2\. The Future of Work.*\n3\. Industry Solutions.*$/;
  expect(await changesOf(page)).toEqual([expect.stringMatching(moved)]);
  await expect(page.getByRole('heading', { name: /^Deleted: The Future of Work/ })).toBeVisible();

  await page.getByRole('link', { name: /^Deleted/ }).click();
  await press('button', 'Keep it');
  await expect(page.getByText('The next publish deletes this page')).toHaveCount(0);
  await page.goto('/desk#/website/at/resources/case-studies/barber-shop-ai');
  await press('button', 'This page');
  await page.locator('summary', { hasText: 'Delete' }).press('Enter');
  await expect(page.getByText(/Other pages link to it or name it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);

  // How many wait comes with the desk, and is said without asking.
  const asked: string[] = [];
  await page.goto('about:blank');
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/desk#/more');
  await expect(page.getByRole('link', { name: 'Changes 1 not online' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'More 1 not online' })).toBeVisible();
  expect(asked.filter((address) => address.includes('/website/'))).toEqual([]);

  await page.goto('/desk#/website/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  await page.keyboard.press('Tab');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/needs a title/);
  await title.focus();
  await page.keyboard.type('The Bakery That Has Stopped Answering Its Telephone in the Morning');
  const box = await title.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('AI Barbér Shop');
  await expect(title).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('ai-barber-shop');
  await expect(address).toHaveAccessibleDescription(/There is a page at this address already/);
  await press('button', 'Make the article');
  await expect(address).toBeFocused();
});

rare(
  'a copy shows the texts of its original, and its address can change until it is published',
  async ({ page }) => {
    await page.goto('/desk#/website/at/resources/case-studies/barber-shop-ai');
    await page.getByRole('button', { name: 'This page' }).click();
    await page.getByRole('link', { name: /^Copy/ }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('A Bakery That Sleeps');
    await page.getByRole('radio', { name: 'Hospitality' }).check();
    await page.getByRole('button', { name: 'Make the case study' }).click();
    const waits = page.getByText(/^It waits: \d+ texts are still those of “Barber Shop AI/);
    await expect(waits).toBeVisible(built);
    const [count] = (await waits.innerText()).match(/\d+/) ?? [];
    await page.getByRole('button', { name: 'Show them' }).click();
    await page.getByRole('listitem').getByRole('button', { name: /value/ }).first().click();
    await page.getByRole('textbox', { name: /value/ }).fill('12/7');
    await kept(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`It waits: ${Number(count) - 1} texts`)).toBeVisible();

    await page.getByRole('button', { name: 'This page' }).click();
    await page.getByRole('button', { name: /^Change the address/ }).click();
    await page.getByRole('textbox', { name: /^Address/ }).fill('barber-shop-ai');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(page.getByText('There is a page at this address already')).toBeVisible();
    await page.getByRole('textbox', { name: /^Address/ }).fill('bakery');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(
      '/resources/case-studies/bakery',
      built,
    );
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Bakery/, built);

    // A page that nobody has read is gone with its change, so that is asked first.
    expect(await changesOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Discard/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { name: 'No changes' })).toBeVisible();
  },
);
