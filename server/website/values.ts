import { isDeepStrictEqual } from 'node:util';
import { isNode, parseDocument } from 'yaml';
import { type Field, fieldsOf, isUnquoted, put, withField } from './fields.ts';

/**
 * Replaces one value of a YAML or JSON file and nothing else. Undefined if no way to write it reads back exactly. A string
 * that replaces a string keeps its style; any other value is written in one line.
 */
export function withValue(
  file: string,
  source: string,
  path: Field['path'],
  value: unknown,
): string | undefined {
  const fields = fieldsOf(file, source);
  const text = fields.texts.find((field) => isDeepStrictEqual(field.path, path));
  if (text && typeof value === 'string') return withField(file, source, fields, text, value);
  const node = parseDocument(source).getIn(path, true);
  if (!isNode(node) || !node.range) return undefined;
  const [from, to] = node.range;
  // The range of a block includes the line break after it, and empty lines.
  const standing = source.slice(from, to);
  const end = standing.slice(standing.trimEnd().length);
  const wanted = structuredClone(fields.data);
  put(wanted, path, value);
  const inLine = file.endsWith('.json') ? written(value, json) : written(value, yaml);
  // If there was no value, there may be no blank after the colon.
  for (const way of [inLine, ` ${inLine}`]) {
    const changed = source.slice(0, from) + way + end + source.slice(to);
    const now = fieldsOf(file, changed);
    if (now.mistake === undefined && isDeepStrictEqual(now.data, wanted)) return changed;
  }
  return undefined;
}

type Language = { scalar: (value: unknown) => string; name: (name: string) => string };

const json: Language = { scalar: (value) => JSON.stringify(value), name: (name) => JSON.stringify(name) };
const yaml: Language = {
  scalar: (value) => {
    if (value === null) return '~';
    return typeof value === 'string' && isUnquoted(value, true) ? value : JSON.stringify(value);
  },
  name: (name) => (isUnquoted(name, true) ? name : JSON.stringify(name)),
};

function written(value: unknown, language: Language): string {
  if (Array.isArray(value)) return `[${value.map((each) => written(each, language)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return language.scalar(value);
  const pairs = Object.entries(value).map(
    ([name, each]) => `${language.name(name)}: ${written(each, language)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
