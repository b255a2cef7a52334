import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from '../../build/read-yaml.ts';
import { root } from '../../build/root.ts';
import { lesson, type Scene } from '../../content/schemas/lesson.ts';
import { durationOf } from './cues/check-pace.ts';
import { type Spoken, type TimedScene, timedLesson } from './cues/timed-lesson.ts';

const files = await readdir(join(root, 'content/lessons'));
const ids = files.map((file) => basename(file, '.yaml'));
const lessons = await Promise.all(ids.map(async (id) => ({ id, scenes: await scenesOf(id) })));

async function scenesOf(id: string): Promise<TimedScene[]> {
  const scenes = lesson.parse(await readYaml(`content/lessons/${id}.yaml`));
  return timedLesson(scenes, (await readYaml(`content/video-tutorials/${id}.md`)) as Spoken).scenes;
}

/** A conversation, code, or a sheet, a form or a page that is written. What is only read, ticked or run is not counted. */
const isUsed = (scene: Scene) =>
  scene.kind === 'chat' ||
  scene.kind === 'terminal' ||
  (scene.kind === 'rows' && scene.look !== 'list' && scene.look !== 'chain');

test.each(lessons)('$id shows something in use for at least half of its time', ({ scenes }) => {
  const seconds = (some: TimedScene[]) => some.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(seconds(scenes.filter(({ scene }) => isUsed(scene))) / seconds(scenes)).toBeGreaterThanOrEqual(0.5);
});

/** The longest time in which nothing of a scene is typed, counted, pressed, or comes in another way. */
function longestRest({ start, end, cues }: TimedScene): number {
  const moves = cues.map((cue) => ({ from: cue.from - cue.lead, to: cue.from + durationOf(cue) }));
  let [still, longest] = [start, 0];
  for (const { from, to } of moves.toSorted((one, other) => one.from - other.from)) {
    longest = Math.max(longest, from - still);
    still = Math.max(still, to);
  }
  return Math.max(longest, end - still);
}

test.each(lessons)('no scene of $id stands still for more than eight seconds', ({ scenes }) => {
  expect(scenes.length).toBeGreaterThan(10);
  for (const scene of scenes) expect(longestRest(scene), `at ${scene.start} s`).toBeLessThanOrEqual(8);
});
