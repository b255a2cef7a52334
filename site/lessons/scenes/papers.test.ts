import { expect, test } from 'vitest';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { sheetSoFar } from './Paper.tsx';

type Sheet = SceneOf<'sheet'>;
const sheet = (named: Partial<Sheet>, ...lines: string[]): Sheet => ({
  kind: 'sheet',
  at: '00:00',
  lines: lines.map((write) => ({ when: write, write })),
  ...named,
});
const facts = sheet({ paper: 'Facts', heading: 'The facts' }, 'a', 'b');
const other = sheet({ paper: 'Other', heading: 'Another' }, 'x');
const more = sheet({ continues: 'Facts' }, 'c');

test('a new paper is empty', () => {
  expect(sheetSoFar(facts, [])).toEqual({ paper: 'Facts', heading: 'The facts', lines: [] });
});

test('a paper that goes on has its lines and its heading, whatever was seen between', () => {
  const soFar = sheetSoFar(sheet({ continues: 'Facts' }, 'd'), [facts, other, more]);
  expect(soFar.lines.map(({ write }) => write)).toEqual(['a', 'b', 'c']);
  expect(soFar).toMatchObject({ paper: 'Facts', heading: 'The facts' });
});

test('of a long paper the last lines are seen', () => {
  const long = sheet({ paper: 'Facts', heading: 'The facts' }, ...'abcdefghijkl');
  expect(sheetSoFar(more, [long]).lines.map(({ write }) => write)).toEqual([...'efghijkl']);
});
