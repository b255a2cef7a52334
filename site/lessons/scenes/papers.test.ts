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

test('a continued paper keeps its lines and its heading, whatever was shown between', () => {
  const soFar = sheetSoFar(sheet({ continues: 'Facts' }, 'd'), [facts, other, more]);
  expect(soFar.lines.map(({ write }) => write)).toEqual(['a', 'b', 'c']);
  expect(soFar).toMatchObject({ paper: 'Facts', heading: 'The facts' });
});

test('a long paper shows its last lines', () => {
  const long = sheet({ paper: 'Facts', heading: 'The facts' }, ...'abcdefghijkl');
  expect(sheetSoFar(more, [long]).lines.map(({ write }) => write)).toEqual([...'efghijkl']);
});
