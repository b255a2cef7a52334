import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parse, parseDocument, type Scalar } from 'yaml';
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
  /** The place of an entry in its list, a number. */
  order?: Field | undefined;
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
  let order: Field | undefined;
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
      else if (typeof value === 'number' && path.join() === 'order')
        order = { path, text: String(value), from, to, style, isInFlow };
    }
  };
  walk(document.contents, [], false);
  return { data: document.toJS(), texts, order };
});

/** The path of a field as text, such as `features[2].title`. The database stores it. */
export const placeOf = (path: PropertyKey[]): string => z.core.toDotPath(path);

/**
 * Replaces the text of one field and nothing else. Undefined if no way to write it reads back exactly. The style of the
 * former text is tried first.
 */
export function withField(
  file: string,
  source: string,
  { data }: Fields,
  field: Field,
  words: string,
): string | undefined {
  const wanted = structuredClone(data);
  put(wanted, field.path, words);
  for (const value of waysToWrite(words, field, source.slice(field.from, field.to))) {
    const changed = source.slice(0, field.from) + value + source.slice(field.to);
    const now = fieldsOf(file, changed);
    if (now.mistake === undefined && isDeepStrictEqual(now.data, wanted)) return changed;
  }
  return undefined;
}

export function put(data: unknown, path: Field['path'], value: unknown): void {
  const holder = path.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], data);
  (holder as Record<string, unknown>)[path.at(-1) ?? ''] = value;
}

export function waysToWrite(words: string, { style, isInFlow }: Field, written: string): string[] {
  // The range of a block includes the line break after it, and empty lines.
  const end = style.startsWith('BLOCK') ? (/\n[ \n]*$/.exec(written)?.[0] ?? '') : '';
  const double = JSON.stringify(words) + end;
  const single = isPlainLine(words) ? [`'${words.replaceAll("'", "''")}'${end}`] : [];
  const quoted = words.includes("'") ? [double, ...single] : [...single, double];
  switch (style) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return [...inBlock(words, style, written, end), ...quoted];
    case 'PLAIN':
      return isUnquoted(words, isInFlow) ? [words] : quoted;
    case 'QUOTE_SINGLE':
      return [...single, double];
    default:
      return [double];
  }
}

/** Whether YAML keeps the text exactly between single quotes. */
const isPlainLine = (words: string) => !/[\n\t]|^\s|\s$/.test(words);

/**
 * Whether every parser reads these words as a text without quotes: Astro's takes 2025-02-18 for a day, and others take
 * `no` or 12:30 for something else.
 */
export function isUnquoted(words: string, isInFlow: boolean): boolean {
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
