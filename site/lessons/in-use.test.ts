import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from '../../build/read-yaml.ts';
import { root } from '../../build/root.ts';
import { lesson, type Scene } from '../../content/schemas/lesson.ts';
import { usualSpeed } from '../captions/captions.ts';
import { type Spoken, type TimedScene, timedLesson } from './cues/timed-lesson.ts';
import { pose } from './playing/pose.ts';

const files = await readdir(join(root, 'content/lessons'));
const ids = files.map((file) => basename(file, '.yaml'));
const lessons = await Promise.all(ids.map(async (id) => ({ id, scenes: await scenesOf(id) })));

async function scenesOf(id: string): Promise<TimedScene[]> {
  const scenes = lesson.parse(await readYaml(`content/lessons/${id}.yaml`));
  return timedLesson(scenes, (await readYaml(`content/video-tutorials/${id}.md`)) as Spoken).scenes;
}

/** A conversation, code, what is written, or figures where something is pressed. What is only read, ticked or run is not counted. */
const isUsed = (scene: Scene) =>
  scene.kind === 'chat' ||
  scene.kind === 'terminal' ||
  (scene.kind === 'dashboard' && Boolean(scene.area ?? scene.chosen ?? scene.press)) ||
  (scene.kind === 'rows' && scene.look !== 'list' && scene.look !== 'chain');

test.each(lessons)('$id shows something in use for at least three fifths of its time', ({ scenes }) => {
  const seconds = (some: TimedScene[]) => some.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(seconds(scenes.filter(({ scene }) => isUsed(scene))) / seconds(scenes)).toBeGreaterThanOrEqual(0.6);
});

/** Lessons play at this speed by themselves, and are recorded at it. */
const framesPerSecond = 9 / usualSpeed;

/** How long each picture of a lesson stands, as it plays, and the second at which it begins. */
function stretches(scenes: TimedScene[]): { stands: number; from: number }[] {
  const changes: number[] = [];
  let last = '';
  for (const { cues, start, end } of scenes) {
    // While a message is typed, three dots are seen at least.
    const seen = cues.map((cue) => (cue.lead > 0 ? { ...cue, typed: 3 } : cue));
    for (let t = start; t < end; t += 1 / framesPerSecond) {
      const { next, ...picture } = pose(seen, t);
      const now = `${start} ${JSON.stringify(picture)}`;
      if (now !== last) changes.push(t);
      last = now;
    }
  }
  const whole = scenes.at(-1)?.end ?? 0;
  return changes.map((from, index) => ({
    stands: ((changes[index + 1] ?? whole) - from) / usualSpeed,
    from: Math.round(from),
  }));
}

test.each(lessons)('no picture of $id stands for more than three seconds', ({ scenes }) => {
  expect(scenes.length).toBeGreaterThan(10);
  const [longest] = stretches(scenes).sort((one, other) => other.stands - one.stands);
  expect(longest?.stands, `from second ${longest?.from}`).toBeLessThanOrEqual(3);
});
