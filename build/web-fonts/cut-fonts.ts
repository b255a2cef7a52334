import { hash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { parse } from 'node-html-parser';
import subsetFont from 'subset-font';
import { keptFiles } from '../kept-files.ts';
import { UserError } from '../user-error.ts';

/** Characters that visitors type, though no page may contain them. */
const alwaysKept = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...` !"#$%&'()*+,-./:;=?@_‘’“”–—…`,
];

/** Headings rarely need other characters. The font of running text is their fallback. */
const headingFamily = 'Bricolage Grotesque';
const keptForHeadings = /[\p{L}\p{N} $%&'()+,./:?@‘’“”–-]/u;

/** The features that browsers apply to English by default, and figures of one width. */
const features = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];
/** The names of styles, which no browser reads. */
const unreadTables = ['STAT'];

/** A font as the pages declare it. */
type Face = {
  family: string;
  address: string;
  weights: { min: number; max: number };
  bytes: Buffer;
  font: Font;
};

/** Reduces the fonts of a built site to the characters and weights that its pages use. */
export async function cutFonts(folder: string): Promise<void> {
  const pages = await readPages(folder);
  const said = new Map([...(await charactersOfMessages()), ...charactersOf(pages)]);
  // Every page declares the same fonts.
  const faces = await readFaces(folder, pages[0]?.html ?? '');
  refuseWhatNoFontHas(said, faces);

  for (const face of faces) {
    const others = faces.filter((other) => other.family !== face.family);
    const isKept = (character: string) =>
      face.family !== headingFamily || keptForHeadings.test(character) || !has(others, character);
    const cut = await cutFace(face, [...alwaysKept, ...said.keys()].filter(isKept));
    const address = `${dirname(face.address)}/${hash('sha256', cut).slice(0, 16)}.woff2`;
    await rm(join(folder, face.address));
    await writeFile(join(folder, address), cut);
    for (const page of pages) page.html = page.html.replaceAll(face.address, address);
  }
  await Promise.all(pages.map(({ file, html }) => writeFile(file, html)));
}

const rule = /@font-face\{font-family:"([^"]+)-\w+";src:url\("([^"]+)"\)[^}]*font-weight:(\d+) (\d+)/g;

const readFaces = (folder: string, html: string): Promise<Face[]> =>
  Promise.all(
    [...html.matchAll(rule)].map(async ([, family = '', address = '', min, max]) => {
      const bytes = await readFile(join(folder, address));
      const weights = { min: Number(min), max: Number(max) };
      return { family, address, weights, bytes, font: create(bytes) as Font };
    }),
  );

const cuts = keptFiles('fonts', '.woff2');

/** The address of a font changes with its bytes. */
function cutFace({ address, weights, bytes }: Face, characters: string[]): Promise<Buffer> {
  const text = [...new Set(characters)].sort().join('');
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures: features,
    dropTables: unreadTables,
  };
  return cuts.getOrMake(basename(address), JSON.stringify([address, text, options]), async () =>
    Buffer.from(await subsetFont(bytes, text, options)),
  );
}

const has = (faces: Face[], character: string) =>
  faces.some(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

function refuseWhatNoFontHas(said: Map<string, string>, faces: Face[]): void {
  for (const [character, path] of said)
    if (!has(faces, character))
      throw new UserError(
        `${path} says "${character}", which the fonts of the site do not have: ` +
          'say it in other words, or add a font file that has it to astro.config.ts.',
      );
}

const folders = ['content/messages', 'content/demonstrations'];

/**
 * Every character of the messages that scripts and the server may show, with its file. ASCII letters are always kept.
 */
async function charactersOfMessages(): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const files = folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name)));
  for (const file of (await Promise.all(files)).flat()) {
    for (const character of (await readFile(file, 'utf8')).match(/\P{ASCII}/gu) ?? [])
      said.set(character, file);
  }
  return said;
}

type Page = { path: string; file: string; html: string };

export async function readPages(folder: string): Promise<Page[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const path = `/${name.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
      return { path, file, html: await readFile(file, 'utf8') };
    }),
  );
}

/** Code is set in a font of the visitor's system. */
const notInOurFonts = 'script, style, svg, template, pre, code';
/** The server fills these in. */
const tokens = /\[\[[\w:]+\]\]/g;
/** Line breaks, and invisible marks that control a text. */
const unseen = /[\p{Cc}\p{Cf}]/u;

/** Every character that the pages show, with the first page that shows it. */
function charactersOf(pages: Page[]): Map<string, string> {
  const said = new Map<string, string>();
  for (const { path, html } of pages)
    for (const character of wordsOf(html))
      if (!said.has(character) && !unseen.test(character)) said.set(character, path);
  return said;
}

function wordsOf(html: string): string {
  const page = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('body');
  for (const element of page?.querySelectorAll(notInOurFonts) ?? []) element.remove();
  const hints = page?.querySelectorAll('[placeholder]').map((field) => field.getAttribute('placeholder'));
  return [page?.textContent, ...(hints ?? [])].join(' ').replaceAll(tokens, '');
}
