import { photoAddress, photoOf } from '../../../content/photos.ts';
import type { PageWord, WordKind } from '../../../contract/website.ts';

/** The blocks in the words of a text: paragraphs, headings, list entries and quotes, each with the sign that it begins with. */

/** What replaces a part of a text, and what is selected afterwards. */
export type Edit = { from: number; to: number; words: string; selects: [from: number, to: number] };

export type BlockKind = 'paragraph' | 'heading' | 'subheading' | 'list' | 'numbers' | 'quote';

type Written = {
  kind: BlockKind;
  /** Where its sign begins, and the range of its words. */
  start: number;
  from: number;
  to: number;
};

const begins = /(?:^\n*|\n\n(?:\n(?!\n))?)(#{1,6} |> |[-*+] |\d+[.)] )?|\n([-*+] |\d+[.)] )/g;

/**
 * `own` is what the text is in the file. Its first block is so without a sign, unless an empty line comes before it. While it is
 * typed, blocks may be empty.
 */
export function blocksIn(text: string, own: WordKind = 'paragraph'): Written[] {
  const found = [...text.matchAll(begins)];
  const blocks = found.map(({ index, 0: all, 1: sign = '', 2: next = sign }, at) => {
    const isOwn = at === 0 && all === '';
    const kind = isOwn && own === 'heading' ? 'heading' : isOwn && own === 'item' ? 'list' : kindOf(next);
    const from = index + all.length;
    const end = text.slice(from, found[at + 1]?.index).replace(/\n+$/, '').length;
    return { kind, start: from - next.length, from, to: from + end };
  });
  const empty: Written = { kind: 'paragraph', start: 0, from: 0, to: 0 };
  return own === 'paragraph' && text.startsWith('\n\n') ? [empty, ...blocks] : blocks;
}

/** The paragraphs of a text that is no Markdown. */
export const paragraphsIn = (text: string): Written[] =>
  [...text.matchAll(/(?:^\n*|\n\n)((?:.|\n(?!\n))*)/g)].map(({ index, 0: all, 1: words = '' }) => {
    const from = index + all.length - words.length;
    return { kind: 'paragraph', start: from, from, to: from + words.replace(/\n+$/, '').length };
  });

function kindOf(sign: string): BlockKind {
  if (sign.startsWith('#')) return sign.length > 3 ? 'subheading' : 'heading';
  if (sign.startsWith('>')) return 'quote';
  return sign === '' ? 'paragraph' : /\d/.test(sign) ? 'numbers' : 'list';
}

const signs = { paragraph: '', heading: '## ', subheading: '### ', list: '- ', numbers: '1. ', quote: '> ' };

const isTouched = ({ from, to }: Written, [start, end]: [number, number]) => from <= end && start <= to;

/** What all selected blocks are. */
export function kindAt(text: string, selected: [number, number], own: WordKind): BlockKind | undefined {
  const [first, ...others] = blocksIn(text, own).filter((block) => isTouched(block, selected));
  return others.every(({ kind }) => kind === first?.kind) ? first?.kind : undefined;
}

/** Makes the selected blocks of a kind. Pressed again, a heading becomes a smaller one, and then all become paragraphs. */
export function withKind(text: string, selected: [number, number], kind: BlockKind, own: WordKind): Edit {
  const now = kindAt(text, selected, own);
  const wanted =
    now !== kind
      ? now === 'subheading' && kind === 'heading'
        ? 'paragraph'
        : kind
      : kind === 'heading'
        ? 'subheading'
        : 'paragraph';
  let written = '';
  let number = 0;
  const selects: Edit['selects'] = [0, 0];
  let before: BlockKind | undefined;
  for (const block of blocksIn(text, own)) {
    const becomes = isTouched(block, selected) ? wanted : block.kind;
    number = becomes === 'numbers' && becomes === before ? number + 1 : 1;
    const isOwn = before === undefined && own === 'heading';
    const isLine = becomes === before && (becomes === 'list' || becomes === 'numbers');
    if (before !== undefined) written += isLine ? '\n' : '\n\n';
    else if (isOwn && !becomes.endsWith('heading')) written += '\n\n';
    if (!(isOwn && becomes === 'heading')) written += signs[becomes].replace('1', String(number));
    for (const end of [0, 1] as const)
      if (selected[end] >= block.from)
        selects[end] = written.length + Math.min(selected[end], block.to) - block.from;
    written += text.slice(block.from, block.to);
    before = becomes;
  }
  return { ...changeOf(text, written), selects };
}

/** The photo that is online at an address, in the words of now: the same, or one that is not online yet. */
export function photoAmong(text: string, { kind, shown }: PageWord, address: string): Written | undefined {
  const addressOf = ({ from, to }: Written) => {
    const photo = photoOf(text.slice(from, to));
    return photo && photoAddress(photo.photo, 'large');
  };
  const photos = blocksIn(text, kind).filter(addressOf);
  return (
    photos.find((block) => addressOf(block) === address) ??
    photos.find((block) => !shown.includes(addressOf(block) ?? ''))
  );
}

/** Puts a photo below the block that ends at a place or after it, or in the place of an empty one. */
export function withPhoto(text: string, at: number, photo: string): Edit {
  const next = text.indexOf('\n\n', at);
  const end = next < 0 ? text.length : next;
  const before = [text.slice(0, end).trimEnd(), photo].filter(Boolean).join('\n\n');
  const written = [before, text.slice(end).trim()].filter(Boolean).join('\n\n');
  return { ...changeOf(text, written), selects: [before.length, before.length] };
}

/** A photo stays a block of its own, whatever is deleted beside it. */
export const photosApart = (text: string): string =>
  text
    .replace(/(?<=[^\n])(?=!\[(?:\\.|[^\\\]])*\]\(\/_astro\/photo-)/g, '\n\n')
    .replace(/\(\/_astro\/photo-[\w-]+\.webp\)(?=[^\n])/g, '$&\n\n');

/** The shortest part that has to be replaced. */
function changeOf(was: string, now: string): Omit<Edit, 'selects'> {
  let from = 0;
  while (from < was.length && was[from] === now[from]) from += 1;
  let end = 0;
  while (end < Math.min(was.length, now.length) - from && was.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { from, to: was.length - end, words: now.slice(from, now.length - end) };
}

const blockAt = (text: string, at: number, own: WordKind) =>
  blocksIn(text, own).findLast(({ start }) => start <= at);

const edit = (from: number, to: number, words: string): Edit => {
  const caret = from + words.length;
  return { from, to, words, selects: [caret, caret] };
};

/** Enter goes on with a list, and in an empty entry leaves it. Undefined where it does what it always does. */
export function afterEnter(text: string, [from, to]: [number, number], own: WordKind): Edit | undefined {
  const block = blockAt(text, from, own);
  if (!block || (block.kind !== 'list' && block.kind !== 'numbers')) return undefined;
  const sign = text.slice(block.start, block.from) || signs.list;
  if (block.from === block.to && block.start > 0) return edit(block.start - 1, block.to, '\n\n');
  return edit(from, to, `\n${sign.replace(/\d+/, (number) => `${Number(number) + 1}`)}`);
}

/** Backspace at the beginning of a block takes its sign away, and then the break before it. */
export function afterBackspace(text: string, [from, to]: [number, number], own: WordKind): Edit | undefined {
  const block = blockAt(text, from, own);
  if (!block || from !== to || from !== block.from || from === 0) return undefined;
  if (block.start < block.from) {
    const isLine = /[^\n]\n$/.test(text.slice(0, block.start));
    return edit(block.start, block.from, isLine ? '\n' : '');
  }
  const before = text.slice(0, from).replace(/\n+$/, '').length;
  return before === 0 ? undefined : edit(before, from, '');
}
