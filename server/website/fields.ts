import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Node, parse, parseDocument, type Scalar } from 'yaml';
import { z } from 'zod';
import { remembered } from './remembered.ts';

/** The texts in the fields of a file, which is YAML, or Markdown with YAML above it. */

export type Field = {
  path: (string | number)[];
  text: string;
  /** The range of the value in the file, including its quotes or its `>-`. */
  from: number;
  to: number;
  style: Scalar.Type;
  /** Within brackets or braces, where a comma ends a value. */
  isInFlow: boolean;
};

export type Fields = {
  data: unknown;
  texts: Field[];
  mistake?: string;
};

const aboveMarkdown = /^---\n([\s\S]*?\n)---\n/;

function yamlOf(file: string, source: string): { yaml: string; start: number } {
  if (!file.endsWith('.md')) return { yaml: source, start: 0 };
  const [, yaml = ''] = aboveMarkdown.exec(source) ?? [];
  return { yaml, start: 4 };
}

/** The Markdown below the fields. */
export const markdownOf = (source: string) => source.replace(aboveMarkdown, '');

/** Callers must not change the result, because the next call for the same text returns it again. */
export const fieldsOf = remembered((file, source): Fields => {
  const { yaml, start } = yamlOf(file, source);
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) return { data: undefined, texts: [], mistake: error.message.split('\n')[0] ?? '' };
  const texts: Field[] = [];
  const walk = (node: unknown, path: Field['path'], isInFlow: boolean): void => {
    if (isMap<Node, Node>(node)) {
      const isFlow = isInFlow || node.flow === true;
      for (const { key, value } of node.items) {
        if (isScalar(key)) walk(value, [...path, String(key.value)], isFlow);
      }
    } else if (isSeq(node)) {
      const isFlow = isInFlow || node.flow === true;
      node.items.forEach((item, index) => {
        walk(item, [...path, index], isFlow);
      });
    } else if (isScalar(node) && node.range && node.type) {
      const { value, type: style } = node;
      const [from, to] = [node.range[0] + start, node.range[1] + start];
      if (typeof value === 'string') texts.push({ path, text: value, from, to, style, isInFlow });
    }
  };
  walk(document.contents, [], false);
  return { data: document.toJS(), texts };
});

/** The path of a field as text, such as `features[2].title`. The database stores it. */
export const placeOf = (path: PropertyKey[]): string => z.core.toDotPath(path);

/** A piece of a file and the ways to write what replaces it, the best first. */
export type Piece = { from: number; to: number; ways: string[] };

export function spliced(source: string, pieces: Piece[], way: number): string {
  const inOrder = pieces.toSorted((one, other) => one.from - other.from);
  let end = 0;
  const parts = inOrder.map(({ from, to, ways }) => {
    const part = source.slice(end, from) + (ways[way] ?? ways.at(-1));
    end = to;
    return part;
  });
  return parts.join('') + source.slice(end);
}

/**
 * The value of a field as a piece of its file. A text keeps the style of the one that it replaces, and any other value is
 * written in one line. Not every way reads back exactly.
 */
export function pieceOf(
  file: string,
  source: string,
  path: Field['path'],
  value: unknown,
): Piece | undefined {
  const field = fieldsOf(file, source).texts.find((each) => isDeepStrictEqual(each.path, path));
  if (field && typeof value === 'string') return { ...field, ways: waysToWrite(value, field, source) };
  const { yaml, start } = yamlOf(file, source);
  const node = parseDocument(yaml).getIn(path, true);
  if (!isNode(node) || !node.range) return undefined;
  const [from, to] = [node.range[0] + start, node.range[1] + start];
  const inLine = written(value, file.endsWith('.json')) + breaksAfter(source.slice(from, to));
  // If there was no value, there may be no blank after the colon.
  return { from, to, ways: [inLine, ` ${inLine}`] };
}

export function put(data: unknown, path: Field['path'], value: unknown): void {
  const holder = path.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], data);
  (holder as Record<string, unknown>)[path.at(-1) ?? ''] = value;
}

/** The range of a block includes the line break after it, and empty lines. */
const breaksAfter = (standing: string) => /\n[ \n]*$/.exec(standing)?.[0] ?? '';

function waysToWrite(words: string, { style, isInFlow, from, to }: Field, source: string): string[] {
  const standing = source.slice(from, to);
  const end = breaksAfter(standing);
  const double = JSON.stringify(words) + end;
  const single = isPlainLine(words) ? [`'${words.replaceAll("'", "''")}'${end}`] : [];
  const quoted = words.includes("'") ? [double, ...single] : [...single, double];
  switch (style) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return [...inBlock(words, style, standing, end), ...quoted];
    case 'PLAIN':
      return isUnquoted(words, isInFlow) ? [words] : quoted;
    case 'QUOTE_SINGLE':
      return [...single, double];
    default:
      return [double];
  }
}

/** A value in one line of JSON, or of YAML, where quotes are only needed by some texts. */
function written(value: unknown, isJson: boolean): string {
  if (Array.isArray(value)) return `[${value.map((each) => written(each, isJson)).join(', ')}]`;
  if (value === null && !isJson) return '~';
  if (typeof value === 'string' && !isJson && isUnquoted(value, true)) return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(
    ([name, each]) => `${written(name, isJson)}: ${written(each, isJson)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** Whether YAML keeps the text exactly between single quotes. */
const isPlainLine = (words: string) => !/[\n\t]|^\s|\s$/.test(words);

/**
 * Whether every parser reads these words as a text without quotes: Astro's takes 2025-02-18 for a day, and others take
 * `no` or 12:30 for something else.
 */
function isUnquoted(words: string, isInFlow: boolean): boolean {
  if (!isPlainLine(words) || /^[-?:,[\]{}#&*!|>'"%@`=.~<]|: |:$| #/.test(words)) return false;
  if (isInFlow && /[,[\]{}]/.test(words)) return false;
  try {
    return parse(words) === words && parse(words, { version: '1.1' }) === words;
  } catch {
    return false;
  }
}

const widest = 100;

/** Writes the text below `>-` or `|`, indented as before. Text with blanks at the ends of lines is quoted instead. */
function inBlock(words: string, style: Scalar.Type, written: string, end: string): string[] {
  const [, remark = '', indent = ''] = /^[>|][-+\d]*([^\n]*)\n+( *)/.exec(written) ?? [];
  const text = words.replace(/\n$/, '');
  if (indent === '' || /^\s|\s$|[ \t]\n|\n[ \t]|\t/.test(text)) return [];
  const chomping = text === words ? '-' : '';
  const lines =
    style === 'BLOCK_LITERAL'
      ? text.split('\n')
      : text
          .replace(/\n+/g, (breaks) => `${breaks}\n`)
          .split('\n')
          .flatMap((line) => folded(line, widest - indent.length));
  const sign = style === 'BLOCK_LITERAL' ? '|' : '>';
  return [`${sign}${chomping}${remark}\n${lines.map((line) => line && indent + line).join('\n')}${end}`];
}

/** Breaks a line at single blanks. */
function folded(line: string, width: number): string[] {
  const lines: string[] = [];
  for (const piece of line.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= width)
      lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}
