import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run(part: string, options: RunOptions): Promise<AxeResults> };
  }
}

/** Half of what the package is when it is imported. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the page as it stands, or on a part of it. Once read, axe stays in the page for the next question. */
export async function runAxe(page: Page, part: string, options: RunOptions): Promise<AxeResults> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(([part, options]) => window.axe.run(part, options), [part, options] as const);
}

/** What axe holds against the page as it stands, or against a part of it, in one line a rule. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await runAxe(page, part, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
