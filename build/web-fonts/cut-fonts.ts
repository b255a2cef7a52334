import { hash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { parse } from 'node-html-parser';
import subsetFont from 'subset-font';
import { keptFiles } from '../kept-files.ts';

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
  const said = new Set([...(await charactersOfMessages()), ...charactersOf(pages)]);
  // Every page declares the same fonts.
  const faces = await readFaces(folder, pages[0]?.html ?? '');

  for (const face of faces) {
    const others = faces.filter((other) => other.family !== face.family);
    const isKept = (character: string) =>
      face.family !== headingFamily || keptForHeadings.test(character) || !has(others, character);
    const cut = await cutFace(face, [...alwaysKept, ...said].filter(isKept));
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

const folders = ['content/messages', 'content/demonstrations'];

/** The characters of the messages that scripts and the server may show. ASCII letters are always kept. */
async function charactersOfMessages(): Promise<string[]> {
  const files = folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name)));
  const texts = (await Promise.all(files)).flat().map((file) => readFile(file, 'utf8'));
  return (await Promise.all(texts)).flatMap((text) => text.match(/\P{ASCII}/gu) ?? []);
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
const notInOurFonts = 'script, style, svg, template, pre, code, samp';
/** The server fills these in. */
const tokens = /\[\[[\w:]+\]\]/g;
/** Line breaks, and invisible marks that control a text. */
const unseen = /[\p{Cc}\p{Cf}]/u;

/** The characters that the pages show. What no font of ours has, browsers take from the visitor's system. */
const charactersOf = (pages: Page[]): string[] =>
  pages.flatMap(({ html }) => [...new Set(wordsOf(html))]).filter((character) => !unseen.test(character));

function wordsOf(html: string): string {
  const page = parse(html, { blockTextElements: { script: true, style: true } }).querySelector('body');
  for (const element of page?.querySelectorAll(notInOurFonts) ?? []) element.remove();
  const hints = page?.querySelectorAll('[placeholder]').map((field) => field.getAttribute('placeholder'));
  return [page?.textContent, ...(hints ?? [])].join(' ').replaceAll(tokens, '');
}
