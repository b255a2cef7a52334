import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { error, fill, openForm, refuse, send, submissions, success } from '../support/contact-form.ts';
import { playerOf } from '../support/lesson.ts';
import { isThorough, whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Axe judges the part of a page that is in a state, as wide as a phone: every-page.test.ts has the rest. A thorough run judges all of it,
 * on a desk too, where the same parts stand.
 */
async function expectSound(page: Page, state: string, part = 'html') {
  expect.soft(await axeFindings(page, isThorough ? 'html' : part), `${state}, 360 px`).toEqual([]);
  if (!isThorough) return;
  await page.setViewportSize(desk);
  expect.soft(await axeFindings(page), `${state}, 1280 px`).toEqual([]);
  await page.setViewportSize(phone);
}

rare('axe finds nothing in a card that is pointed at, on a phone and on a desk', async ({ page }) => {
  await page.goto('/solutions');
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.locator('main article').first().hover();
    expect.soft(await axeFindings(page, 'main article'), `${size.width} px`).toEqual([]);
  }
});

test('axe finds nothing at home: a link that has the focus, the open menu, the video dialog', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectSound(page, 'a link that has the focus', '[href="#main"]');
  // Only a phone has the menu.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect.soft(await axeFindings(page, '.site-header'), 'the open menu').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.getByRole('link', { name: 'Watch Video' }).click();
  await page.getByText('The film in words').click();
  await expect(page.locator('dialog li').last()).toBeVisible();
  await expectSound(page, 'the video dialog', 'dialog');
});

test('axe finds nothing in a lesson: paused, playing, with its lists open, and at its end', async ({
  page,
}) => {
  await page.goto(`${playerOf('chatbot-setup')}?start=170`);
  await expect(page.locator('[data-state="paused"]')).toBeVisible();
  await expectSound(page, 'a lesson that stands');
  await page.keyboard.press('k');
  await expect(page.locator('[data-state="playing"]')).toBeVisible();
  await expectSound(page, 'a lesson that plays');
  await page.keyboard.press('k');
  await expect(page.locator('[data-state="paused"]')).toBeVisible();

  const transcript = page.getByRole('heading', { name: 'Transcript' });
  await page.keyboard.press('t');
  await expect(transcript).toBeVisible();
  await expectSound(page, 'a lesson with its transcript', '[data-transcript]');
  await page.keyboard.press('t');
  await expect(transcript).toBeHidden();

  const chapters = page.getByRole('list', { name: 'Chapters' });
  await page.locator('[popovertarget="chapters"]').click();
  await expect(chapters).toBeVisible();
  await expectSound(page, 'a lesson with its chapters', '[data-chapters]');
  await page.keyboard.press('Escape');
  await expect(chapters).toBeHidden();

  const keys = page.getByText('Play or pause');
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await expectSound(page, 'a lesson with its keys', '[data-keys]');
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();

  await page.keyboard.press('End');
  await page.keyboard.press('k');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
  await expectSound(page, 'a lesson that is over', ':has(> [data-again])');
});

test('axe finds nothing in the search: it did not load, has answers, has none', async ({ page }) => {
  await page.route('**/search/index.json', (route) => route.abort());
  await page.goto('/solutions');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('barber');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectSound(page, 'the search that did not load', 'dialog');
  await page.unroute('**/search/index.json');
  await again.click();
  await expect(page.locator('[data-search-results] a').first()).toBeVisible();
  await expectSound(page, 'the search with answers', 'dialog');
  await page.goto('/search?q=zxqv');
  await expect(page.getByRole('status')).toContainText('zxqv');
  await expectSound(page, 'the search without an answer', 'main');
});

test('axe finds nothing in the form: with mistakes, while it is sent, after a refusal, after success', async ({
  page,
}) => {
  await openForm(page);
  await send(page);
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectSound(page, 'the form with mistakes', 'main');

  await fill(page);
  const judged = Promise.withResolvers<void>();
  await page.route(
    submissions,
    async (route) => {
      await judged.promise;
      await refuse(400, 'The database says why.')(route);
    },
    { times: 1 },
  );
  await send(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expectSound(page, 'the form while it is sent', 'main');
  judged.resolve();
  await expect(error(page)).toBeVisible();
  await expectSound(page, 'the form after a refusal', 'main');
  await page.keyboard.press('Escape');
  await expect(error(page)).toBeHidden();
  await send(page);
  await expect(success(page)).toBeVisible();
  await expectSound(page, 'the form after success', 'main');
});

rare('axe finds nothing in the connection test after an error', async ({ page }) => {
  await page.route(submissions, refuse(404, 'No such table'));
  await page.goto('/supabase-test');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.locator('[data-result=error]')).toBeVisible();
  await expectSound(page, 'an error', 'main');
});

rare('axe finds nothing in questions and answers, opened', async ({ page }) => {
  await page.goto('/solutions/ai-chatbots');
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expect(page.locator('main details[open]').first()).toBeVisible();
  await expectSound(page, 'opened', 'main details');
});
