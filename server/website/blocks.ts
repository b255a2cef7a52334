import { type MdastNode, markdownToMdast } from 'satteri';
import type { WordKind } from '../../contract/website.ts';

/** The texts in Markdown, each with its range: paragraphs, headings, list items and cells of tables. */

export type Block = {
  /** The indexes of its ancestors and its own. The fields above the Markdown are not counted. */
  path: number[];
  kind: WordKind;
  /** The level of a heading, and 0 for anything else. */
  depth: number;
  /** The text with Markdown's marks, but without the `>` or the indentation of its further lines. */
  text: string;
  /** The text without marks, as pages show it. */
  shown: string;
  inline: MdastNode[];
  from: number;
  to: number;
  /** The start of each further line. */
  prefix: string;
};

/** The same as Astro's own defaults. */
const features = { gfm: true, smartPunctuation: true };

type Parent = { children: MdastNode[] };

export function parsed(source: string): Parent {
  const root = markdownToMdast(source, { features });
  return { children: childrenOf(root).filter(({ type }) => type !== 'yaml') };
}

export const childrenOf = (node: MdastNode): MdastNode[] => ('children' in node ? [...node.children] : []);

export function blocksOf(source: string, root = parsed(source)): Block[] {
  const blocks: Block[] = [];
  const walk = (node: MdastNode, path: number[], parents: string[]): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const block = blockOf(source, node, path, parents);
      if (block) blocks.push(block);
    } else {
      childrenOf(node).forEach((child, index) => {
        walk(child, [...path, index], [...parents, node.type]);
      });
    }
  };
  root.children.forEach((child, index) => {
    walk(child, [index], []);
  });
  return blocks;
}

function blockOf(source: string, node: MdastNode, path: number[], parents: string[]): Block | undefined {
  const inline = childrenOf(node);
  // The range of a heading includes its #, and that of a cell its |.
  const from = (node.type === 'paragraph' ? node : inline[0])?.position?.start.offset;
  const to = (node.type === 'paragraph' ? node : inline.at(-1))?.position?.end.offset;
  if (from === undefined || to === undefined) return undefined;
  const quotes = parents.filter((type) => type === 'blockquote').length;
  const further = new RegExp(`\\n(?:[ \\t]*>){0,${quotes}}[ \\t]*`, 'g');
  const line = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  return {
    path,
    kind: kindOf(node.type, parents),
    depth: node.type === 'heading' ? node.depth : 0,
    text: source.slice(from, to).replace(further, '\n'),
    shown: inline.map(shownOf).join(''),
    inline,
    from,
    to,
    prefix: line.replace(/[^>\s]/g, ' '),
  };
}

const kindOf = (type: string, parents: string[]): WordKind => {
  if (type === 'heading') return 'heading';
  if (type === 'tableCell') return 'cell';
  return parents.includes('listItem') ? 'item' : 'paragraph';
};

function shownOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return node.type === 'break' ? '\n' : childrenOf(node).map(shownOf).join('');
}

export const blockPlace = (path: number[]): string => `body${path.map((index) => `[${index}]`).join('')}`;

/** Paragraphs are separated by empty lines. */
export const paragraphsOf = (words: string): string[] => words.split(/\n{2,}/);

/** Replaces the words of a block without checking how they are parsed. */
export function withBlock(source: string, { from, to, prefix }: Block, words: string): string {
  const written = words
    .split('\n')
    .map((line, index) => (index === 0 ? line : (prefix + line).trimEnd()))
    .join('\n');
  return source.slice(0, from) + written + source.slice(to);
}

/**
 * Undefined if a change left everything else as it was, and the block is still of its type, or as many paragraphs as
 * were typed. Otherwise the type of what it has become.
 */
export function brokenBy(before: Parent, after: Parent, path: number[], count: number): string | undefined {
  const marked = [before, after].map((root, isAfter) => {
    const outline = JSON.parse(JSON.stringify(root, withoutPosition)) as { children: Outline[] };
    const last = path.at(-1) ?? 0;
    const parent = path
      .slice(0, -1)
      .reduce<Outline | undefined>((node, index) => node?.children?.[index], outline);
    const taken = parent?.children?.splice(last, isAfter ? count : 1, { type: 'words' }) ?? [];
    return {
      types: taken.map(({ type, depth }) => `${type}${depth ?? ''}`),
      rest: JSON.stringify(outline),
      taken,
    };
  });
  const [old, changed] = marked;
  const odd = changed?.types.findIndex((type) => type !== old?.types[0]) ?? 0;
  if (odd >= 0) return changed?.taken[odd]?.type ?? 'something';
  return changed?.types.length === count && changed.rest === old?.rest ? undefined : 'something';
}

type Outline = { type?: string; depth?: number; children?: Outline[] };

const withoutPosition = (key: string, value: unknown) => (key === 'position' ? undefined : value);
