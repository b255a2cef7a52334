import { expect, test } from 'vitest';
import { afterBackspace, afterEnter, blocksIn, type Edit, photosApart, withKind } from './written-blocks.ts';

const at = (drawn: string): [text: string, caret: [number, number]] => [
  drawn.replace('|', ''),
  [drawn.indexOf('|'), drawn.indexOf('|')],
];
const draw = (text: string, edit: Edit | undefined) => {
  if (!edit) return undefined;
  const now = text.slice(0, edit.from) + edit.words + text.slice(edit.to);
  return `${now.slice(0, edit.selects[0])}|${now.slice(edit.selects[0])}`;
};

test.each([
  ['One|', 'heading', 'paragraph', '## One|'],
  ['## One|', 'heading', 'paragraph', '### One|'],
  ['### One|', 'heading', 'paragraph', 'One|'],
  ['One|', 'heading', 'heading', '### One|'],
  ['On|e\n\nTwo', 'quote', 'heading', '\n\n> On|e\n\nTwo'],
  ['\n\nOn|e', 'heading', 'heading', 'On|e'],
  ['One\n\n|Two\n\n- Three', 'list', 'paragraph', 'One\n\n- |Two\n- Three'],
  ['- One\n- T|wo\n- Three', 'list', 'paragraph', '- One\n\nT|wo\n\n- Three'],
  ['1. One\n2. Two\n\nTh|ree', 'numbers', 'paragraph', '1. One\n2. Two\n3. Th|ree'],
  ['One\n\n|', 'list', 'paragraph', 'One\n\n- |'],
] as const)('%j with %s, in a %s: %j', (drawn, kind, own, expected) => {
  const [text, caret] = at(drawn);
  expect(draw(text, withKind(text, caret, kind, own))).toBe(expected);
});

test('Enter goes on with a list and leaves it, Backspace takes a sign and then a block', () => {
  const press = (drawn: string, key: typeof afterEnter, own: 'paragraph' | 'item' = 'paragraph') => {
    const [text, caret] = at(drawn);
    return draw(text, key(text, caret, own));
  };
  expect(press('1. One|', afterEnter)).toBe('1. One\n2. |');
  expect(press('One| more', afterEnter, 'item')).toBe('One\n- | more');
  expect(press('- One\n- |', afterEnter)).toBe('- One\n\n|');
  expect(press('## One|', afterEnter)).toBeUndefined();
  expect(press('One\n\n## |', afterBackspace)).toBe('One\n\n|');
  expect(press('- One\n- |Two', afterBackspace)).toBe('- One\n\n|Two');
  expect(press('One\n\n|', afterBackspace)).toBe('One|');
  expect(press('One\n\n|Two', afterBackspace)).toBe('One|Two');
  expect(press('One\n\n|\n\nTwo', afterBackspace)).toBe('One|\n\nTwo');
  expect(press('|One', afterBackspace)).toBeUndefined();
  expect(press('O|ne', afterBackspace)).toBeUndefined();
  expect(blocksIn('Title\n\nMore', 'heading').map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
});

test('a photo stays apart from the words beside it', () => {
  const photo = `![One](/_astro/photo-${'0'.repeat(32)}-1280.webp)`;
  expect(photosApart(`One${photo}Two`)).toBe(`One\n\n${photo}\n\nTwo`);
  expect(photosApart(`${photo}\n\nTwo`)).toBe(`${photo}\n\nTwo`);
});
