import { expect, test } from 'vitest';
import { highlight } from '../sections/api-reference/Operation.tsx';

test('names, texts and figures have a color, brackets and commas none', () => {
  expect(highlight('{"a": "b", "c": 1}', 'json')).toEqual([
    { text: '{', kind: undefined },
    { text: '"a"', kind: 'property' },
    { text: ': ', kind: undefined },
    { text: '"b"', kind: 'string' },
    { text: ', ', kind: undefined },
    { text: '"c"', kind: 'property' },
    { text: ': ', kind: undefined },
    { text: '1', kind: 'number' },
    { text: '}', kind: undefined },
  ]);
});
