import { expect, test } from 'vitest';
import { arrival, settledAfter } from '../cues/pace.ts';
import { type PosedCue, pose } from './pose.ts';

const cue = (from: number, manner: Partial<PosedCue> = {}): PosedCue => ({
  from,
  lead: 0,
  takes: arrival,
  again: [],
  typed: 0,
  marks: 0,
  strikes: false,
  counts: false,
  pointed: false,
  ...manner,
});
/** A line that is typed in a second, one that is struck through, a tally, and a part that just appears. */
const cues = [
  cue(2, { typed: 26, takes: 1 }),
  cue(5, { typed: 13, takes: 0.5, strikes: true }),
  cue(8, { marks: 12, takes: 2 }),
  cue(12),
];
const whole = [
  { shown: 1, count: 26, struck: 0, said: 0 },
  { shown: 1, count: 13, struck: 1, said: 0 },
  { shown: 1, count: 12, struck: 0, said: 0 },
  { shown: 1, count: 0, struck: 0, said: 0 },
];
const nothing = { shown: 0, count: 0, struck: 0, said: 0 };

test.each([-1, 0, 1.99])('at %d, before anything is said, nothing is shown', (t) => {
  expect(pose(cues, t)).toEqual({
    parts: cues.map(() => nothing),
    lit: -1,
    since: Number.NEGATIVE_INFINITY,
    moved: 1,
    next: 2,
  });
});

test('each part begins at its moment, and those after it wait', () => {
  for (const [index, { from }] of cues.entries()) {
    const { lit, parts } = pose(cues, from + arrival / 2);
    expect(lit).toBe(index);
    expect(pose(cues, from).lit).toBe(index);
    expect(parts[index]?.shown).toBeGreaterThan(0);
    expect(parts.slice(index + 1)).toEqual(cues.slice(index + 1).map(() => nothing));
    expect(pose(cues, from - 0.001).parts[index]).toEqual(nothing);
  }
});

test('a line is typed letter by letter, and struck through once it is complete', () => {
  expect(pose(cues, 2.51).parts[0]?.count).toBe(13);
  expect(pose(cues, 5.4).parts[1]).toMatchObject({ struck: 0 });
  expect(pose(cues, 6).parts[1]?.struck).toBeGreaterThan(0);
});

test('a message is typed before it is sent, and has left the field when it is there', () => {
  const message = [cue(6, { typed: 20, lead: 3 })];
  const at = (t: number) => pose(message, t);
  expect(at(2.9)).toMatchObject({ parts: [{ shown: 0, count: 0 }], next: 3 });
  expect(at(3.5).parts[0]).toMatchObject({ shown: 0, count: 4 });
  expect(at(5.9).parts[0]).toMatchObject({ shown: 0, count: 20 });
  expect(at(6 + arrival).parts[0]).toEqual({ shown: 1, count: 0, struck: 0, said: 0 });
  expect(pose(message, 5, true)).toMatchObject({ parts: [{ shown: 0, count: 0 }], next: 6 });
});

test('what is pressed waits for the pointer, which is on its way meanwhile', () => {
  const turned = (t: number) => pose([cue(6, { pointed: true })], t);
  expect(turned(6 + arrival * 0.99)).toMatchObject({ parts: [nothing], lit: 0 });
  expect(turned(6 + arrival * 0.99).moved).toBeCloseTo(1);
  expect(turned(6 + arrival * 1.5).parts[0]?.shown).toBeGreaterThan(0);
  expect(turned(6 + arrival * 2)).toMatchObject({ parts: [{ shown: 1 }], next: Number.POSITIVE_INFINITY });
});

test('an amount counts for a while', () => {
  const counted = (t: number) => pose([cue(6, { counts: true, takes: 2 })], t).parts[0]?.shown;
  expect(counted(6 + arrival)).toBeLessThan(1);
  expect(counted(6 + 2)).toBe(1);
});

test('what is spoken of once more is lit again, and the light goes along it', () => {
  const spoken = [cue(2, { again: [8] }), cue(5)];
  expect(pose(spoken, 7)).toMatchObject({ lit: 1, next: 8 });
  expect(pose(spoken, 8.3)).toMatchObject({ lit: 0, since: 8, next: 8.3 });
  const [along = 0, whole = 0] = [8.3, 12].map((t) => pose(spoken, t).parts[0]?.said);
  expect(along).toBeGreaterThan(0);
  expect(along).toBeLessThan(whole);
  expect(whole).toBe(1);
});

test('at the end everything is shown, and stays', () => {
  expect(pose(cues, 900)).toEqual({
    parts: whole,
    lit: 3,
    since: 12,
    moved: 1,
    next: Number.POSITIVE_INFINITY,
  });
});

test('the same second gives the same picture, whatever was asked before', () => {
  const seconds = Array.from({ length: 200 }, (_, index) => index / 14);
  const forward = seconds.map((t) => pose(cues, t));
  const backward = seconds.toReversed().map((t) => pose(cues, t));
  expect(backward.toReversed()).toEqual(forward);
});

test('nothing changes before the second it names', () => {
  const picture = (t: number) => ({ ...pose(cues, t), next: 0 });
  for (let t = 0; t < 14; t += 0.05) {
    const { next } = pose(cues, t);
    if (next > t && Number.isFinite(next)) expect(picture(next - 1e-6), String(t)).toEqual(picture(t));
  }
});

test('still pictures show each change as it ends', () => {
  for (const [index, each] of cues.entries()) {
    const settled = settledAfter(each) + 0.8;
    expect(pose(cues, each.from, true).parts[index]).toEqual(whole[index]);
    expect(pose(cues, each.from, true).parts).toEqual(pose(cues, settled, true).parts);
    expect(pose(cues, each.from, true).next).toBe(cues[index + 1]?.from ?? Number.POSITIVE_INFINITY);
  }
});
