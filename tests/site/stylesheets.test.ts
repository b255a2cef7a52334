import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';

type Sheet = { name: string; classes: Set<string> };

const sheets: Sheet[] = globSync('dist/_astro/*.css').map((file) => ({
  name: basename(file),
  classes: classesOf(readFileSync(file, 'utf8')),
}));
const [largest] = sheets.toSorted((a, b) => b.classes.size - a.classes.size);

/** The classes a style sheet has rules for. */
function classesOf(css: string): Set<string> {
  const names = [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) => name);
  return new Set(names.map(unescaped));
}

function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/g, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
}

const has = (some: Sheet[], className: string) => some.some(({ classes }) => classes.has(className));

for (const file of globSync('dist/**/*.html')) {
  test(`${file} wears the smallest style sheet that has all of its classes`, () => {
    const page = parse(readFileSync(file, 'utf8'));
    const links = page
      .querySelectorAll('link[rel=stylesheet]')
      .map((link) => link.getAttribute('href') ?? '');
    const worn = sheets.filter(({ name }) => links.some((href) => basename(href) === name));
    const used = new Set(
      page.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(/\s+/)),
    );
    const styled = [...used].filter((className) => has(sheets, className));

    expect(styled.filter((className) => !has(worn, className))).toEqual([]);
    const others = sheets.filter((sheet) => sheet !== largest);
    const needsLargest = styled.some((className) => !has(others, className));
    expect(worn.includes(largest as Sheet)).toBe(needsLargest);
  });
}
