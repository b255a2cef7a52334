import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';

export const lessonNames = readdirSync('content/lessons').map((file) => basename(file, '.yaml'));
// Without lessons every test would pass.
if (lessonNames.length === 0) throw new Error('content/lessons/ is empty.');

export const playerOf = (name: string) => `/resources/video-tutorials/${name}/player`;

/** Opens a lesson whose clock the test drives. */
export async function openLesson(page: Page, name: string, query = ''): Promise<void> {
  // Seconds are easier to count at normal speed.
  await page.addInitScript(
    (settings) => {
      try {
        if (!localStorage.getItem('lesson:settings')) localStorage.setItem('lesson:settings', settings);
      } catch {}
    },
    JSON.stringify({ speed: 1 }),
  );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${playerOf(name)}${query}`);
  await expect(page.locator('[data-state]')).toBeVisible();
}

export const state = (page: Page) => page.locator('main').getAttribute('data-state');

/** The second that is shown. */
export const secondOf = (page: Page): Promise<number> =>
  page.locator('[data-seek]').evaluate((line: HTMLInputElement) => line.valueAsNumber);

/** Seeks as a visitor does who drags the prism. */
export const seekTo = (page: Page, second: number) =>
  page.locator('[data-seek]').evaluate((line: HTMLInputElement, to) => {
    line.value = String(to);
    line.dispatchEvent(new Event('input'));
  }, second);

/** The lesson that tests play, and its length in seconds. */
export const lesson = 'chatbot-setup';
export const duration = 930;

export const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
