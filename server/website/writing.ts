import * as say from '../../content/messages/editing.ts';
import { holdsBlocks } from '../../contract/website.ts';
import {
  aloneOf,
  type Block,
  blocksOf,
  cellsIn,
  columnsIn,
  paragraphsOf,
  parsed,
  type Replaced,
  saysItsKind,
  shapeOf,
  writtenIn,
} from './blocks.ts';
import { Refusal } from './refusal.ts';

/** What the words of a block become: a block like it, or in articles, guides and own pages also others below it. */

export type Writing = Replaced & {
  block: Block;
  /** What is written over a range of the file. */
  from: number;
  to: number;
  written: string;
  /** The texts that it reads as, and how many stood there before. */
  texts: string[];
  before: number;
};

/** `stands` are the words that the block and those that were written below it say by now. */
export function writingOf(
  file: string,
  source: string,
  blocks: Block[],
  { block, words, stands }: { block: Block; words: string; stands?: string | undefined },
): Writing {
  if (block.kind === 'cell' && words.includes('\n')) return withRows(source, blocks, block, words);
  const former = stands !== undefined && stands !== block.text ? stands : undefined;
  const isWritten =
    holdsBlocks(file) && [words, former].some((each) => each !== undefined && mayBeMore(block, each));
  const was = isWritten && former !== undefined ? partsOf(source, block, former) : undefined;
  // What has become a heading in the file was a paragraph before, if the words say so.
  const isFree = former !== undefined && saysItsKind(former, block.kind);
  const now = isWritten ? partsOf(source, block, words, isFree) : likeBefore(block, words);
  const last = blocks[blocks.indexOf(block) + (was?.texts.length ?? 1) - 1] ?? block;
  return {
    ...{ ...now, block, before: was?.texts.length ?? 1 },
    from: isWritten && block.path.length === 1 ? block.outer[0] : block.from,
    to: isWritten && block.path.length === 1 ? last.outer[1] : last.to,
    was: was ? { count: was.count, below: was.below } : { count: 1, below: 0 },
  };
}

/** A cell whose further lines are rows below its own. */
function withRows(source: string, blocks: Block[], block: Block, words: string): Writing {
  const [own = '', ...rows] = words.split('\n');
  const [table, row = 0] = block.path;
  const cellsOfRow = (at: number) => blocks.filter(({ path }) => path[0] === table && path[1] === at);
  const columns = cellsOfRow(0).length;
  if (row === 0 || block.path.length !== 3 || rows.some((each) => columnsIn(each) !== columns))
    throw new Refusal(say.noSuchBlock);
  const rest = cellsOfRow(row).filter((cell) => blocks.indexOf(cell) > blocks.indexOf(block));
  const [line = ''] = /^.*/.exec(source.slice(block.to)) ?? [];
  return {
    ...{ block, path: block.path.slice(0, 2), count: 1 + rows.length, below: 0, was: { count: 1, below: 0 } },
    shapes: [row, ...rows].map(() => 'tableRow'),
    texts: [own, ...rest.map(({ text }) => text), ...cellsIn(rows)],
    before: 1 + rest.length,
    ...{ from: block.from, to: block.to + line.length, written: [own + line, ...rows].join('\n') },
  };
}

type Parts = Pick<Writing, 'path' | 'count' | 'below' | 'shapes' | 'texts' | 'written'>;

function likeBefore(block: Block, words: string): Parts {
  const texts = paragraphsOf(words);
  return {
    ...{ path: block.path, count: texts.length, below: 0, shapes: undefined, texts },
    written: writtenIn(block, words),
  };
}

/** At the top, and in lists and quotes at the top, whose last words are followed by blocks after one more line break. */
const mayBeMore = ({ kind, path, text }: Block, words: string): boolean =>
  path.length === 1
    ? words === '' ||
      kind === 'paragraph' ||
      kind === 'picture' ||
      words.includes('\n') ||
      saysItsKind(words, kind)
    : kind === 'item'
      ? path.length === 3 && !text.includes('\n') && (words.includes('\n') || saysItsKind(words, kind))
      : kind === 'paragraph' && path.length === 2 && /\n{3}/.test(words);

function partsOf(source: string, block: Block, words: string, isFree = false): Parts {
  const { kind, depth, path } = block;
  if (words === '') return { path, count: 0, below: 0, shapes: [], texts: [], written: '' };
  if (path.length === 2) {
    const [own = '', ...rest] = words.split(/\n{3,}/);
    const quoted = likeBefore(block, own);
    const below = partsOf(source, { ...block, path: [0], kind: 'paragraph' }, rest.join('\n\n'));
    return {
      ...{ path, count: quoted.count, below: below.count, texts: [...quoted.texts, ...below.texts] },
      shapes: [...quoted.texts.map(() => 'paragraph'), ...(below.shapes ?? [])],
      written: `${quoted.written}\n\n${below.written}`,
    };
  }
  const alone = aloneOf(words, isFree ? 'paragraph' : kind, depth);
  const root = parsed(alone);
  const read = blocksOf(alone, root);
  const texts = read.map(({ text }) => text);
  const shapes = root.children.map(shapeOf);
  const odd = shapes.findIndex((shape) => !known.test(shape));
  if (odd >= 0) {
    if (root.children[odd]?.type === 'html') throw new Refusal(say.noHtml);
    throw new Refusal(say.noSuchBlock);
  }
  if (kind !== 'item') return { path, count: shapes.length, below: 0, shapes, texts, written: alone.trim() };
  const [list, ...below] = root.children;
  const lines = read.filter((each) => each.path[0] === 0).map(({ text }) => text);
  if (list?.type !== 'list' || lines.some((line) => line.includes('\n'))) throw new Refusal(say.oneLine);
  const sign = source.slice(source.lastIndexOf('\n', block.from - 1) + 1, block.from);
  const signOf = (index: number) =>
    index === 0 ? '' : sign.replace(/\d+/, (number) => `${Number(number) + index}`);
  const rest = below[0] ? alone.slice(below[0].position?.start.offset).trim() : '';
  return {
    ...{ path: path.slice(0, 2), count: lines.length, below: below.length, texts },
    shapes: [...lines.map(() => 'listItem(paragraph)'), ...shapes.slice(1)],
    written: [lines.map((line, index) => signOf(index) + line).join('\n'), rest].filter(Boolean).join('\n\n'),
  };
}

/** Headings of the second and third level, and lists and quotes of paragraphs alone. */
const known =
  /^(paragraph|heading[23]|(ordered )?list\((listItem\(paragraph\),?)+\)|blockquote\((paragraph,?)+\))$/;

/** Whether a list that was written stands beside another one, which it would join. */
export const joinsList = (
  root: { children: { type: string }[] },
  { path, was, shapes = [] }: Writing,
): boolean => {
  const isList = (shape: string | undefined) => /^(ordered )?list/.test(shape ?? '');
  const at = path[0] ?? 0;
  const isBelow = isList(root.children[at + (path.length === 1 ? was.count : 1 + was.below)]?.type);
  return (
    (path.length === 1 && isList(shapes[0]) && isList(root.children[at - 1]?.type)) ||
    (isList(shapes.at(-1)) && isBelow)
  );
};
