import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
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

/** Axe's findings on the page or a part of it, one line for each rule. Colors take as long as all other rules together. */
export async function axeFindings(page: Page, part = 'html', { colors = true } = {}): Promise<string[]> {
  const rules = {
    'color-contrast': { enabled: colors },
    // Axe tries this rule out still, and runs it only when asked.
    'label-content-name-mismatch': { enabled: true },
  };
  const { violations } = await runAxe(page, part, { resultTypes: ['violations'], rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Whether something in a place is of a kind that was not judged yet where it is seen: in the same kinds of parts axe finds what it
 * found before. Headings are of one kind when they follow on the same level, and what holds no words is of a kind of its own.
 */
export async function hasNewParts(place: Locator, judged: Set<string>, seen: string): Promise<boolean> {
  const kinds = await place.evaluate((place) => {
    let level = '';
    return [place, ...place.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.parentElement?.closest('svg'))
      .map((element) => {
        const attributes = [...element.attributes].map(({ name, value }) =>
          /^(class|role|type|aria-(?!label|valuetext)|disabled|tabindex)/.test(name)
            ? `${name}=${value}`
            : name,
        );
        const kind = [element.localName, ...attributes.sort()];
        if (element.textContent.trim() === '') kind.push('without words');
        if (!/^h[1-6]$/.test(element.localName)) return kind.join(' ');
        kind.push(`after ${level}`);
        level = element.localName;
        return kind.join(' ');
      });
  });
  const unknown = kinds.map((kind) => `${seen} ${kind}`).filter((kind) => !judged.has(kind));
  for (const kind of unknown) judged.add(kind);
  return unknown.length > 0;
}
