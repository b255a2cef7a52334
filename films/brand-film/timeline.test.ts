import { describe, expect, test } from 'vitest';
import { arrival } from '../drawing/lettering.ts';
import { readWords } from '../studio/make.ts';
import { leavingSeconds } from './shot.ts';
import { brightnessOf, placeShots } from './timeline.ts';

const shots = placeShots(await readWords());
const countWords = (text: string) => text.split(/\s+/).length;

test('the film is a minute long, and every shot begins where the last one ended', () => {
  expect(shots).toHaveLength(10);
  expect(shots[0]?.start).toBe(0);
  for (const [index, { start }] of shots.slice(1).entries()) expect(start).toBe(shots[index]?.end);
  expect(shots.at(-1)?.end).toBe(60);
});

describe.each(shots)('what shot $name says can be read', ({ start, end, leaves, said }) => {
  const seconds = end - start;

  test('each line stays long enough to be read', () => {
    expect(said).not.toEqual([]);
    for (const { words, at, read } of said.filter((each) => each.read === 'whole')) {
      const stands = seconds - (leaves ? leavingSeconds : 0) - (at + arrival.heading);
      expect(stands, `${words} (${read})`).toBeGreaterThanOrEqual(0.7 + 0.3 * countWords(words));
    }
  });

  test('the whole film has not too many words', () => {
    const asked = said.reduce(
      (sum, { words, read }) => sum + countWords(words) * (read === 'half' ? 0.5 : 1),
      0,
    );
    expect(asked / seconds).toBeLessThanOrEqual(4);
  });
});

test('every shot fades to dark, except the one that continues in the next, and the last', () => {
  const brightAtTheEnd = shots.filter((shot) => brightnessOf(shot, shot.end) > 0).map(({ name }) => name);
  expect(brightAtTheEnd).toEqual(['phone', 'end']);
  for (const shot of shots) expect(brightnessOf(shot, shot.end - leavingSeconds)).toBe(1);
});
