import { defineConfig } from '@playwright/test';
import { chromium } from './browser/chromium.ts';
import { freePort } from './tests/processes/free-port.ts';

// The configuration is read again by every worker: the first reading chooses the port for all.
process.env['SITE_PORT'] ??= String(await freePort());
const port = process.env['SITE_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: './tests',
  testMatch: '{desk,site}/**/*.test.ts',
  globalSetup: './tests/support/served-site.ts',
  outputDir: './.cache/playwright/results',
  fullyParallel: true,
  // A third would leave too little time to the builds of the website, which yield to everything else.
  workers: 2,
  forbidOnly: true,
  // Only what hangs takes so long: a busy machine must not fail a test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // What moves is the subject of some files alone: tests/support/motion.ts.
  use: { baseURL, launchOptions: await chromium(), contextOptions: { reducedMotion: 'reduce' } },
});
