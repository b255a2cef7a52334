import { drawingAddress, photoIn, photoOf } from '../../content/photos.ts';
import { deskPath } from '../../contract/desk.ts';
import { type WordKind, websitePath } from '../../contract/website.ts';
import { marks } from './marks.ts';
import { blocksIn } from './written-blocks.ts';

/**
 * Turns words into nodes, with chips for typing or as the page shows them. Words are never parsed as HTML. The nodes are the
 * desk's own until they are put into the frame's page.
 */

const named = /\{\{([^{}]*)\}\}/g;
const namedOrPhoto = /\{\{([^{}]*)\}\}|!\[(?:\\.|[^\\\]])*\]\(\/_astro\/photo-\S*\)/g;

/** Makes each placeholder and each photo a chip, which is deleted as a whole. */
export const withChips = (words: string, placeholders: Record<string, string>): Node[] =>
  pieces(words, namedOrPhoto, ([written, name = '']) => {
    const chip = document.createElement('span');
    chip.contentEditable = 'false';
    chip.dataset['chip'] = written;
    chip.append(written.startsWith('!') ? paintedPhoto(written) : (placeholders[name.trim()] ?? written));
    return chip;
  });

/** The typed words, with a placeholder for each chip. Chromium begins some lines with an element, which has a break while it is empty. */
export function typedIn(element: Element): string {
  const isLine = (node: Node | null) => node?.nodeName === 'DIV';
  const read = (node: Node): string => {
    const begins = isLine(node.previousSibling) || (isLine(node) && node.previousSibling) ? '\n' : '';
    // A frame has its own classes, so `instanceof` would not work.
    if (node.nodeType === Node.TEXT_NODE) return begins + (node.nodeValue ?? '');
    const chip = (node as HTMLElement).dataset['chip'];
    if (chip) return begins + chip;
    const isHold =
      isLine(node.parentNode) && node.parentNode !== element && node.parentNode?.childNodes.length === 1;
    if (node.nodeName === 'BR') return isHold ? begins : `${begins}\n`;
    return begins + [...node.childNodes].map(read).join('');
  };
  return [...element.childNodes].map(read).join('').replaceAll('\u00a0', ' ');
}

/** Words with their marks as pages show them. Links lead nowhere here. */
export function painted(words: string, placeholders: Record<string, string>, isMarkdown: boolean): Node[] {
  const filled = words.replace(named, (written, name: string) => placeholders[name.trim()] ?? written);
  if (!isMarkdown) return [document.createTextNode(filled)];
  const nodes = pieces(filled, marks, ([written, name, strong, star, line, code, link]) => {
    if (name) return document.createTextNode(written);
    const element = document.createElement(strong ? 'strong' : code ? 'code' : link ? 'a' : 'em');
    const inner = strong ?? star ?? line ?? code ?? link ?? '';
    element.append(...painted(inner, placeholders, !code));
    return element;
  });
  // A sign of Markdown that is none here has a backslash before it.
  for (const node of nodes)
    if (node.nodeType === Node.TEXT_NODE)
      node.nodeValue = node.nodeValue?.replace(/\\(?=[!-/:-@[-`{-~])/g, '') ?? '';
  return nodes;
}

const signs =
  /\*\*|^(?:#{1,6}|>|[-*+]|\d+[.)]) |(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\[(?=[^\]]*\]\()|\]\([^)]*\)/gmu;

/** Lets the signs of Markdown step back behind the words while a text is typed. */
export function dimSigns(element: HTMLElement): void {
  const { ownerDocument: page } = element;
  const { CSS, Highlight } = page.defaultView as Window & typeof globalThis;
  // Older browsers have no highlights.
  if (!CSS.highlights) return;
  const ranges: Range[] = [];
  const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    for (const { index, 0: sign } of (texts.currentNode as Text).data.matchAll(signs)) {
      const range = page.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + sign.length);
      ranges.push(range);
    }
  CSS.highlights.set('signs', new Highlight(...ranges));
}

const elements = { paragraph: 'span', heading: 'h2', subheading: 'h3', quote: 'blockquote' };

/** The blocks in the words of a text, below one another in its element. */
export function paintedBlocks(words: string, placeholders: Record<string, string>, own: WordKind): Node[] {
  const blocks = blocksIn(words, own);
  const [first] = blocks;
  if (blocks.length === 1 && first && first.start === first.from && !words.startsWith('\n'))
    return painted(words, placeholders, true);
  let list: HTMLElement | undefined;
  return blocks.flatMap((block): Node[] => {
    const { kind, start, from, to } = block;
    const written = words.slice(from, to);
    if (photoOf(written)) return [paintedPhoto(written)];
    const inner = painted(written, placeholders, true);
    // The first block is in the element of the text itself.
    if (block === first && start === from && !words.startsWith('\n')) return inner;
    const isEntry = kind === 'list' || kind === 'numbers';
    const element = document.createElement(isEntry ? 'li' : elements[kind]);
    element.append(...inner);
    element.dataset['block'] = kind;
    if (!isEntry) list = undefined;
    else if (list?.dataset['block'] === kind) list.append(element);
    else {
      list = document.createElement(kind === 'list' ? 'ul' : 'ol');
      list.dataset['block'] = kind;
      list.append(element);
      return [list];
    }
    return isEntry ? [] : [element];
  });
}

/** A cell, and the rows that were written below its own. */
export function paintCell(cell: HTMLElement, words: string, placeholders: Record<string, string>): void {
  const [own = '', ...rows] = words.split('\n');
  cell.replaceChildren(...painted(own, placeholders, true));
  const row = cell.closest('tr');
  while (row?.nextElementSibling?.matches('[data-row]')) row.nextElementSibling.remove();
  const below = rows.map((written) => {
    const fresh = document.createElement('tr');
    fresh.dataset['row'] = '';
    for (const words of written.split(/(?<!\\)\|/).slice(1, -1))
      fresh.insertCell().append(...painted(words.trim(), placeholders, true));
    return fresh;
  });
  row?.after(...below);
}

function paintedPhoto(written: string): HTMLElement {
  const image = document.createElement('img');
  image.src = pictureAddress(written);
  image.alt = pictureName(written);
  image.dataset['block'] = 'picture';
  return image;
}

function pieces(text: string, pattern: RegExp, make: (match: RegExpExecArray) => Node): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) nodes.push(document.createTextNode(text.slice(from, match.index)));
    nodes.push(make(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

/** Where the desk finds a picture, which may not be online yet. */
export function pictureAddress(text: string): string {
  const photo = photoIn(text);
  return photo ? `${deskPath}${websitePath}/photos/${photo.photo}` : drawingAddress(text);
}

/** The name of a drawing, or what a photo shows. */
export const pictureName = (text: string): string => photoIn(text)?.alt ?? text;
