import type { Page } from '@playwright/test';
import { launchBrowser } from '../../harness/browser.ts';

/** Encoding is allowed on secure pages alone. Nothing is asked of this address. */
const address = 'https://studio.localhost/';

/** Where the page finds a finished film. */
export const keptAddress = `${address}kept.mp4`;

/** The page in which films are drawn, in the browser that the tests bring. */
export async function openStudio(program: string) {
  const browser = await launchBrowser();
  const page: Page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.route(`${address}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: program });
  return { page, close: () => browser.close() };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;
