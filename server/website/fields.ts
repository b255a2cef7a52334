import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, Scalar, stringify } from 'yaml';
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

/** The fields of a file by their names, or undefined if they cannot be read. */
export function recordIn(file: string, source: string): Record<string, unknown> | undefined {
  const { data } = fieldsOf(file, source);
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

/** A value with each text in it replaced. */
export function withTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, replace)]));
}

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
  const json = JSON.stringify(value);
  const written = stringify(value, { ...inLine, collectionStyle: 'flow', nullStr: '~' }).trimEnd();
  const end = breaksAfter(source.slice(from, to));
  // If there was no value, there may be no blank after the colon. YAML reads JSON, too.
  const ways = file.endsWith('.json') ? [json] : [written, ` ${written}`, ` ${json}`];
  return { from, to, ways: ways.map((way) => way + end) };
}

export function put(data: unknown, path: Field['path'], value: unknown): void {
  const holder = path.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], data);
  (holder as Record<string, unknown>)[path.at(-1) ?? ''] = value;
}

/** The range of a block includes the line break after it, and empty lines. */
const breaksAfter = (standing: string) => /\n[ \n]*$/.exec(standing)?.[0] ?? '';

/** Every parser reads it as it was meant: Astro's takes 2025-02-18 for a day, and others take `no` or 12:30 for something else. */
const inLine = { compat: 'yaml-1.1', singleQuote: true, doubleQuotedAsJSON: true, lineWidth: 0 } as const;

const widest = 100;

/** In the style of the text that is replaced, or in double quotes, which hold any text. A block is indented as before. */
function waysToWrite(words: string, { style, isInFlow, from, to }: Field, source: string): string[] {
  const standing = source.slice(from, to);
  const end = breaksAfter(standing);
  const quoted = JSON.stringify(words) + end;
  const isFolded = style === 'BLOCK_FOLDED';
  const isBlock = isFolded || style === 'BLOCK_LITERAL';
  if (isBlock ? /^\s/.test(words) : words.includes('\n')) return [quoted];
  const [, remark = '', indent = ''] = /^[>|][-+\d]*([^\n]*)\n+( *)/.exec(standing) ?? [];
  const scalar = new Scalar(words);
  scalar.type = style;
  const text = stringify(scalar, {
    ...inLine,
    ...(isFolded && { lineWidth: widest - indent.length }),
    ...(isInFlow && { collectionStyle: 'flow' }),
  }).replace(/\n$/, '');
  return [text.replace('\n', `${remark}\n`).replace(/\n(?!\n|$)/g, `\n${indent}`) + end, quoted];
}
