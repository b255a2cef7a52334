import { type Browser, expect, type Page, test } from '@playwright/test';
import { drawn } from '../../support/frames.ts';
import { sampleOf, whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

/** Slows the machine down four times, to about a phone that is some years old. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function open(page: Page, path: string, field: string) {
  await page.goto(path);
  const input = page.getByLabel(field);
  await input.scrollIntoViewIfNeeded();
  await expect(input).toBeVisible();
  await slowDown(page);
  return input;
}

/**
 * An amount of work that takes a usual machine, slowed down, 50 ms: as long as an answer seems immediate. Counting work
 * instead of time makes the test independent of the machine.
 */
const aMoment = (page: Page) =>
  page.evaluate(() => {
    const begin = performance.now();
    const counts = new Map<string, number>();
    for (let round = 0; round < 1_000_000; round++) {
      const key = String(round % 997);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return performance.now() - begin;
  });

/** The longest task of the main thread between a key and the frame that shows its result. */
async function longestTaskAfter(browser: Browser, page: Page, key: string): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.keyboard.press(key);
  await drawn(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mainThreads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.includes(`${pid} ${tid}`),
  );
  expect(tasks).not.toEqual([]);
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

type TraceEvent = { name: string; pid: number; tid: number; dur?: number; args?: { name?: string } };

const typed = [
  {
    what: 'a question',
    path: '/solutions/ai-chatbots',
    field: 'Your message',
    text: 'how much is a skin fade and where do i park',
    key: 'Enter',
  },
  {
    what: 'a letter of a shop’s name',
    path: '/solutions/static-websites',
    field: 'Name of the shop',
    text: 'Bartholomew & Son',
    key: 's',
  },
  {
    what: 'a digit of the hours',
    path: '/solutions/ai-chatbots',
    field: 'Hours a week on messages',
    text: '1',
    key: '2',
  },
];

for (const { what, path, field, text, key } of sampleOf(typed, 1)) {
  test(`${what} is answered within a moment on a slow phone`, async ({ page, browser }) => {
    const input = await open(page, path, field);
    // Other programs make a task or a moment longer at times, so neither the worst of eight tries nor the best counts.
    const shares: number[] = [];
    const isQuickTwice = () => shares.filter((share) => share < 1).length > 1;
    while (shares.length < 8 && !isQuickTwice()) {
      await input.fill(text);
      const moment = await aMoment(page);
      shares.push((await longestTaskAfter(browser, page, key)) / moment);
    }
    expect(isQuickTwice(), `longest tasks, in moments: ${shares.join(', ')}`).toBe(true);
  });
}

rare('no letter of a shop’s name is lost on a slow phone, however fast it is typed', async ({ page }) => {
  const input = await open(page, '/solutions/static-websites', 'Name of the shop');
  const name = 'Wine, Cheese & Bread of Wickham Old Town';
  await input.fill('');
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  // All keys at once, so that none waits for the one before.
  await Promise.all([...name].map((letter) => page.keyboard.press(letter)));
  await expect(input).toHaveValue(name);
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(name);
});
