import { expect, type Page, test } from '@playwright/test';
import { send } from '../../support/contact-form.ts';
import { shiftOf, watchShift } from '../../support/layout-shift.ts';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

const calculator = (page: Page) => page.locator('#try-savings');
const hours = (page: Page) => page.getByRole('spinbutton', { name: 'Hours a week' });
const worth = (page: Page) => page.getByRole('spinbutton', { name: 'What an hour' });
const paid = (page: Page) => page.getByRole('spinbutton', { name: 'Paid to others' });
const lost = (page: Page) => page.getByRole('spinbutton', { name: 'lost a week' });
const hoursSlider = (page: Page) => page.getByRole('slider', { name: 'Hours a week' });
const verdict = (page: Page) => calculator(page).getByRole('heading', { level: 2 });
const results = (page: Page) => calculator(page).locator('dd:not(.bar)').allInnerTexts();
const carry = (page: Page) => page.getByRole('button', { name: 'Put this in the contact form' }).click();
const carried = (page: Page) =>
  calculator(page)
    .getByRole('status')
    .filter({ has: page.getByRole('link') });
const details = (page: Page) => page.getByLabel('Business details');

async function openCalculator(page: Page, path = '/pricing') {
  await page.goto(path);
  await calculator(page).scrollIntoViewIfNeeded();
  if (path === '/pricing') await page.getByText('Work out yours').click();
  await expect(hours(page)).toBeVisible();
}

test('each page begins with its own made-up shop, and the page of prices with the one of every text', async ({
  page,
}) => {
  await openCalculator(page);
  expect(await results(page)).toEqual(['$1,300', '$390', '$195', '+ $130', '−$54', '$271']);
  await expect(verdict(page)).toHaveText('Worth up to $271 a month to a shop like this');
  await expect(calculator(page)).toContainText('$181 a month stays');
  await expect(calculator(page)).toContainText('back in month 5');
  await openCalculator(page, '/solutions/ugc-content');
  expect(await results(page)).toEqual(['$780', '$546', '$273', '−$65', '$208']);
  await expect(lost(page)).toHaveCount(0);
  await openCalculator(page, '/solutions/video-content');
  expect(await results(page)).toEqual(['$780', '$624', '$312', '−$65', '$247']);
});

test('an old link to the chatbots’ calculator leads to the page of prices', async ({ page }) => {
  await page.goto('/solutions/ai-chatbots#try-savings');
  await expect(page).toHaveURL('/pricing#sum');
  await expect(calculator(page)).toBeInViewport();
});

test('late bookings raise what it is worth, nothing counts as 0, what is out of range is held at the limit, and the slider says the same', async ({
  page,
}) => {
  await openCalculator(page);
  await lost(page).fill('4');
  await expect(verdict(page)).toHaveText(/^Worth up to \$401 a month/);
  await lost(page).fill('0');
  // Below $30 the page says what to do instead.
  await hours(page).fill('3');
  await expect(verdict(page)).not.toContainText('$');
  await expect(calculator(page).getByText('Pin your hours and prices to your profile')).toBeVisible();
  await lost(page).fill('2');

  await hours(page).fill('4.5');
  await expect(hoursSlider(page)).toHaveValue('4.5');
  await hoursSlider(page).press('ArrowRight');
  await expect(hours(page)).toHaveValue('5');
  await hoursSlider(page).press('End');
  await expect(hours(page)).toHaveValue('30');

  await hours(page).fill('');
  await expect(hoursSlider(page)).toHaveValue('0');
  await expect(verdict(page)).toHaveText(/^Worth up to \$76 a month/);
  await hours(page).blur();
  await expect(hours(page)).toHaveValue('0');
  await hours(page).fill('61');
  await expect(hours(page)).toHaveValue('60');
  await worth(page).fill('-5');
  await expect(worth(page)).toHaveValue('0');
  await paid(page).fill('99999');
  await expect(paid(page)).toHaveValue('20000');
  expect((await results(page)).slice(0, 3)).toEqual(['$20,000', '$6,000', '$3,000']);
});

rare('on a phone the answer stays in sight while the last slider is dragged', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator(page);
  await page.getByRole('slider', { name: 'Worth of one' }).focus();
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
  await hours(page).fill('20');
  await page.clock.runFor(400);
  await expect(told).toHaveText('');
  await page.clock.runFor(100);
  await expect(told).toHaveText(/^Worth up to \$390 a month/);
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
  await openCalculator(page, '/solutions/ugc-content');
  await hours(page).fill('4.5');
  await worth(page).fill('40');
  await paid(page).fill('600');
  await carry(page);
  await carried(page).getByRole('link').click();
  await expect(page).toHaveURL('/contact?from=/solutions/ugc-content');
  await expect(details(page)).toHaveValue(
    'Three chairs.\n\nI spend 4.5 hours a week on pictures and put an hour at $40. Paid to others: $600 a month. Lost to late answers, counted half: $0 a month. Your calculator says it is worth up to $396 a month to me.',
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
    await carry(page);
    await expect(carried(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await shiftOf(page)).toBe(0);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example is worked out', async ({ page }) => {
    await page.goto('/pricing');
    await expect(calculator(page)).toContainText('12 hours a week × $25');
    await expect(verdict(page)).toContainText('$271 a month');
    await expect(calculator(page).locator('input, button, summary').filter({ visible: true })).toHaveCount(0);
  });
});
