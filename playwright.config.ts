import { defineConfig } from '@playwright/test';
import { chromium } from './tests/support/chromium.ts';

const port = 3999;
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: './tests/site',
  testMatch: '*.test.ts',
  outputDir: './.cache/playwright/results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: { baseURL, launchOptions: await chromium() },
  webServer: {
    command: 'node server/main.ts',
    url: `${baseURL}/healthz`,
    env: { PORT: String(port), DATA_DIR: '.cache/playwright/data', RATE_LIMIT_PER_MINUTE: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
