import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';

type Sheet = { name: string; classes: Set<string> };
type Page = { file: string; classes: Set<string>; worn: Sheet[] };

/** Classes that mark an element for others and have no style of their own. */
const isMark = (name: string) => /^(group|peer)(\/|$)|^language-|^marquee-(words|forward)$/.test(name);

const sheets: Sheet[] = globSync('dist/_astro/*.css').map((file) => ({
  name: basename(file),
  classes: classesOf(readFileSync(file, 'utf8')),
}));
const pages: Page[] = globSync('dist/**/*.html').map(readPage);

/** The classes for which a style sheet has rules. */
function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, '');
  const names = [...rules.matchAll(/\.(?!\d)((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(
    ([, name = '']) => name,
  );
  return new Set(names.map(unescaped));
}

function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/g, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
}

function readPage(file: string): Page {
  const page = parse(readFileSync(file, 'utf8'));
  const hrefs = page.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');
  const names = page
    .querySelectorAll('[class]')
    .flatMap((element) => (element.getAttribute('class') ?? '').split(/\s+/));
  return {
    file,
    classes: new Set(names.filter((name) => name !== '' && !isMark(name))),
    worn: sheets.filter(({ name }) => hrefs.some((href) => basename(href) === name)),
  };
}

for (const { file, classes, worn } of pages) {
  test(`${file} has style sheets for all of its classes`, () => {
    const bare = [...classes].filter((name) => !worn.some((sheet) => sheet.classes.has(name)));
    expect(bare).toEqual([]);
  });
}

for (const sheet of sheets) {
  const wearers = pages.filter(({ worn }) => worn.includes(sheet));
  // What a script loads dresses what the script makes.
  if (wearers.length === 0) continue;
  test(`${sheet.name} has few classes that none of its pages uses`, () => {
    const idle = [...sheet.classes].filter(
      (name) => !isMark(name) && !wearers.some(({ classes }) => classes.has(name)),
    );
    expect(idle.length, idle.join(' ')).toBeLessThan(sheet.classes.size / 3);
  });
}
