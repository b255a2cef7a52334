import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import startRenderer, { TypstRenderer } from '@myriaddreamin/typst-ts-renderer';
import startCompiler, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { sourcesBehind } from '../../build/kept-files.ts';
import { company } from '../../content/company.ts';
import { facesBeyondOurs, ourLetters } from '../../content/letters.ts';
import { ground, spectrumColor } from '../brand/colors.ts';
import { mark, markFrame } from '../brand/mark-lines.ts';
import { ownMark } from '../brand/own-mark.ts';

/** Values for theme.typ. */
const brand = {
  name: company.name,
  ground,
  spectrum: spectrumColor,
  mark: renderToStaticMarkup(LineMark()),
};

/** The PDF, and what the document has stored under the label `note`. */
type Print<Note> = { pdf: Buffer<ArrayBuffer>; notes: Note[] };

/** Typesets a document, which reads its data from `data.json`. */
export async function typesetPdf<Note>(document: string, data: object): Promise<Print<Note>> {
  const { set, ask } = await typesetterFor(document, data);
  const pdf = Buffer.from(set('pdf'));
  return { pdf, notes: ask('<note>') };
}

/** Typesets a picture. Letters become outlines, because pictures carry no fonts. */
export async function typesetSvg(document: string, data: object): Promise<string> {
  const { set } = await typesetterFor(document, data);
  const { renderer } = await started();
  const session = renderer.session_from_artifact(set('vector'), 'vector');
  const svg = renderer.svg_data(session, bodyAndDefinitions);
  session.free();
  return svg;
}

/** The definitions hold the outlines of letters. Styles (4) and scripts (8) are for web pages, and left out. */
const bodyAndDefinitions = 1 + 2;

/** All documents share one compiler, so there is no await between setting a document and compiling it. */
async function typesetterFor(document: string, data: object) {
  const { compiler } = await started();
  await giveFaces(compiler, JSON.stringify([brand, data]));
  for (const [file, text] of Object.entries(await sourcesBehind(document)))
    compiler.add_source(`/${file}`, text);
  return {
    set(format: 'pdf' | 'vector'): Uint8Array {
      compiler.map_shadow(`/${join(dirname(document), 'data.json')}`, bytesOf(data));
      const { result, diagnostics = [] }: Compilation = compiler.compile(
        `/${document}`,
        undefined,
        format,
        inFull,
      );
      const faults = diagnostics.map(({ message, path }) => `${path.replace(/^\//, '')}: ${message}`);
      if (!result || faults.length > 0) throw new Error(faults.join('\n'));
      return result;
    },
    ask: (label: string) => JSON.parse(compiler.query(`/${document}`, undefined, label, 'value')),
  };
}

type Compilation = { result?: Uint8Array; diagnostics?: { message: string; path: string }[] };
const inFull = 3;

let starting: ReturnType<typeof start> | undefined;

function started() {
  starting ??= start();
  return starting;
}

async function start() {
  await startCompiler({ module_or_path: await moduleOf('@myriaddreamin/typst-ts-web-compiler/wasm') });
  await startRenderer({ module_or_path: await moduleOf('@myriaddreamin/typst-ts-renderer/wasm') });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.map_shadow('/site/typesetting/brand.json', bytesOf(brand));
  return { compiler, renderer: new TypstRenderer() };
}

const bytesOf = (value: object) => Buffer.from(JSON.stringify(value));

const moduleOf = (name: string) => readFile(createRequire(import.meta.url).resolve(name));

const families = [
  'bricolage-grotesque/files/bricolage-grotesque-latin-600-normal',
  'instrument-sans/files/instrument-sans-latin-400-normal',
  'instrument-sans/files/instrument-sans-latin-600-normal',
];

/** Letters of other languages than English are in files of their own. */
const files = families.flatMap((name) => [name, name.replace('-latin-', '-latin-ext-')]);

const weights = [400, 600];

/**
 * Static fonts, because PDF readers do not support variable ones. A PDF only embeds the letters it uses. Those for other scripts
 * come when a text needs them.
 */
const faces = new Map<string, Promise<Buffer>>();
let given = Promise.resolve();

function giveFaces(compiler: TypstCompiler, text: string): Promise<void> {
  const { size } = faces;
  if (size === 0)
    for (const file of files) faces.set(file, faceFrom(`@fontsource/${file}.woff`, ourLetters.join('')));
  for (const { file, letters } of facesBeyondOurs(text).filter(({ file }) => !faces.has(`${file} 400`)))
    for (const wght of weights) faces.set(`${file} ${wght}`, faceFrom(file, letters, { wght }));
  if (faces.size > size)
    given = given.then(async () => {
      const fonts = new TypstFontResolverBuilder();
      for (const face of await Promise.all(faces.values())) fonts.add_raw_font(face);
      compiler.set_fonts(await fonts.build());
    });
  return given;
}

const faceFrom = async (file: string, letters: string, variationAxes = {}) =>
  subsetFont(await readFile(join('node_modules', file)), letters, {
    targetFormat: 'truetype',
    variationAxes,
  });

/** The company's mark in thin lines. Everything but the light takes the color of the text beside it. */
function LineMark() {
  const { x, y, width, height } = markFrame;
  if (ownMark && company.mark)
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        aria-hidden="true"
        viewBox={`0 0 ${company.mark.ratio * height} ${height}`}
      >
        <image href={ownMark} width="100%" height="100%" />
      </svg>
    );
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`}>
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d={mark.ray} />
        <path d={mark.prism} />
        {(['pink', 'orange', 'green', 'blue'] as const).map((hue) => (
          <path key={hue} stroke={spectrumColor[hue]} d={mark.beams[hue]} />
        ))}
      </g>
    </svg>
  );
}
