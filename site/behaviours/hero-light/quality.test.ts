import { describe, expect, test } from 'vitest';
import { createQuality } from './quality.ts';

const fast = 1000 / 60;

/** The advice after half a second's worth of frames. */
function note(quality: ReturnType<typeof createQuality>, interval: number, windows = 1) {
  let advice = 'go on';
  const frames = Math.max(8, Math.ceil(500 / interval));
  for (let frame = 0; frame < frames * windows; frame += 1) advice = quality.note(interval);
  return advice;
}

describe('the quality of the light', () => {
  test('never draws more than two buffer pixels for one CSS pixel', () => {
    expect(createQuality(3).pixelRatio).toBe(2);
    expect(createQuality(1).pixelRatio).toBe(1);
  });

  test('steps down when frames take too long, and stops below 20 frames a second', () => {
    const quality = createQuality(2);
    expect(note(quality, 30)).toBe('redraw');
    expect(quality.pixelRatio).toBe(1.5);
    expect(note(quality, 30)).toBe('redraw');
    expect(quality.pixelRatio).toBe(1);
    expect(note(quality, 30)).toBe('go on');
    expect(note(quality, 60)).toBe('stop');
  });

  test('gives up in little more than a second at 6 frames a second', () => {
    const quality = createQuality(1);
    const advice = Array.from({ length: 8 }, () => quality.note(1000 / 6));
    expect(advice.at(-1)).toBe('stop');
  });

  test('is not disturbed by a few late frames', () => {
    const quality = createQuality(2);
    for (let frame = 0; frame < 300; frame += 1) quality.note(frame % 10 === 0 ? 200 : fast);
    expect(quality.pixelRatio).toBe(2);
  });

  test('tries a sharper picture only after long smooth running, and later each time', () => {
    const quality = createQuality(2);
    note(quality, 30);
    note(quality, fast, 39);
    expect(quality.pixelRatio).toBe(1.5);
    note(quality, fast);
    expect(quality.pixelRatio).toBe(2);
    note(quality, 30);
    note(quality, fast, 40);
    expect(quality.pixelRatio).toBe(1.5);
  });
});
