import { describe, expect, test } from 'vitest';
import { loadFonts, widthOf } from '../papers/fonts.ts';
import { fitTitle } from './fit-title.ts';

const room = { width: 640, height: 290 };
const long = 'What a small business should know about automation before it signs anything. '.repeat(3).trim();

await loadFonts();

describe.each(['Blog', 'Implementation Guide: From the First List to the Third Month', long])(
  '%s',
  (title) => {
    const { lines, face } = fitTitle(title, room);

    test('stays in its room', () => {
      for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(room.width);
      expect(lines.length * face.size * face.leading).toBeLessThanOrEqual(room.height);
    });

    test('keeps all its words', () => {
      expect(lines.join(' ')).toBe(title);
    });
  },
);

test('leaves no word alone on the last line where the others have one to give', () => {
  const { lines } = fitTitle('Implementation Guide: From the First List to the Third Month', room);
  expect(lines.at(-1)).toBe('Third Month');
});

test('sets short titles larger', () => {
  expect(fitTitle('Blog', room).face.size).toBeGreaterThan(fitTitle(long, room).face.size);
});
