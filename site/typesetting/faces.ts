import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Latin with the signs of print. What a paper does not use is left out of its PDF anyway. */
const characters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)),
  ...'‘’“”–—…•→×÷−≤≥',
].join('');

const files = [
  'bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
  'instrument-sans/files/instrument-sans-latin-400-normal.woff',
  'instrument-sans/files/instrument-sans-latin-600-normal.woff',
];

let loaded: Promise<Buffer[]> | undefined;

/** The faces of the site as the typesetter reads them: static cuts, as PDF readers know no variable ones. */
export function faces(): Promise<Buffer[]> {
  loaded ??= Promise.all(
    files.map(async (file) =>
      subsetFont(await readFile(join('node_modules/@fontsource', file)), characters, {
        targetFormat: 'truetype',
      }),
    ),
  );
  return loaded;
}
