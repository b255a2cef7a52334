import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { test } from '../support/shared-page.ts';
import { listedPages, unlistedPages } from './pages.ts';

for (const path of [...listedPages, ...unlistedPages]) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${baseURL}${path}`);
    expect.soft(await axeFindings(page), 'on a phone').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await axeFindings(page), 'on a desk').toEqual([]);
  });
}
