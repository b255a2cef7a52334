import { LineCounter, parseDocument } from 'yaml';

/** The line on which a field stands in a YAML file, or what it should stand in. */
export function lineInYaml(text: string, path: PropertyKey[]): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isPlaced(node)) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const isPlaced = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
