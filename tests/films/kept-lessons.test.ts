import { readFile, stat } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Cut } from '../../films/brand-film/film-stage.ts';
import { lessonFormats } from '../../films/studio/keep.ts';
import { cuts, lessonMovie, listLessons } from '../../films/studio/lessons.ts';

const lessons = await listLessons();
const megabyte = 1_000_000;

test('the films of all lessons are light enough to be kept in the repository', async () => {
  expect(lessons.length).toBeGreaterThan(0);
  const bytesOf = async (cut: Cut) => {
    const sizes = await Promise.all(lessons.map(async (id) => (await stat(lessonMovie(id, cut))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  expect(await bytesOf('wide')).toBeLessThanOrEqual(20 * megabyte);
  expect(await bytesOf('tall')).toBeLessThanOrEqual(16 * megabyte);
});

const films = lessons.flatMap((id) => cuts.map((cut) => ({ id, cut })));

describe.each(films)('the lesson $id as a $cut film', async ({ id, cut }) => {
  const bytes = await readFile(lessonMovie(id, cut));
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();

  test('begins with its index, so that it plays while it arrives', () => {
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  test('is as long as its card says, and plays on every device', async () => {
    const [, head = ''] = (await readFile(`content/video-tutorials/${id}.md`, 'utf8')).split('---\n');
    const [minutes, seconds] = String(parse(head).duration).split(':').map(Number);
    expect(await track?.computeDuration()).toBeCloseTo((minutes ?? 0) * 60 + (seconds ?? 0), 1);
    const { width, height } = lessonFormats[cut];
    expect([await track?.getDisplayWidth(), await track?.getDisplayHeight()]).toEqual([width, height]);
    expect(await track?.getCodec()).toBe('avc');
    expect(await track?.getColorSpace()).toMatchObject({ matrix: 'bt709', fullRange: false });
  });
});
