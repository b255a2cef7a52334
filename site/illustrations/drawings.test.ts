import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';
import { Scene } from './Scene.tsx';

const named = Object.entries(drawings);
const render = ([, drawing]: (typeof named)[number]) =>
  renderToStaticMarkup(createElement(Scene, { drawing }));
const distinct = (values: string[]) => new Set(values).size;

test.each(named)('%s is small, has a text alternative and its own five exits', (name, drawing) => {
  expect(render([name, drawing]).length).toBeLessThan(6 * 1024);
  expect(drawing.alt).toMatch(/ splits? a ray of white light into five colors$/);
  expect(drawing.exits).toHaveLength(5);
});

test.each(named)('%s keeps to the common light', (_name, { entry: [x, y], exits }) => {
  expect(Math.abs(y - (304 - 0.2 * x))).toBeLessThan(0.1);
  for (const [index, slope] of [-0.23, -0.18, -0.13, -0.08, -0.03].entries()) {
    const [exitX, exitY] = exits[index] ?? [0, 0];
    expect(Math.abs(exitY - (y + slope * (exitX - x)))).toBeLessThan(0.2);
  }
});

test('no two drawings have the same paths or alternative text', () => {
  expect(distinct(named.map(render))).toBe(named.length);
  expect(distinct(named.map(([, { body }]) => renderToStaticMarkup(body)))).toBe(named.length);
  expect(distinct(named.map(([, { alt }]) => alt))).toBe(named.length);
});

test('every entry and every message has a drawing of its own, and none is left over', () => {
  const places = globSync(['content/*/*.md', 'content/{pages,solutions/*}.yaml', 'site/islands/*.tsx']);
  const used = places.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ *picture: (.+)$|"\/pictures\/(.+)\.svg"/gm)].map(
      ([, words, fallback]) => words ?? fallback,
    ),
  );
  expect(used.toSorted()).toEqual(Object.keys(drawings).toSorted());
});
