import { expect, test } from 'vitest';
import type { Lesson } from '../../content/schemas/lesson.ts';
import { filmFingerprint } from './film-fingerprint.ts';

const lesson: Lesson = [
  { at: '00:00', kind: 'picture', heading: 'Count a week first.', frames: [{ drawing: 'phone' }] },
];
const spoken = {
  duration: '00:20',
  transcript: [
    { at: '00:00', text: 'Before you change anything, count.' },
    { at: '00:10', text: 'Then write the hours down.' },
  ],
};
const faces = ['0123.woff2'];
const made = filmFingerprint(lesson, spoken, faces);

test('what a film shows has one fingerprint, whatever else its page says', () => {
  const page = { ...spoken, title: 'Counting', metaDescription: 'How to count.' };
  expect(filmFingerprint(lesson, page, faces)).toBe(made);
});

test.each([
  [
    'a word of a scene',
    filmFingerprint(
      [{ at: '00:00', kind: 'picture', heading: 'Count two weeks.', frames: [{ drawing: 'phone' }] }],
      spoken,
      faces,
    ),
  ],
  ['a word that is said', filmFingerprint(lesson, withText('Then write the prices down.'), faces)],
  ['the moment it is said', filmFingerprint(lesson, { ...spoken, duration: '00:21' }, faces)],
  ['a face', filmFingerprint(lesson, spoken, ['4567.woff2'])],
])('%s makes another one', (_what, fingerprint) => {
  expect(fingerprint).not.toBe(made);
});

function withText(text: string) {
  return { ...spoken, transcript: spoken.transcript.with(1, { at: '00:10', text }) };
}
