import { expect, test } from 'vitest';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { paperSoFar } from './Paper.tsx';

type Paper = SceneOf<'rows'>;
const paper = (named: Partial<Paper>, ...rows: string[]): Paper => ({
  kind: 'rows',
  look: 'paper',
  at: '00:00',
  rows: rows.map((text) => ({ label: text, text })),
  ...named,
});
const facts = paper({ title: 'Facts', heading: 'The facts' }, 'a', 'b');
const other = paper({ title: 'Other', heading: 'Another' }, 'x');
const more = paper({ continues: 'Facts' }, 'c');

test('a new paper is empty', () => {
  expect(paperSoFar(facts, [])).toEqual({ title: 'Facts', heading: 'The facts', rows: [] });
});

test('a continued paper keeps its rows and its heading, whatever was shown between', () => {
  const soFar = paperSoFar(paper({ continues: 'Facts' }, 'd'), [facts, other, more]);
  expect(soFar.rows.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(soFar).toMatchObject({ title: 'Facts', heading: 'The facts' });
});

test('a row that was mended stands in the place of the old one', () => {
  const mended: Paper = { ...more, rows: [{ label: 'a', text: 'A', mends: true as const }] };
  expect(paperSoFar(more, [facts, mended]).rows.map(({ text }) => text)).toEqual(['A', 'b']);
});

test('a long paper shows its last rows', () => {
  const long = paper({ title: 'Facts', heading: 'The facts' }, ...'abcdefghij');
  expect(paperSoFar(more, [long]).rows.map(({ text }) => text)).toEqual([...'defghij']);
});
