import { expect, type Page, test } from '@playwright/test';
import { send } from '../../support/contact-form.ts';
import { shiftOf, watchShift } from '../../support/layout-shift.ts';
import { sampleOf, whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

const calculator = (page: Page) => page.locator('#try-savings');
const hours = (page: Page) => page.getByRole('spinbutton', { name: 'Hours a week' });
const worth = (page: Page) => page.getByRole('spinbutton', { name: 'What an hour' });
const paid = (page: Page) => page.getByRole('spinbutton', { name: 'Paid to others' });
const hoursSlider = (page: Page) => page.getByRole('slider', { name: 'Hours a week' });
const verdict = (page: Page) => calculator(page).locator('.savings-verdict');
const results = (page: Page) => calculator(page).locator('dd').allInnerTexts();
const carry = (page: Page) => page.getByRole('button', { name: 'Put this in the contact form' }).click();
const carried = (page: Page) =>
  calculator(page)
    .getByRole('status')
    .filter({ has: page.getByRole('link') });
const details = (page: Page) => page.getByLabel('Business details');

async function openCalculator(page: Page, path = '/solutions/ai-chatbots') {
  await page.goto(path);
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(hours(page)).toBeVisible();
}

// The first opens with another kind than the calculator begins with by itself.
const kinds = [
  ['ugc-content', 'Pictures', 70],
  ['ai-chatbots', 'Messages', 30],
  ['video-content', 'Videos', 80],
] as const;

for (const [id, kind, percent] of sampleOf(kinds, 1)) {
  test(`the calculator of ${id} counts ${kind.toLowerCase()} with ${percent} percent`, async ({ page }) => {
    await openCalculator(page, `/solutions/${id}`);
    await expect(page.getByRole('radio', { name: kind })).toBeChecked();
    expect(await results(page)).toEqual([`$${7.8 * percent}`, `$${3.9 * percent}`]);
  });
}

test('the number and its slider always say the same, nothing counts as 0, and what is out of range is held at the limit', async ({
  page,
}) => {
  await openCalculator(page);
  await hours(page).fill('4.5');
  await expect(hoursSlider(page)).toHaveValue('4.5');
  await hoursSlider(page).press('ArrowRight');
  await expect(hours(page)).toHaveValue('5');
  await hoursSlider(page).press('End');
  await expect(hours(page)).toHaveValue('30');

  await hours(page).fill('');
  await expect(hoursSlider(page)).toHaveValue('0');
  expect(await results(page)).toEqual(['$0', '$0']);
  await expect(verdict(page)).toHaveText(/^Do not buy it/);
  await hours(page).blur();
  await expect(hours(page)).toHaveValue('0');
  await hours(page).fill('61');
  await expect(hours(page)).toHaveValue('60');
  await worth(page).fill('-5');
  await expect(worth(page)).toHaveValue('0');
  await paid(page).fill('99999');
  await expect(paid(page)).toHaveValue('20000');
  expect(await results(page)).toEqual(['$6,000', '$3,000']);
});

rare('late answers count for messages alone, and raise what it may cost', async ({ page }) => {
  const lost = page.getByRole('spinbutton', { name: 'lost a week' });
  await openCalculator(page);
  await expect(verdict(page)).toHaveText('Do not pay more than $117 a month for it.');
  await lost.fill('3');
  await expect(verdict(page)).toHaveText('Do not pay more than $247 a month for it.');
  await page.getByRole('radio', { name: 'Pictures' }).check();
  await expect(lost).toHaveCount(0);
  await expect(verdict(page)).toHaveText('Do not pay more than $208 a month for it.');
});

rare('on a phone the answer stays in sight while the last slider is dragged', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator(page);
  await page.getByRole('slider', { name: 'Worth of one' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider', { name: 'Worth of one' })).toBeInViewport({ ratio: 1 });
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
});

rare('screen readers hear the last result once', async ({ page }) => {
  await openCalculator(page);
  const told = calculator(page).locator('[aria-atomic]');
  await expect(told).toHaveText('');
  // What is typed earlier is repeated when the script comes, at a moment that the test does not choose.
  await expect(calculator(page).locator('[data-live]')).toBeAttached();
  // Installing the clock alone does not stop it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await hours(page).fill('7');
  await page.clock.runFor(400);
  await hours(page).fill('12');
  await page.clock.runFor(400);
  await expect(told).toHaveText('');
  await page.clock.runFor(100);
  await expect(told).toHaveText(
    'The most it could save a month: $468. Do not pay more than $234 a month for it.',
  );
});

test('the figures go into the contact form after what is there, once, and are not sent', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/contact');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await details(page).fill('Three chairs.');
  await openCalculator(page);
  await carry(page);
  await expect(carried(page)).toContainText('Nothing is sent');
  await page.getByRole('radio', { name: 'Pictures' }).check();
  await hours(page).fill('4.5');
  await worth(page).fill('40');
  await paid(page).fill('600');
  await carry(page);
  await carried(page).getByRole('link').click();
  await expect(page).toHaveURL('/contact?from=/solutions/ai-chatbots');
  await expect(details(page)).toHaveValue(
    'Three chairs.\n\nI spend 4.5 hours a week on pictures and put an hour at $40. Paid to others: $600 a month. Lost to late answers, counted half: $0 a month. Your calculator says not to pay more than $396 a month for it.',
  );
  expect(posts).toEqual([]);

  await page.getByLabel('Name').fill('Ana Ortiz');
  await page.getByLabel('Email').fill('ana@example.com');
  const stored = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  expect((await stored).postDataJSON().business_details).toContain('$396');
});

test('the calculator is taken over as it stands and fits a narrow phone', async ({ page }) => {
  await watchShift(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openCalculator(page, '/solutions/ugc-content');
    // What is said after a press has its room where the note stands, and leaves no hole below it.
    const offer = await page.getByText('Our offer is in writing').boundingBox();
    const note = await page.getByText('Worked out in your browser').boundingBox();
    expect((note?.y ?? 0) - (offer?.y ?? 0) - (offer?.height ?? 0)).toBeLessThan(64);
    await carry(page);
    await expect(carried(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await shiftOf(page)).toBe(0);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  // The content of <noscript> is only text to the browser.
  const inner = { useInnerText: true };

  test('an example is worked out', async ({ page }) => {
    await page.goto('/solutions/ai-chatbots');
    await expect(calculator(page)).toContainText('6 hours a week on messages', inner);
    await expect(calculator(page)).toContainText('6 h × $30 × 52 ÷ 12', inner);
    await expect(calculator(page)).toContainText('$780 × 30%', inner);
    await expect(calculator(page).locator('input, button').filter({ visible: true })).toHaveCount(0);
  });
});
