import { expect, type Page, test } from '@playwright/test';
import { lessonNames, openLesson, playerOf, seekTo } from '../support/lesson.ts';

/** What of the scene that is seen leaves its place. Runs in the page. */
function misplaced(): string[] {
  const found: string[] = [];
  const scene = document.querySelector('[data-now] > .scene');
  const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
  if (!scene || !stage) return ['no scene'];
  const check = (what: string, element: Element | null, frame: DOMRect) => {
    const box = element?.getBoundingClientRect();
    if (!box?.width) return;
    const out = Math.max(
      frame.left - box.left,
      box.right - frame.right,
      frame.top - box.top,
      box.bottom - frame.bottom,
    );
    if (out > 2) found.push(`${what}: ${element?.textContent.slice(0, 40)}`);
  };
  const words = scene.querySelector('.words');
  const paper = scene.querySelector('.paper, .bench, .sentence');
  check('leaves the stage', words, stage);
  check('leaves the stage', scene.querySelector('.sentence'), stage);
  // The paper lies on the table: it may go on below the stage.
  const lit = scene.querySelector('[data-lit]');
  const view = scene.querySelector('[data-window]')?.getBoundingClientRect();
  if (lit && view) check('is out of view', lit, view);
  const sheet = paper?.getBoundingClientRect();
  const heading = words?.getBoundingClientRect();
  if (sheet && heading?.width && heading.right > sheet.left && heading.bottom > sheet.top + 1)
    found.push(`the heading covers the paper: ${words?.textContent}`);
  for (const part of scene.querySelectorAll('[data-window] *, .frames *')) {
    const box = part.getBoundingClientRect();
    if (sheet && box.width && (box.right > sheet.right + 2 || box.left < sheet.left - 2))
      found.push(`is wider than the paper: ${part.textContent.slice(0, 40)}`);
  }
  return found;
}

/** Every scene as it ends. */
async function misplacedIn(page: Page): Promise<string[]> {
  const starts = await page
    .locator('[data-start]')
    .evaluateAll((scenes) => scenes.map((scene) => Number((scene as HTMLElement).dataset['start'])));
  expect(starts.length).toBeGreaterThan(10);
  const duration = Number(await page.locator('main').getAttribute('data-duration'));
  const found: string[] = [];
  for (const [index, start] of starts.entries()) {
    await seekTo(page, (starts[index + 1] ?? duration) - 0.01);
    found.push(...(await page.evaluate(misplaced)).map((fault) => `${start}: ${fault}`));
  }
  return found;
}

const frames = [
  { name: 'a phone', width: 350, height: 438 },
  { name: 'the page of a tutorial', width: 784, height: 441 },
  { name: 'a film', width: 1280, height: 798 },
];

for (const name of lessonNames) {
  for (const { name: frame, width, height } of frames) {
    test(`${name} fits ${frame}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLesson(page, name);
      await page.evaluate(() => document.fonts.ready);
      expect(await misplacedIn(page)).toEqual([]);
    });
  }

  test(`the pages and the script of ${name} keep to their weight, and ask nobody else`, async ({ page }) => {
    const requests: { url: string; kind: string }[] = [];
    page.on('request', (request) => requests.push({ url: request.url(), kind: request.resourceType() }));
    await page.goto(playerOf(name), { waitUntil: 'load' });
    expect(requests.filter(({ url }) => !url.startsWith('http://localhost'))).toEqual([]);
    const weighed = requests.filter(({ kind }) => ['document', 'stylesheet', 'script'].includes(kind));
    expect(weighed.length).toBeGreaterThanOrEqual(3);
    let bytes = 0;
    for (const { url } of weighed) bytes += Number((await page.request.get(url)).headers()['content-length']);
    expect(bytes).toBeLessThanOrEqual(40 * 1024);
  });
}
