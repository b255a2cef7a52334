import { type MdastNode, markdownToMdast } from 'satteri';
import * as say from '../../content/messages/editing.ts';
import { photoAt } from '../../content/photos.ts';
import type { WordKind } from '../../contract/website.ts';
import { markdownOf } from './fields.ts';
import { Refusal } from './refusal.ts';

/** The texts in Markdown, each with its range: paragraphs, headings, list items and cells of tables. */

export type Block = NonNullable<ReturnType<typeof blockOf>>;

/** The same as Astro's own defaults. */
const features = { gfm: true, smartPunctuation: true };

type Parent = { children: MdastNode[] };

export function parsed(source: string): Parent {
  if (costOf(markdownOf(source)) > mostCost) throw new Refusal(say.tooManyMarks);
  const root = markdownToMdast(source, { features });
  if (isDeep(root)) throw new Refusal(say.tooDeep);
  return { children: childrenOf(root).filter(({ type }) => type !== 'yaml') };
}

/**
 * For smart punctuation the parser needs memory that grows with the square of these marks in a paragraph: 10,000 quotation
 * marks take 0.9 GB, and 60,000 end the process. No paragraph needs 2,000, and no text as much as one that has them.
 */
const costOf = (source: string): number =>
  source
    .split(/\n[ \t]*\n/)
    .map((paragraph) => (paragraph.match(/["'.-]/g)?.length ?? 0) ** 2)
    .reduce((sum, cost) => sum + cost, 0);
const mostCost = 2_000 ** 2;

/** Whoever walks through the tree calls themselves for each level. */
const deepest = 50;

function isDeep(root: MdastNode): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
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

function blockOf(source: string, node: MdastNode, path: number[], parents: string[]) {
  const inline = childrenOf(node);
  // The range of a heading includes its #, and that of a cell its |.
  const from = (node.type === 'paragraph' ? node : inline[0])?.position?.start.offset;
  const to = (node.type === 'paragraph' ? node : inline.at(-1))?.position?.end.offset;
  if (from === undefined || to === undefined) return undefined;
  const quotes = parents.filter((type) => type === 'blockquote').length;
  const further = new RegExp(`\\n(?:[ \\t]*>){0,${quotes}}[ \\t]*`, 'g');
  const line = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
  return {
    /** The indexes of its ancestors and its own. The fields above the Markdown are not counted. */
    path,
    kind: isPhoto(node) && parents.length === 0 ? 'picture' : kindOf(node.type, parents),
    /** The level of a heading, and 0 for anything else. */
    depth: node.type === 'heading' ? node.depth : 0,
    /** The text with Markdown's marks, but without the `>` or the indentation of its further lines. */
    text: source.slice(from, to).replace(further, '\n'),
    /** The text without marks, as pages show it. A photo is known by its address. */
    shown: inline.map(shownOf).join(''),
    inline,
    from,
    to,
    /** Its range with the # of a heading. */
    outer: [node.position?.start.offset ?? from, node.position?.end.offset ?? to] as const,
    /** The start of each further line. */
    prefix: line.replace(/[^>\s]/g, ' '),
  };
}

const kindOf = (type: string, parents: string[]): WordKind => {
  if (type === 'heading') return 'heading';
  if (type === 'tableCell') return 'cell';
  return parents.includes('listItem') ? 'item' : 'paragraph';
};

/** A paragraph that is one of the owner's photos and nothing else. */
export function isPhoto(node: MdastNode): boolean {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && photoAt(only.url) !== undefined && others.length === 0;
}

function shownOf(node: MdastNode): string {
  if (node.type === 'image') return node.url;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return node.type === 'break' ? '\n' : childrenOf(node).map(shownOf).join('');
}

/**
 * The words of a block as Markdown that stands alone: a heading and a list entry get their signs, unless the words begin with
 * some, or with an empty line, after which they are another block. Nothing above reads as the fields of a file.
 */
export const aloneOf = (words: string, kind: WordKind, depth = 2): string =>
  `\n${saysItsKind(words, kind) ? '' : kind === 'heading' ? `${'#'.repeat(depth)} ` : kind === 'item' ? '- ' : ''}${words.replace(/^\n+/, '')}`;

export const saysItsKind = (words: string, kind: WordKind): boolean =>
  kind === 'heading' ? /^(#{1,6} |\n)/.test(words) : /^([-*+] |\d+[.)] |\n)/.test(words);

/** What pages show of the words of a block, in paragraphs. Without its #, a heading such as "1. Start" would be a list. */
export const shownIn = (words: string, kind: WordKind): string[] =>
  blocksOf(aloneOf(kind === 'cell' ? words.replace(/\n.*/s, '') : words, kind)).map(({ shown }) => shown);

/** How many cells a row of a table has. */
export const columnsIn = (row: string): number => (row.match(/(?<!\\)\|/g)?.length ?? 1) - 1;

/** The words in rows of a table, without those of empty cells. */
export function cellsIn(rows: string[]): string[] {
  const columns = columnsIn(rows[0] ?? '');
  const head = `|${' a |'.repeat(columns)}\n|${'---|'.repeat(columns)}\n`;
  const cells = blocksOf(head + rows.join('\n')).filter(({ kind, path }) => kind === 'cell' && path[1] !== 0);
  return cells.map(({ text }) => text);
}

export const blockPlace = (path: number[]): string => `body${path.map((index) => `[${index}]`).join('')}`;

/** Paragraphs are separated by empty lines. */
export const paragraphsOf = (words: string): string[] => words.split(/\n{2,}/);

/** The words of a block as they stand in its file, without checking how they are parsed. */
export const writtenIn = ({ prefix }: Block, words: string): string =>
  words
    .split('\n')
    .map((line, index) => (index === 0 ? line : (prefix + line).trimEnd()))
    .join('\n');

/** Blocks that are replaced: nodes at a path, and those below the block at the top that holds them. */
type Count = { count: number; below: number };
export type Replaced = Count & {
  path: number[];
  /** What stood there before. */
  was: Count;
  /** The shapes of what is wanted. Otherwise all are of the former shape. */
  shapes: string[] | undefined;
};

/** Undefined if a change left everything else as it was, and what replaces each block is as wanted. Otherwise the type of what is not. */
export function brokenBy(before: Parent, after: Parent, replaced: Replaced[]): string | undefined {
  const old = outlineOf(
    before,
    replaced.map(({ path, was }) => ({ path, ...was })),
  );
  const now = outlineOf(after, replaced);
  for (const [index, { count, shapes }] of replaced.entries()) {
    const wanted = shapes ?? Array.from({ length: count }, () => shapeOf(old.taken[index]?.[0] ?? {}));
    const its = now.taken[index] ?? [];
    const odd = its.find((node, at) => shapeOf(node) !== wanted[at]);
    if (odd) return odd.type ?? 'something';
    if (its.length !== wanted.length) return 'something';
  }
  return now.rest === old.rest ? undefined : 'something';
}

/**
 * The structure of a text without some of its blocks, each of which may have become several. They are in the order of the
 * text, so that those before have become one again.
 */
function outlineOf(root: Parent, blocks: (Count & { path: number[] })[]) {
  const outline = JSON.parse(JSON.stringify(root, withoutPosition)) as Outline;
  const taken = blocks.map(({ path, count, below }) => {
    const parent = path
      .slice(0, -1)
      .reduce<Outline | undefined>((node, index) => node?.children?.[index], outline);
    const its = parent?.children?.splice(path.at(-1) ?? 0, count, { type: 'words' }) ?? [];
    return [...its, ...(outline.children?.splice((path[0] ?? 0) + 1, below) ?? [])];
  });
  return { rest: JSON.stringify(outline), taken };
}

type Outline = {
  type?: string | undefined;
  depth?: number | null | undefined;
  ordered?: boolean | null | undefined;
  children?: Outline[] | undefined;
};

/** The type of a block and of the blocks in it. */
export const shapeOf = ({ type, depth, ordered, children }: Outline): string =>
  type === 'list' || type === 'listItem' || type === 'blockquote'
    ? `${ordered ? 'ordered ' : ''}${type}(${(children ?? []).map(shapeOf).join()})`
    : `${type}${depth ?? ''}`;

const withoutPosition = (key: string, value: unknown) => (key === 'position' ? undefined : value);
