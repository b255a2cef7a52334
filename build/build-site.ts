import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { linksFrom } from '../contract/came-from.ts';
import { noteTags } from '../contract/file-tags.ts';
import { mediaTypeOf } from '../contract/media-types.ts';
import { compressibleFiles, openCompressor } from './compress.ts';
import { deskFingerprintOf, fingerprintOf } from './fingerprint.ts';
import { root } from './root.ts';
import { runNode } from './run-node.ts';
import { indexPages } from './search-index.ts';
import { cutFonts, readPages } from './web-fonts/cut-fonts.ts';

export const built = join(root, 'dist');

const site = keptBuild('site', built, fingerprintOf);
// `astro build` run by hand empties the folder and leaves no compressed copies.
const proofOfCompression = 'index.html.br';

/** Builds the site beside the one that is online, which stays as it is when the build fails. */
export async function buildSite(): Promise<void> {
  await site.renew(async (building) => {
    await mkdir(building, { recursive: true });
    await run('build/write-pages.ts', building, { ASTRO_TELEMETRY_DISABLED: '1' });
    for (const name of await unservedFiles(building)) {
      console.warn(
        `${name} will not be served: it is hidden, or contract/media-types.json does not name its kind.`,
      );
    }
    await finishPages(building);
    await cutFonts(building);
    const { compressBeside, tidy } = await openCompressor('site');
    const files = await compressibleFiles(building);
    // Compressing keeps other threads busy while this one reads the pages.
    await Promise.all([indexPages(building).then(compressBeside), ...files.map(compressBeside)]);
    await tidy();
    noteTags(building);
  });
}

export async function buildSiteWhenStale(): Promise<void> {
  if (!(await site.isFresh(proofOfCompression))) await buildSite();
}

const desk = keptBuild('desk', join(root, 'dist-desk'), deskFingerprintOf);

/** Builds the owner's desk into a folder of its own, apart from the site. */
export async function buildDesk(): Promise<void> {
  await desk.renew(async (building) => {
    await run('build/write-desk.ts', building);
    // Only the server uses the script that draws the first page, so it needs no compressed copy.
    const { compressBeside, tidy } = await openCompressor('desk');
    await Promise.all((await compressibleFiles(join(building, 'page'))).map(compressBeside));
    await tidy();
  });
}

export async function buildDeskWhenStale(): Promise<void> {
  if (!(await desk.isFresh('page/index.html'))) await buildDesk();
}

/** A folder that is built beside the last one and then replaces it, with the fingerprint of what it is made of. */
function keptBuild(name: string, built: string, fingerprintNow: (root: string) => Promise<string>) {
  const building = join(root, '.cache', name);
  const stamp = join(root, `.cache/${name}-fingerprint`);
  return {
    async renew(build: (building: string) => Promise<void>): Promise<void> {
      const fingerprint = await fingerprintNow(root);
      await rm(building, { recursive: true, force: true });
      await build(building);
      await rm(stamp, { force: true });
      await rm(built, { recursive: true, force: true });
      await rename(building, built);
      await writeFile(stamp, fingerprint);
    },

    async isFresh(proof: string): Promise<boolean> {
      if (!existsSync(join(built, proof)) || !existsSync(stamp)) return false;
      return (await readFile(stamp, 'utf8')) === (await fingerprintNow(root));
    },
  };
}

async function run(script: string, building: string, variables = {}): Promise<void> {
  const code = await runNode(['build/run.js', script, building], { NODE_ENV: 'production', ...variables });
  // The child process has printed the reason, which should be the last line.
  if (code !== 0) process.exit(code);
}

/** Marks every link to the form with the page it is on. A page that answers for several addresses is left out. */
async function finishPages(folder: string): Promise<void> {
  for (const { path, file, html } of await readPages(folder)) {
    const finished = linksFrom(path, stylesInHead(html));
    if (finished !== html) await writeFile(file, finished);
  }
}

/** Astro puts the style of its islands before the first one, in the body, where HTML has no place for it. */
function stylesInHead(html: string): string {
  const [style] = html.match(/<style>astro-island[^<]*<\/style>/) ?? [];
  return style ? html.replace(style, '').replace('</head>', `${style}</head>`) : html;
}

/** The files of a built folder that the server will not serve, so that whoever put one there learns of it. */
export async function unservedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !mediaTypeOf(name));
}
