import { chromium as playwright } from '@playwright/test';
import { chromium } from '../tests/support/chromium.ts';

/** A browser that draws the light without a graphics card. */
export async function launchBrowser() {
  const options = await chromium();
  return playwright.launch({
    ...options,
    args: [...options.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
}
