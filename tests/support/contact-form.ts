import { expect, type Page, type Route } from '@playwright/test';
import { company } from '../../content/company.ts';

/** The contact form, as visitors use it. */

export const submissions = '**/rest/v1/contact_submissions*';
export const promise = `We'll get back to you within ${company.answerTime}.`;

export async function openForm(page: Page, path = '/contact') {
  await page.goto(path);
  await page.getByLabel('Name').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]').filter({ has: page.getByLabel('Name') })).toHaveCount(0);
}

export async function fill(page: Page, name = 'Ana Ortiz') {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('+34 600 000 000');
  await page.getByLabel('Other social media').fill('@anacuts');
  await page.getByLabel('Business details').fill('Three chairs.\nMessages at night.');
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send request' }).click();
export const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success!' });
export const error = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error' });
export const kept = (page: Page) => page.evaluate(() => sessionStorage.length);

/** The rows that a page has sent, in order. */
export function rowsSent(page: Page) {
  const rows: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') rows.push(request.postDataJSON());
  });
  return rows;
}

export const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code: 'X', message, details: null, hint: null } });
