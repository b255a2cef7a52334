import { readFile, stat } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { movieOf, posterOf, readRecord } from '../../films/studio/keep.ts';
import { listLessons } from '../../films/studio/lessons.ts';
import { runCommand } from '../support/command.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const cuts = ['wide', 'tall'] as const;
const codecs = ['av1', 'h264'] as const;
const megabytes = 1024 * 1024;

test('the four files of the film are light enough to be kept in the repository', async () => {
  const files = cuts.flatMap((cut) => codecs.map((codec) => movieOf(cut, codec)));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(18 * megabytes);
});

test.each([
  ['wide', 1280, 720],
  ['tall', 720, 1280],
] as const)('the poster of the %s film is light and has its shape', async (cut, width, height) => {
  expect((await stat(posterOf(cut))).size).toBeLessThanOrEqual(25 * 1024);
  expect(await sharp(posterOf(cut)).metadata()).toMatchObject({ format: 'heif', width, height });
});

describe.each(cuts.flatMap((cut) => codecs.map((codec) => ({ cut, codec }))))(
  'the $cut film in $codec',
  async ({ cut, codec }) => {
    const bytes = await readFile(movieOf(cut, codec));
    const track = await new Input({
      source: new BufferSource(bytes),
      formats: ALL_FORMATS,
    }).getPrimaryVideoTrack();

    test('begins with its index, so that it plays while it arrives', () => {
      expect(bytes.indexOf('moov')).toBeGreaterThan(0);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    });

    test('is as long as its record says, and as large as its format', async () => {
      const [long, short] = codec === 'av1' ? [1920, 1080] : [1280, 720];
      expect(await track?.computeDuration()).toBeCloseTo((await readRecord())?.seconds ?? 0, 1);
      expect([await track?.getDisplayWidth(), await track?.getDisplayHeight()]).toEqual(
        cut === 'wide' ? [long, short] : [short, long],
      );
    });

    test('has the colors of television, in its limited range', async () => {
      expect(await track?.getColorSpace()).toEqual({
        primaries: 'bt709',
        transfer: 'bt709',
        matrix: 'bt709',
        fullRange: false,
      });
    });
  },
);

rare('kept films show what would be drawn today', async () => {
  // The lessons' server is one of this run: making a store of its own takes longer than all comparing.
  const { DATA_TEMPLATE = '', SPEND_MEMORY = '' } = process.env;
  const { code, output } = await runCommand('commands/films.ts', ['--check'], {
    DATA_TEMPLATE,
    SPEND_MEMORY,
  });
  const allOf = (count: number) => `${count} of ${count}`;
  for (const cut of cuts) expect(output).toContain(`${cut}: ${allOf(10)}`);
  for (const id of await listLessons()) expect(output).toContain(`${id}: ${allOf(6)}`);
  expect(code).toBe(0);
});

test('an unknown film ends in a sentence', async () => {
  const { code, output } = await runCommand('commands/films.ts', ['chatbots-setup'], {});
  expect(output).toContain('There is no film chatbots-setup. There are wide, tall, advanced-features, ');
  expect(code).toBe(1);
});
