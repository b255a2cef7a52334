import { lesson as labels } from '../../../content/labels.ts';
import type { Scene } from '../../../content/schemas/lesson.ts';
import { clockTime } from '../../captions/captions.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';

export type Chapter = {
  /** Where its picture begins in the story, as the target of an address. */
  id: string;
  name: string;
  start: number;
  end: number;
  time: string;
  at: string;
  /** What is seen in it for longest, in a word. */
  shows: string;
};

export const chaptersOf = (scenes: TimedScene[]): Chapter[] => {
  const firsts = scenes.flatMap(({ scene }, index) => (scene.chapter ? [index] : []));
  return firsts.map((first, index) => {
    const own = scenes.slice(first, firsts[index + 1]);
    const { start = 0, scene } = own[0] ?? {};
    return {
      id: `chapter-${index + 1}`,
      name: scene?.chapter ?? '',
      start,
      end: own.at(-1)?.end ?? start,
      time: clockTime(start),
      at: scene?.at ?? '',
      shows: shownLongest(own),
    };
  });
};

function shownLongest(scenes: TimedScene[]): string {
  const seconds = new Map<string, number>();
  for (const { scene, start, end } of scenes) {
    const thing = thingIn(scene);
    seconds.set(thing, (seconds.get(thing) ?? 0) + end - start);
  }
  return [...seconds].reduce((longest, each) => (each[1] > longest[1] ? each : longest), ['', 0])[0];
}

const thingIn = (scene: Scene): string => labels.things[scene.kind === 'rows' ? scene.look : scene.kind];
