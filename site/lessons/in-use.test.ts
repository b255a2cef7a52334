import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from '../../build/read-yaml.ts';
import { root } from '../../build/root.ts';
import { lesson, type Scene } from '../../content/schemas/lesson.ts';
import { type Spoken, timedLesson } from './cues/timed-lesson.ts';

const files = await readdir(join(root, 'content/lessons'));
const ids = files.map((file) => basename(file, '.yaml'));

/** A conversation, code, or a sheet, a form or a page that is written. What is only read, ticked or run is not counted. */
const isUsed = (scene: Scene) =>
  scene.kind === 'chat' ||
  scene.kind === 'terminal' ||
  (scene.kind === 'rows' && scene.look !== 'list' && scene.look !== 'chain');

test.each(ids)('%s shows something in use for at least half of its time', async (id) => {
  const scenes = lesson.parse(await readYaml(`content/lessons/${id}.yaml`));
  const spoken = (await readYaml(`content/video-tutorials/${id}.md`)) as Spoken;
  const timed = timedLesson(scenes, spoken).scenes;
  const seconds = (some: typeof timed) => some.reduce((sum, { start, end }) => sum + end - start, 0);
  expect(seconds(timed.filter(({ scene }) => isUsed(scene))) / seconds(timed)).toBeGreaterThanOrEqual(0.5);
});
