import { expect, type Page, test } from '@playwright/test';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

const demonstration = (page: Page) => page.getByRole('region', { name: 'Try to trip it up' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const asked = (page: Page) => log(page).locator('.asked');
const answer = (page: Page) => log(page).locator('.said').last();
const message = (page: Page) => demonstration(page).getByRole('textbox', { name: 'Your message' });
const lit = (page: Page) => demonstration(page).locator('li.lit');
const owner = (page: Page) => demonstration(page).locator('#owners-phone');
const button = (page: Page, name: string) => demonstration(page).getByRole('button', { name });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/solutions/ai-chatbots');
  await demonstration(page).scrollIntoViewIfNeeded();
  await button(page, 'Start over').click();
});

async function ask(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
  await expect(asked(page).last()).toContainText(text);
}

test('a suggestion and a typed question are answered from their lines, the field keeps the focus, and a booked time is struck out until Start over', async ({
  page,
}) => {
  await expect(asked(page)).toHaveCount(0);
  await button(page, 'u open sun').click();
  await expect(answer(page)).toContainText('3 Sunday and Monday: closed');
  await expect(lit(page)).toHaveText('Sunday and Monday: closed');

  await ask(page, 'do u take apple pay');
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveValue('');
  await expect(answer(page)).toContainText('We take cash, cards and phone pay.');
  await expect(lit(page)).toHaveText('Cash, cards, phone pay. No checks');
  await expect(asked(page)).toHaveCount(2);

  await message(page).press('Enter');
  await expect(asked(page)).toHaveCount(2);

  await ask(page, 'a skin fade on friday at 10:15');
  await ask(page, 'Chris');
  await expect(owner(page)).toContainText('Friday 10:15 am: skin fade, Chris');
  await expect(demonstration(page).locator('li s')).toHaveText('10:15');
  await button(page, 'Start over').click();
  await expect(demonstration(page).locator('li s')).toHaveCount(0);
});

test('a question that the sheet does not answer goes to the owner as it was typed, who answers in the conversation', async ({
  page,
}) => {
  const typed = '<img src=x onerror="document.title=1"><b>my scalp is itchy</b> &amp;';
  await ask(page, typed);
  await expect(asked(page)).toHaveText(`You: ${typed}`);
  await expect(owner(page).locator('q')).toHaveText(typed);
  await expect(demonstration(page).locator('img, .asked b, q b')).toHaveCount(0);
  await expect(lit(page)).toHaveCount(0);
  await expect(owner(page)).toContainText('1 waiting');

  await button(page, 'Answer as the owner').press('Enter');
  await expect(answer(page)).toContainText('keeps quiet');
  await expect(log(page)).toBeFocused();
  await expect(button(page, 'Answer as the owner')).toHaveCount(0);
  await expect(owner(page)).not.toContainText('waiting');

  await button(page, 'Start over').click();
  await expect(asked(page)).toHaveCount(0);
  await expect(owner(page)).not.toContainText('itchy');
});

rare('the rays to two lines of the sheet and back do not cross', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(page, 'how much is a skin fade and where do i park');
  const rays = demonstration(page).locator('.rays path');
  await expect(rays).toHaveCount(3);
  const paths = await rays.evaluateAll((all) => all.map((path) => path.getAttribute('d') ?? ''));
  const segments = paths.flatMap((path) => {
    const points = path
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number) as Point);
    return points.slice(1).map((point, index) => [points[index] as Point, point] as const);
  });
  const crossings = segments.flatMap(([a, b], index) =>
    segments
      .slice(index + 1)
      .filter(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
  expect(crossings).toEqual([]);
});

type Point = [x: number, y: number];

/** The side of the line from `a` to `b` on which a point lies. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
