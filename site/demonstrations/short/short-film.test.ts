import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import { type Short, short as schema } from '../../../content/schemas/demonstrations/short.ts';
import { clipAt, clock, cutsOf, filmed, shown, subtitleAt } from './short-film.ts';

const sample = (await readSample('content/demonstrations/video-content.yaml')) as Short;
const { clips, subtitles } = sample;
const [counter, turn, shelf] = clips;

test("seconds are written in players' notation", () => {
  expect([0, 5.9, 60, 85].map(clock)).toEqual(['0:00', '0:05', '1:00', '1:25']);
});

test('what was filmed and what is shown are the sums of the clips', () => {
  expect(filmed([counter, { ...turn, seconds: 100 }])).toBe(counter.seconds + 100);
  expect(shown([counter, turn])).toBe(10);
});

test('a cut lies within its clip, and its part follows the one before', () => {
  const cuts = cutsOf([
    { ...counter, seconds: 41, from: 22, to: 27 },
    { ...turn, seconds: 18, from: 6, to: 11 },
  ]);
  expect(cuts).toEqual([
    { clip: { from: 0, to: 41 }, used: { from: 22, to: 27 }, part: { from: 0, to: 5 } },
    { clip: { from: 41, to: 59 }, used: { from: 47, to: 52 }, part: { from: 5, to: 10 } },
  ]);
});

test('every second has a clip and a subtitle, also the last one', () => {
  expect([0, 4.99, 5, 14.9, 15].map((time) => clipAt(clips, time))).toEqual([0, 0, 1, 2, 2]);
  const late = [
    { at: 1, text: 'One.' },
    { at: 4, text: 'Two.' },
  ];
  expect([0, 1, 3.9, 4, 15].map((time) => subtitleAt(late, time))).toEqual([-1, 0, 0, 1, 1]);
});

test.each<[string, Partial<Record<keyof Short, unknown>>, string]>([
  [
    'a cut longer than its clip',
    { clips: [{ ...counter, from: 39, to: 44 }, turn, shelf] },
    'the clip ends at second 41',
  ],
  [
    'a cut of seconds that were not made',
    { clips: [counter, { ...turn, from: 6, to: 9 }, shelf] },
    'must be 11: 5 seconds of each clip were made',
  ],
  ['a subtitle beyond the end', { subtitles: [{ at: 15, text: 'Late.' }] }, 'the short ends at second 15'],
  ['subtitles in disorder', { subtitles: [...subtitles].reverse() }, 'must come after the subtitle above it'],
  ['a clip that is not there', { clips: [turn, turn, shelf] }, 'expected "counter"'],
])('the schema refuses %s', (_, changes, message) => {
  const { error } = schema.safeParse({ ...sample, ...changes });
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});

const folder = 'site/demonstrations/short/clips';
const films = readdirSync(folder).filter((file) => file.endsWith('.mp4'));

test('there is a picture of each clip, and one of the short', () => {
  for (const picture of ['short', ...clips.map((clip) => clip.picture)])
    expect(existsSync(`${folder}/${picture}.webp`), picture).toBe(true);
});

test('both films are there in both formats, as long as the short, and weigh at most 600 KB together', () => {
  expect(films.sort()).toEqual(['phone-av1.mp4', 'phone.mp4', 'short-av1.mp4', 'short.mp4']);
  for (const film of films) expect(secondsOf(readFileSync(`${folder}/${film}`)), film).toBe(shown(clips));
  const weight = films.reduce((sum, film) => sum + statSync(`${folder}/${film}`).size, 0);
  expect(weight).toBeLessThanOrEqual(600_000);
});

/** The duration in an MP4 file's movie header, in seconds. */
function secondsOf(file: Buffer): number {
  const header = file.subarray(file.indexOf('mvhd') + 4);
  return header.readUInt32BE(16) / header.readUInt32BE(12);
}
