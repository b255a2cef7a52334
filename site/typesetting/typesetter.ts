import { dirname, join, relative } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../../content/company.ts';
import { ground, spectrumColor } from '../brand/colors.ts';
import { faces } from './faces.ts';
import { LineMark } from './LineMark.tsx';

const workspace = process.cwd();

/** Files that stand beside `theme.typ` for the typesetter alone. */
const brand = {
  name: company.name,
  ground,
  spectrum: spectrumColor,
  mark: renderToStaticMarkup(LineMark()),
};

let started: Promise<NodeCompiler> | undefined;

async function start(): Promise<NodeCompiler> {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: await faces() }] });
  handIn(compiler, 'site/typesetting/brand.json', brand);
  return compiler;
}

const handIn = (compiler: NodeCompiler, file: string, value: object) =>
  compiler.mapShadow(join(workspace, file), Buffer.from(JSON.stringify(value)));

/** Sets a document, which finds its data beside itself as `data.json`. */
export async function typeset(document: string, data: object): Promise<TypesetDocument> {
  started ??= start();
  const compiler = await started;
  handIn(compiler, join(dirname(document), 'data.json'), data);
  const outcome = compiler.compile({ mainFilePath: join(workspace, document) });
  const fault = outcome.takeError() ?? outcome.takeWarnings();
  if (!outcome.result || fault) {
    const found: { message: string; path: string }[] = fault ? compiler.fetchDiagnostics(fault) : [];
    const sentences = found.map(({ message, path }) => `${relative(workspace, path)}: ${message}`);
    throw new Error(sentences.join('\n'));
  }
  return new TypesetDocument(compiler, outcome.result);
}

/** Pages of print, to be written as what is wanted. */
export class TypesetDocument {
  readonly #compiler: NodeCompiler;
  readonly #document: NodeTypstDocument;

  constructor(compiler: NodeCompiler, document: NodeTypstDocument) {
    this.#compiler = compiler;
    this.#document = document;
  }

  /** What the document noted about itself under a label. */
  notes<Note>(label: string): Note[] {
    return this.#compiler.query(this.#document, { selector: `<${label}>`, field: 'value' });
  }

  /** Tagged for screen readers: the typesetter refuses what would not pass PDF/UA-1. */
  pdf(made: Date): Buffer<ArrayBuffer> {
    const creationTimestamp = made.getTime() / 1000;
    return Buffer.from(this.#compiler.pdf(this.#document, { pdfStandard: 'ua-1', creationTimestamp }));
  }

  /** Its letters as outlines: pictures carry no fonts. */
  svg(): string {
    return this.#compiler.plainSvg(this.#document);
  }
}
