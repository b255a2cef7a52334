import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run(part: string, options: RunOptions): Promise<AxeResults> };
  }
}

/** The source alone, which is half of what importing the package evaluates. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe on the page or a part of it. Once loaded, axe stays in the page for further runs. */
export async function runAxe(page: Page, part: string, options: RunOptions): Promise<AxeResults> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(([part, options]) => window.axe.run(part, options), [part, options] as const);
}

/** Axe's findings on the page or a part of it, one line for each rule. Comparing colors takes it as long as all the rest. */
export async function axeFindings(page: Page, part = 'html', { colors = true } = {}): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: colors } };
  const { violations } = await runAxe(page, part, { resultTypes: ['violations'], rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
