import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { arrive, test } from '../support/owner.ts';

const kilobytes = (bytes: number) => bytes * 1024;

test('the first load keeps its budget, contacts no other host and keeps its policy', async ({
  page,
  site,
}) => {
  await arrive(site.url);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const sent: Record<string, number> = { script: 0, stylesheet: 0 };
  let editor = 0;
  const hosts = new Set<string>();
  const asked: string[] = [];
  const isBrought = /opening|desk_pulse|"state":"open"/;
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const { host, pathname } = new URL(response.url());
    hosts.add(host);
    if (['fetch', 'other'].includes(kind)) asked.push(`${pathname} ${response.request().postData()}`);
    if (!(kind in sent)) return;
    // Asking the browser for the header fails once the test has ended, which is while a frame still loads.
    const length = Number(response.headers()['content-length']);
    if (pathname.startsWith('/desk/assets/Website-')) editor += length;
    else sent[kind] = (sent[kind] ?? 0) + length;
  });
  await page.goto('/desk');
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
  // The page itself contains them.
  expect(asked.filter((what) => isBrought.test(what))).toEqual([]);
  expect(sent['script']).toBeGreaterThan(0);
  expect(sent['script']).toBeLessThanOrEqual(kilobytes(90));
  // The style is inside the page, so nothing else is needed to show it.
  expect(sent['stylesheet']).toBe(0);
  const style = await page.locator('style').evaluate(({ textContent }) => textContent ?? '');
  expect(style.length).toBeGreaterThan(0);
  expect(brotliCompressSync(style).length).toBeLessThanOrEqual(kilobytes(12));
  // What changes the website's words comes when it is first asked for.
  expect(editor).toBe(0);
  await page.goto('/desk#/website');
  await expect(page.getByRole('button', { name: 'Browse' })).toBeVisible();
  expect(editor).toBeGreaterThan(0);
  // Writing as in a word processor, with photos and rows of tables, is part of it.
  expect(editor).toBeLessThanOrEqual(kilobytes(33));
  expect([...hosts]).toEqual([new URL(site.url).host]);
  expect(faults).toEqual([]);
  await expect(page.locator('script:not([src])')).toHaveCount(0);
});
