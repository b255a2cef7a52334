import { expect } from '@playwright/test';
import { changesOf, kept, showWebsite, test } from '../support/owner-of-website.ts';

/** The owner writes down what customers have confirmed, in a form. */

test('the first steps lead to a quotation, which is replaced and then confirmed in its new words', async ({
  page,
}) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const keptBelow = (name: string) =>
    page
      .getByRole('group', { name })
      .or(page.locator('form > div', { hasText: name }))
      .getByText('Kept, not online');
  await page.goto('/desk#/first-steps');
  await page.getByRole('link', { name: 'The case studies' }).click();
  await expect(page.getByLabel('Case study')).toHaveValue('barber-shop-ai');
  await field('Quotation').fill('I cut hair. It answers.');
  const confirmation = page.getByRole('group', { name: 'The customer has confirmed' });
  await expect(confirmation.getByRole('blockquote')).toContainText('I cut hair. It answers.');
  await field('Who').fill('Kim, the owner');
  await field('How').fill('By email');
  await field('How').blur();
  await expect(confirmation).toContainText('“When” is still empty');
  await page.getByLabel('When').fill('2026-11-20');
  await expect(keptBelow('The customer has confirmed')).toBeVisible();
  // Other words than the confirmed ones are to be confirmed anew.
  await field('Quotation').fill('It answers, and I cut hair.');
  await expect(confirmation).toContainText('Kim, the owner confirmed other words on November 20, 2026.');
  await expect(field('Who')).toHaveValue('');
  await page.goto('/desk#/website/changes');
  await expect(page.getByRole('link', { name: /has confirmed the story/ })).toHaveAttribute(
    'href',
    '#/website/facts/case-studies/barber-shop-ai',
  );
});

test('a case study says where it is named, and its form is a press away', async ({ page }) => {
  await page.goto('/desk#/website/at/resources/case-studies/fitness-personalization');
  await page.getByRole('button', { name: 'This page' }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Reading Your Analytics Dashboard' })).toHaveAttribute(
    'href',
    '#/website/at/resources/video-tutorials/analytics-dashboard',
  );
  await menu.getByRole('link', { name: 'What its customer confirmed' }).click();
  await expect(page.getByLabel('Case study')).toHaveValue('fitness-personalization');
  await page.getByRole('link', { name: 'Who handles messages' }).click();
  await expect(page.getByRole('textbox', { name: 'Who handles messages for you, name, 2' })).toBeVisible();
});

test('a headline of home that is longer than its place says so while it is typed', async ({ page }) => {
  const frame = await showWebsite(page);
  await frame.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Every _message _ answered while you cut hair');
  await expect(page.getByText('44 characters, longer than its place, which has 32')).toBeVisible();
  // It is no Markdown, so its signs stay where they are.
  await kept(page);
  expect(await changesOf(page)).toEqual(['Every _message _ answered while you cut hair']);
});
