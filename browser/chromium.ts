import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, chromium as playwright } from '@playwright/test';
import sparticuz, { inflate } from '@sparticuz/chromium';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const drawnBySoftware = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Without a graphics card WebGL would be drawn in software, which leaves little time for anything else. */
export const chromium = () => launchOptions(['--disable-3d-apis']);
export const chromiumWithWebGL = () => launchOptions(drawnBySoftware);

async function launchOptions(switches: string[]) {
  return {
    ...(process.platform === 'linux' && process.arch === 'x64' ? await ownBrowser() : installedBrowser()),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...switches,
    ],
  };
}

/**
 * The browser from an npm package, with its libraries. It is the same on every machine, and nothing is installed or
 * downloaded. Its headless mode is twice as fast as a desktop browser's.
 */
async function ownBrowser() {
  const files = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  const [executablePath] = await Promise.all([
    sparticuz.executablePath(),
    inflate(join(files, 'al2023.tar.br')),
  ]);
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), 'al2023/lib') } };
}

function installedBrowser() {
  const executablePath = installed.find((path) => existsSync(path));
  if (!executablePath) throw new Error('This needs Chromium or Chrome: none is installed.');
  return { executablePath };
}

/** A browser that draws the light without a graphics card. */
export const launchBrowser = async () => playwright.launch(await chromiumWithWebGL());

/** Makes software draw the light at any size, as a graphics card would. */
export const pretendGraphicsCard = (page: Page) =>
  page.route(/graphics-card\.worker.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'postMessage(true)' }),
  );
