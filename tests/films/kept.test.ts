import { readFile, stat } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  cuts,
  formats,
  lessonFormats,
  lessonMovie,
  listLessons,
  movieOf,
  posterOf,
  readRecord,
} from '../../films/studio/keep.ts';
import { readWords } from '../../films/studio/make.ts';
import { openStudio } from '../../films/studio/studio.ts';
import { usualSpeed } from '../../site/captions/captions.ts';
import { runCommand } from '../support/command.ts';
import { whenThorough } from '../support/thorough.ts';
import { differingInCut } from './check-kept.ts';

const megabyte = 1_000_000;

type Movie = { name: string; file: string; seconds: number; format: { width: number; height: number } };

const { seconds = 0 } = (await readRecord()) ?? {};
const films: Movie[] = cuts.flatMap((cut) =>
  (['av1', 'h264'] as const).map((codec) => ({
    ...{ name: `the ${cut} film in ${codec}`, file: movieOf(cut, codec) },
    ...{ seconds, format: formats[cut][codec] },
  })),
);

const lessons = await listLessons();
const lessonFilms: Movie[][] = await Promise.all(
  lessons.map(async (id) => {
    // As its card says; it is recorded at the speed at which lessons play by themselves.
    const [, head = ''] = (await readFile(`content/video-tutorials/${id}.md`, 'utf8')).split('---\n');
    const [minutes = 0, rest = 0] = String(parse(head).duration).split(':').map(Number);
    return cuts.map((cut) => ({
      ...{ name: `the lesson ${id} as a ${cut} film`, file: lessonMovie(id, cut) },
      ...{ seconds: (minutes * 60 + rest) / usualSpeed, format: lessonFormats[cut] },
    }));
  }),
);

test.each([
  { what: 'the film', files: films.map(({ file }) => file), most: 18.8 },
  { what: 'the lessons, wide', files: lessons.map((id) => lessonMovie(id, 'wide')), most: 20 },
  { what: 'the lessons, tall', files: lessons.map((id) => lessonMovie(id, 'tall')), most: 16 },
])('all files of $what are light enough to be kept in the repository', async ({ files, most }) => {
  expect(files).not.toEqual([]);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most * megabyte);
});

test.each([
  ['wide', 1280, 720],
  ['tall', 720, 1280],
] as const)('the poster of the %s film is light and has its shape', async (cut, width, height) => {
  expect((await stat(posterOf(cut))).size).toBeLessThanOrEqual(25 * 1024);
  expect(await sharp(posterOf(cut)).metadata()).toMatchObject({ format: 'heif', width, height });
});

describe.each([...films, ...lessonFilms.flat()])('$name', async ({ file, seconds, format }) => {
  const bytes = await readFile(file);
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();

  test('begins with its index, so that it plays while it arrives', () => {
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  test('is as long as it says, as large as its format, and has the colors of television', async () => {
    expect(await track?.computeDuration()).toBeCloseTo(seconds, 1);
    expect([await track?.getDisplayWidth(), await track?.getDisplayHeight()]).toEqual([
      format.width,
      format.height,
    ]);
    expect(await track?.getCodec()).toBe(file.includes('.av1.') ? 'av1' : 'avc');
    expect(await track?.getColorSpace()).toEqual({
      primaries: 'bt709',
      transfer: 'bt709',
      matrix: 'bt709',
      fullRange: false,
    });
  });
});

whenThorough(test).each(cuts)('the %s film shows what would be drawn today', async (cut) => {
  const studio = await openStudio('brand-film');
  expect(await differingInCut(studio, cut, await readWords())).toEqual([]);
  await studio.close();
});

test('an unknown film ends in a sentence', async () => {
  const { code, output } = await runCommand('commands/films.ts', ['chatbots-setup'], {});
  expect(output).toContain('There is no film chatbots-setup. There are home, advanced-features, ');
  expect(code).toBe(1);
});
