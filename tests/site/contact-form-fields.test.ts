import { expect, test } from '@playwright/test';
import { fill, openForm, rowsSent, send, submissions, success } from '../support/contact-form.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test('the first faulty field gets the focus and says what is wrong until it is right; a counter appears near the end, and no key leads to the hidden field', async ({
  page,
}) => {
  const rows = rowsSent(page);
  await openForm(page);
  await page.getByLabel('Name').fill('\u00a0 ');
  await page.getByLabel('Email').fill('ana@');
  await send(page);
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  // Where the email's fault takes two lines, and the name's one.
  await page.setViewportSize({ width: 700, height: 800 });
  const lines = await page
    .locator('#contact-name, #contact-email')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(1);
  await name.fill('Ana');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await send(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(rows).toHaveLength(0);
  // A slash opens no search here.
  await name.press('End');
  await name.pressSequentially('/b');
  await expect(name).toHaveValue('Ana/b');
  await expect(page.locator('dialog')).toHaveCount(0);

  const details = page.getByLabel('Business details');
  await details.fill('a'.repeat(4_700));
  await expect(page.getByText(/\d+ left/)).toHaveCount(0);
  await details.fill('a'.repeat(4_900));
  await expect(page.getByText('100 left')).toBeVisible();
  await details.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'Pick a time' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send request' })).toBeFocused();

  // No phone zooms in.
  const sizes = await page
    .locator('form input, form textarea')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await expect(page.locator('form').getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('the form works where storage is forbidden and randomUUID is missing, and a robot that fills the hidden field is suspected', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  });
  await openForm(page);
  await fill(page);
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const answer = page.waitForResponse(submissions);
  await send(page);
  expect(await (await answer).json()).toEqual([expect.objectContaining({ suspected_spam: true })]);
  await expect(success(page)).toBeVisible();
});

test('a fault in the form leaves another way to reach us', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.showPopover = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/contact');
  const wayOn = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(wayOn.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(wayOn.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

rare('typing a letter that the fonts lack moves nothing', async ({ page }) => {
  await watchShift(page);
  await page.goto('/contact');
  const name = page.getByLabel('Name');
  await name.fill('Lukas');
  const before = await name.boundingBox();
  await name.fill('Łukasz 你好 →');
  expect(await name.boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBe(0);
});
