import { type Browser, expect, type Page, test } from '@playwright/test';
import { withMotion } from '../support/motion.ts';
import { sampleOf } from '../support/thorough.ts';

test.use(withMotion);

// On a slow phone a layout forced by a script is a long task that delays a tap.
for (const path of sampleOf(['/solutions/ai-chatbots', '/solutions', '/resources/blog/ai-2025-trends'], 1)) {
  test(`no script makes the browser lay out ${path} before it would by itself`, async ({ page, browser }) => {
    expect(await layoutsByScripts(browser, page, path)).toEqual([]);
  });
}

type TraceEvent = {
  name: string;
  args: { beginData?: { stackTrace?: { url: string; functionName: string }[] } };
};

async function layoutsByScripts(browser: Browser, page: Page, path: string): Promise<string[]> {
  // A first page starts a process, and the browser would wait five seconds for what the one before it has traced.
  await page.goto('/privacy');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  expect(traceEvents.filter(({ name }) => name === 'Layout')).not.toEqual([]);
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')
    .flatMap(({ args }) => args.beginData?.stackTrace?.[0] ?? [])
    .map(({ url, functionName }) => `${functionName} in ${url}`);
}
