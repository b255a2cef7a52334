import type { Example } from '../../content/schemas/openapi.ts';

type Value = Example['value'];
type Style = { text: (text: string) => string; key: (name: string) => string; lastComma: ',' | '' };

const json: Style = { text: JSON.stringify, key: JSON.stringify, lastComma: '' };
const typescript: Style = {
  text: (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : typescript.text(name)),
  lastComma: ',',
};

/** A value as somebody would write it: what fits stands on one line. `indent` leads every line but the first. */
export const printJson = (value: Value, indent = '') => print(value, json, indent);
export const printTypeScript = (value: Value, indent = '') => print(value, typescript, indent);

const lineWidth = 64;

function print(value: Value, style: Style, indent: string): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object' || value === null) return String(value);

  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((entry) => print(entry, style, deeper))
    : Object.entries(value).map(([name, field]) => `${style.key(name)}: ${print(field, style, deeper)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;

  const oneLine = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  // The outermost object is always spread out: it is what a reader looks for.
  const mayBeShort = isList || indent.length > 2;
  if (mayBeShort && indent.length + oneLine.length <= lineWidth && !oneLine.includes('\n')) return oneLine;
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}${style.lastComma}\n${indent}${close}`;
}
