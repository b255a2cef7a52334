import { expect, test } from '@playwright/test';
import { pretendGraphicsCard } from '../../browser/chromium.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { withLight } from '../support/light.ts';

const kilobytes = (bytes: number) => bytes * 1024;

test.use({ ...withLight, viewport: { width: 390, height: 844 } });

test('home weighs under 96 KB with the light running, its largest paint is words, and nothing moves', async ({
  page,
}) => {
  const weights: Record<string, number> = {};
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    weights[kind] = (weights[kind] ?? 0) + Number(response.headers()['content-length']);
  });
  await pretendGraphicsCard(page);
  await watchShift(page);
  await page.addInitScript(() => {
    const seen = window as unknown as { largest: string };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.largest = (entry as { element?: Element }).element?.tagName ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('canvas[data-drawn]')).toBeAttached();

  const { document = 0, stylesheet = 0, script = 0 } = weights;
  const total = Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
  expect.soft(script, 'script').toBeLessThanOrEqual(kilobytes(14));
  expect.soft(document + stylesheet, 'HTML and CSS').toBeLessThanOrEqual(kilobytes(28));
  expect.soft(total, 'everything').toBeLessThanOrEqual(kilobytes(96));
  expect.soft(await shiftOf(page), 'layout shift').toBe(0);
  expect
    .soft(['H1', 'P'])
    .toContain(await page.evaluate(() => (window as unknown as { largest: string }).largest));
});
