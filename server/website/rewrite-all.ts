import { isDeepStrictEqual } from 'node:util';
import type { Word } from '../../contract/website.ts';
import { type Block, blockPlace, blocksOf, outlineOf, paragraphsOf, parsed, writtenIn } from './blocks.ts';
import { type Fields, fieldsOf, placeOf, put, waysToWrite } from './fields.ts';
import { Refusal } from './refusal.ts';
import { refuseMarkup, refuseSize } from './rewrite.ts';

/** A text and what it shall say. */
export type Wanted = { word: Word; words: string };

/** A piece of the file and what replaces it. */
type Piece = { from: number; to: number; value: string };

/**
 * Replaces many texts of a file, which is read once before and once afterwards, however many there are. Undefined if the file
 * does not read back exactly: replacing one after the other tells which is at fault.
 */
export function rewrittenTogether(file: string, source: string, wanted: Wanted[]): string | undefined {
  try {
    const fields = fieldsOf(file, source);
    const data = structuredClone(fields.data);
    const inMarkdown = wanted.filter(({ word }) => word.place.startsWith('body['));
    const inFields = wanted.filter((each) => !inMarkdown.includes(each));
    const blocks = inMarkdown.length > 0 ? blocksOf(source) : [];
    const pieces = [
      ...inFields.map((each) => pieceOfField(source, fields, each, data)),
      ...inMarkdown.map((each) => pieceOfBlock(blocks, fields, each)),
    ];
    const changed = spliced(source, pieces);
    refuseSize(changed);
    const now = fieldsOf(file, changed);
    if (now.mistake !== undefined || !isDeepStrictEqual(now.data, data)) return undefined;
    return inMarkdown.length === 0 || saysThat(source, changed, blocks, inMarkdown) ? changed : undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof NotTogether) return undefined;
    throw error;
  }
}

class NotTogether extends Error {}

function pieceOfField(
  source: string,
  { texts, order }: Fields,
  { word, words }: Wanted,
  data: unknown,
): Piece {
  if (word.kind === 'order' && order) {
    put(data, order.path, Number(words));
    return { ...order, value: words };
  }
  const field = texts.find(({ path }) => placeOf(path) === word.place);
  const [value] = field ? waysToWrite(words, field, source.slice(field.from, field.to)) : [];
  if (!field || value === undefined) throw new NotTogether();
  put(data, field.path, words);
  return { ...field, value };
}

function pieceOfBlock(blocks: Block[], { texts }: Fields, { word, words }: Wanted): Piece {
  const block = blocks.find(({ path }) => blockPlace(path) === word.place);
  // An exhibit that names its heading changes with it.
  const isNamed = texts.some(({ path, text }) => path[0] === 'exhibits' && text === block?.shown);
  if (!block || isNamed) throw new NotTogether();
  return { ...block, value: writtenIn(block, words) };
}

function spliced(source: string, pieces: Piece[]): string {
  const inOrder = pieces.toSorted((one, other) => one.from - other.from);
  let end = 0;
  const parts = inOrder.map(({ from, to, value }) => {
    const part = source.slice(end, from) + value;
    end = to;
    return part;
  });
  return parts.join('') + source.slice(end);
}

/** Whether exactly these blocks have changed, and say what they shall. */
function saysThat(source: string, changed: string, before: Block[], wanted: Wanted[]): boolean {
  const wordsAt = new Map(wanted.map(({ word, words }) => [word.place, words]));
  const outlined = before.flatMap(({ path }) => {
    const words = wordsAt.get(blockPlace(path));
    return words === undefined ? [] : [{ path, count: paragraphsOf(words).length }];
  });
  const [old, now] = [parsed(source), parsed(changed)];
  const one = outlined.map(({ path }) => ({ path, count: 1 }));
  if (outlineOf(old, one).rest !== outlineOf(now, outlined).rest) return false;
  const after = blocksOf(changed, now);
  let at = 0;
  for (const block of before) {
    const words = wordsAt.get(blockPlace(block.path));
    const count = words === undefined ? 1 : paragraphsOf(words).length;
    const same = after.slice(at, at + count);
    at += count;
    if (same.map(({ text }) => text).join('\n\n') !== (words ?? block.text)) return false;
    if (same.some(({ kind, depth }) => kind !== block.kind || depth !== block.depth)) return false;
    if (words !== undefined)
      for (const node of same.flatMap(({ inline }) => inline)) refuseMarkup(node, block.inline);
  }
  return at === after.length;
}
