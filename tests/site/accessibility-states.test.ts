import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { error, fill, openForm, refuse, send, submissions, success } from '../support/contact-form.ts';
import { playerOf } from '../support/lesson.ts';

type State = {
  name: string;
  reach(page: Page): Promise<unknown>;
  /** Repeats what a change of width undoes. */
  keep?(page: Page): Promise<unknown>;
};

const pointAtCard = (page: Page) => page.locator('main article').first().hover();

const standInForPlayer = (page: Page) =>
  page.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Player</title><main><h1>Player</h1></main></html>',
    }),
  );

const states: State[] = [
  {
    name: 'a card that is pointed at',
    async reach(page) {
      await page.goto('/solutions');
      await pointAtCard(page);
    },
    keep: pointAtCard,
  },
  {
    name: 'a link that has the focus',
    async reach(page) {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    },
  },
  {
    name: 'the video dialog',
    async reach(page) {
      await page.goto('/');
      await page.getByRole('link', { name: 'Watch Video' }).click();
      await page.getByText('The film in words').click();
      await expect(page.locator('dialog li').last()).toBeVisible();
    },
  },
  {
    name: 'a lesson that stands',
    async reach(page) {
      await page.goto(`${playerOf('chatbot-setup')}?start=170`);
      await expect(page.locator('[data-state="paused"]')).toBeVisible();
    },
  },
  {
    name: 'a lesson that plays',
    async reach(page) {
      await page.goto(`${playerOf('chatbot-setup')}?start=170`);
      await page.keyboard.press('k');
      await expect(page.locator('[data-state="playing"]')).toBeVisible();
    },
  },
  {
    name: 'a lesson with its transcript',
    async reach(page) {
      await page.goto(`${playerOf('chatbot-setup')}?start=170`);
      await page.keyboard.press('t');
      await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
    },
  },
  {
    name: 'a lesson with its chapters',
    async reach(page) {
      await page.goto(playerOf('chatbot-setup'));
      await page.locator('[popovertarget="chapters"]').click();
      await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
    },
  },
  {
    name: 'a lesson with its keys',
    async reach(page) {
      await page.goto(playerOf('chatbot-setup'));
      await page.keyboard.press('?');
      await expect(page.getByText('Play or pause')).toBeVisible();
    },
  },
  {
    name: 'a lesson that is over',
    async reach(page) {
      await page.goto(playerOf('chatbot-setup'));
      await page.keyboard.press('End');
      await page.keyboard.press('k');
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    },
  },
  {
    name: 'the search with answers',
    async reach(page) {
      await page.goto('/solutions');
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('barber');
      await expect(page.locator('[data-search-results] a').first()).toBeVisible();
    },
  },
  {
    name: 'the search without an answer',
    async reach(page) {
      await page.goto('/search?q=zxqv');
      await expect(page.getByRole('status')).toContainText('zxqv');
    },
  },
  {
    name: 'the search that did not load',
    async reach(page) {
      await page.route('**/search/index.json', (route) => route.abort());
      await page.goto('/solutions');
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('barber');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'the form with mistakes',
    async reach(page) {
      await openForm(page);
      await send(page);
      await expect(page.getByLabel('Name')).toBeFocused();
    },
  },
  {
    name: 'the form while it is sent',
    async reach(page) {
      await page.route(submissions, () => {});
      await openForm(page);
      await fill(page);
      await send(page);
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    },
  },
  {
    name: 'the form after success',
    async reach(page) {
      await openForm(page);
      await fill(page);
      await send(page);
      await expect(success(page)).toBeVisible();
    },
  },
  {
    name: 'the form after a refusal',
    async reach(page) {
      await page.route(submissions, refuse(400, 'The database says why.'));
      await openForm(page);
      await fill(page);
      await send(page);
      await expect(error(page)).toBeVisible();
    },
  },
  {
    name: 'the connection test after an error',
    async reach(page) {
      await page.route(submissions, refuse(404, 'No such table'));
      await page.goto('/supabase-test');
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Test Connection' }).click();
      await expect(page.locator('[data-result=error]')).toBeVisible();
    },
  },
  {
    name: 'questions and answers, opened',
    async reach(page) {
      await page.goto('/solutions/ai-chatbots');
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expect(page.locator('main details[open]').first()).toBeVisible();
    },
  },
  {
    name: 'a tutorial that plays',
    async reach(page) {
      await standInForPlayer(page);
      await page.goto('/resources/video-tutorials/getting-started');
      await page.getByRole('button', { name: /^Play/ }).click();
      await expect(page.locator('main iframe')).toBeVisible();
    },
  },
];

for (const { name, reach, keep } of states) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await reach(page);
    expect.soft(await axeFindings(page), '360 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await keep?.(page);
    expect.soft(await axeFindings(page), '1280 px').toEqual([]);
  });
}

test('axe finds nothing in the open menu, which only a phone has', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
