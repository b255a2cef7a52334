import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { picture } from '../../content/schemas/picture.ts';
import { type Drawing, readDrawing } from './drawing.ts';
import { drawingNamed } from './drawings.ts';
import { Scene } from './Scene.tsx';

const names = picture.options;
const drawings = names.map(drawingNamed);
const render = (drawing: Drawing) => renderToStaticMarkup(createElement(Scene, { drawing, isLit: true }));
const distinct = (values: string[]) => new Set(values).size;

test.each(names)('%s is small and has a text alternative', (name) => {
  const drawing = drawingNamed(name);
  expect(render(drawing).length).toBeLessThan(6 * 1024);
  expect(drawing.alt).toMatch(/ splits? a ray of white light into five colors$/);
});

test.each(names)('%s keeps to the common light', (name) => {
  const { entry, exits } = drawingNamed(name);
  const [x, y] = entry;
  expect(Math.abs(y - (304 - 0.2 * x))).toBeLessThan(0.1);
  for (const [index, slope] of [-0.23, -0.18, -0.13, -0.08, -0.03].entries()) {
    const [exitX, exitY] = exits[index] ?? [0, 0];
    expect(Math.abs(exitY - (y + slope * (exitX - x)))).toBeLessThan(0.2);
  }
});

test('no two drawings have the same paths or alternative text', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(distinct(drawings.map(render))).toBe(names.length);
  expect(distinct(drawings.map(({ glass }) => glass))).toBe(names.length);
  expect(distinct(drawings.map(({ alt }) => alt))).toBe(names.length);
});

const cup = readFileSync('content/drawings/cup.svg', 'utf8');

test.each([
  ['id="glass"', 'id="body"', 'has no #glass'],
  [/<title>.*<\/title>/, '', 'has no title'],
  [/points="[\d.]+,[\d.]+ /, 'points="', 'has 4 #exits for 5 colors'],
])('a drawing without %s is refused in a sentence', (right, wrong, sentence) => {
  expect(() => readDrawing(cup.replace(right, wrong))).toThrow(sentence);
});

test('a drawing is read as another program has written it', () => {
  const rewritten = cup.replaceAll(/\n\s*/g, '\n\n').replaceAll(/([\d.]),(?=[\d.])/g, '$1 ');
  expect(readDrawing(rewritten)).toEqual(drawingNamed('cup'));
});

test('every entry and every message has a picture, and no drawing is left over', () => {
  const places = globSync(['content/*/*.md', 'content/{pages,solutions/*}.yaml', 'site/islands/*.tsx']);
  const used = places.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ *picture: (.+)$|"\/pictures\/(.+)\.svg"/gm)].map(
      ([, words, fallback]) => words ?? fallback,
    ),
  );
  expect([...new Set(used)].filter((name) => !name?.startsWith('{')).toSorted()).toEqual(names);
});
