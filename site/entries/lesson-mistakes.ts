import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { lessonMistakes } from '../lessons/cues/check.ts';
import { lineInYaml } from './line-in-yaml.ts';

/** Lessons that quote what is not said, run too fast or stand still, and tutorials with nothing to play. */
export async function misledLessons(): Promise<string[]> {
  const lessons = await getCollection('lessons');
  const tutorials = await getCollection('video-tutorials');
  const silent = tutorials
    .filter(({ id, data }) => !data.video && !lessons.some((lesson) => lesson.id === id))
    .map(({ id, filePath }) => `${filePath}: must have a video, or a lesson in content/lessons/${id}.yaml`);

  const misled = lessons.map(async ({ id, data, filePath = '' }) => {
    const tutorial = tutorials.find((other) => other.id === id);
    if (!tutorial) return [`${filePath}: must have the name of a tutorial in content/video-tutorials`];
    const mistakes = lessonMistakes(data, tutorial.data);
    if (mistakes.length === 0) return [];
    const text = await readFile(filePath, 'utf8');
    return mistakes.map(({ path, message }) => {
      const field = path.slice(1).join('.');
      return `${filePath}:${lineInYaml(text, path)}: ${field ? `${field} ` : ''}${message}`;
    });
  });
  return [...silent, ...(await Promise.all(misled)).flat()];
}
