import { chromium as playwright } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumWithWebGL } from '../harness/chromium.ts';
import { freePort } from '../harness/free-port.ts';

/** Lighthouse, which tells what a page would be like on a slow phone that it imagines. */
export async function openSlowPhone() {
  const [options, port] = [await chromiumWithWebGL(), await freePort()];
  const browser = await playwright.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  return {
    async visit(url: string, categories: readonly string[]): Promise<Result> {
      const result = await lighthouse(url, { port, onlyCategories: [...categories] });
      if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
      return result.lhr;
    },
    close: () => browser.close(),
  };
}

/** One visit tells of the machine as much as of the page: Lighthouse itself advises the median of several. */
export const visits = 3;
