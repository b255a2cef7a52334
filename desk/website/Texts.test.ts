import { expect, test } from 'vitest';
import { differing } from './Texts.tsx';

test('of long texts only the paragraphs are shown that differ', () => {
  expect(differing(['a', 'b'])).toEqual(['a', 'b']);
  expect(differing(['a\n\nb\n\nc\n\nd', 'a\n\nb\n\nnew\n\nd'])).toEqual(['…\n\nc\n\n…', '…\n\nnew\n\n…']);
  // A paragraph that was added is shown with one beside it.
  expect(differing(['a\n\nb', 'a\n\nnew\n\nb'])).toEqual(['…\n\nb', '…\n\nnew\n\nb']);
  expect(differing(['a\n\na', 'a\n\na\n\na'])).toEqual(['…\n\na', '…\n\na\n\na']);
  expect(differing(['', 'a\n\nb'])).toEqual(['', 'a\n\nb']);
});
