import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-typescript.js';

export type Language = 'bash' | 'json' | 'typescript';
/** A piece of code; its kind is the class that colors it. */
export type Piece = { text: string; kind: string | undefined };

/** The kinds site/styles/prose.css gives a color; the rest would only be more elements to lay out. */
const colored = ['comment', 'string', 'keyword', 'boolean', 'function', 'property', 'number', 'class-name'];

/** Code cut into pieces, as few as its colors allow. */
export function highlight(code: string, language: Language): Piece[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`No grammar for ${language}`);
  const pieces: Piece[] = [];
  collect(Prism.tokenize(code, grammar), undefined, pieces);
  return pieces;
}

function collect(stream: Prism.TokenStream, kind: string | undefined, pieces: Piece[]) {
  if (typeof stream === 'string') {
    const last = pieces.at(-1);
    if (last && last.kind === kind) last.text += stream;
    else pieces.push({ text: stream, kind });
  } else if (Array.isArray(stream)) {
    for (const each of stream) collect(each, kind, pieces);
  } else {
    collect(stream.content, colored.includes(stream.type) ? stream.type : kind, pieces);
  }
}
