import { drawingAddress, photoIn, photoOf } from '../../../content/photos.ts';
import { deskPath } from '../../../contract/desk.ts';
import { type WordKind, websitePath } from '../../../contract/website.ts';
import { marks } from './marks.ts';
import { blocksIn, paragraphsIn } from './written-blocks.ts';

/**
 * Turns words into nodes. Words are never parsed as HTML. The nodes are the desk's own until they are put into the frame's
 * page.
 */

export type Look = {
  /** What the text is in its file, if it is Markdown. */
  markdown: WordKind | undefined;
  /** Typed words keep their signs, which are not seen, and each name in them is one piece. */
  isTyped: boolean;
  /** Whether the first block has an element of its own, too. */
  isApart: boolean;
  placeholders: Record<string, string>;
};

const named = /(\{\{[^{}]*\}\})/g;
/** A sign of Markdown that is none here has a backslash before it. */
const escapes = /\\(?=[!-/:-@[-`{-~])/g;

/** Words with their marks as pages show them. Links lead nowhere here. */
export const painted = (words: string, look: Look): (Node | string)[] =>
  pieces(
    words,
    look.markdown ? marks : named,
    look,
    ([written, name, strong, star, line, code, link, address]) => {
      if (name) return nameIn(name, look);
      const element = document.createElement(strong ? 'strong' : code ? 'code' : link ? 'a' : 'em');
      const inner = strong ?? star ?? line ?? code ?? link ?? '';
      const from = strong ? 2 : 1;
      if (address) element.title = address;
      element.append(
        ...signIn(written.slice(0, from), look),
        ...(code ? [code] : painted(inner, look)),
        ...signIn(written.slice(from + inner.length), look),
      );
      return element;
    },
  );

function nameIn(written: string, { isTyped, placeholders }: Look): Node {
  const value = placeholders[written.slice(2, -2).trim()] ?? written;
  return isTyped ? chipOf(written, value) : document.createTextNode(value);
}

/** A piece of the words that is deleted as a whole. */
function chipOf(written: string, shown: Node | string): HTMLElement {
  const chip = document.createElement('span');
  chip.contentEditable = 'false';
  chip.dataset['chip'] = written;
  chip.append(shown);
  return chip;
}

function signIn(written: string, { isTyped }: Look): Node[] {
  if (!isTyped || written === '') return [];
  const sign = document.createElement('span');
  sign.dataset['sign'] = '';
  sign.append(written);
  return [sign];
}

function pieces(
  text: string,
  pattern: RegExp,
  look: Look,
  make: (match: RegExpExecArray) => Node,
): (Node | string)[] {
  const plain = (words: string): (Node | string)[] => {
    if (!look.markdown) return [words];
    if (!look.isTyped) return [words.replace(escapes, '')];
    const parts = words.split(escapes);
    return parts.flatMap((part, index) => [...(index > 0 ? signIn('\\', look) : []), part]);
  };
  const nodes: (Node | string)[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    nodes.push(...plain(text.slice(from, match.index)), make(match));
    from = match.index + match[0].length;
  }
  return [...nodes, ...plain(text.slice(from))].filter((node) => node !== '');
}

const elements = { paragraph: 'span', heading: 'h2', subheading: 'h3', quote: 'blockquote' };

/** The blocks in the words of a text, below one another in its element. The first is in the element of the text itself, if that is its own. */
export function paintedBlocks(words: string, look: Look): (Node | string)[] {
  const { markdown } = look;
  let list: HTMLElement | undefined;
  let end = 0;
  return (markdown ? blocksIn(words, markdown) : paragraphsIn(words)).flatMap(
    ({ kind, from, to }): (Node | string)[] => {
      const written = words.slice(from, to);
      const gap = words.slice(end, from);
      end = to;
      const photo = markdown && photoOf(written) ? paintedPhoto(written) : undefined;
      if (photo && !look.isTyped) return [photo];
      const inner = photo ? [chipOf(written, photo)] : painted(written, look);
      // The caret stands in an empty line and behind a photo if a break follows.
      if (look.isTyped && (photo || written === '')) inner.push(document.createElement('br'));
      if (from === 0 && !look.isApart) return inner;
      const isEntry = kind === 'list' || kind === 'numbers';
      const element = document.createElement(isEntry ? 'li' : elements[kind]);
      element.append(...signIn(gap, look), ...inner);
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
    },
  );
}

/** A cell, and the rows that were written below its own. */
export function paintCell(cell: HTMLElement, words: string, look: Look): void {
  const [own = '', ...rows] = words.split('\n');
  cell.replaceChildren(...painted(own, look));
  const row = cell.closest('tr');
  while (row?.nextElementSibling?.matches('[data-row]')) row.nextElementSibling.remove();
  const below = rows.map((written) => {
    const fresh = document.createElement('tr');
    fresh.dataset['row'] = '';
    for (const words of written.split(/(?<!\\)\|/).slice(1, -1))
      fresh.insertCell().append(...painted(words.trim(), look));
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

/** Where the desk finds a picture, which may not be online yet. */
export function pictureAddress(text: string): string {
  const photo = photoIn(text);
  return photo ? `${deskPath}${websitePath}/photos/${photo.photo}` : drawingAddress(text);
}

/** The name of a drawing, or what a photo shows. */
export const pictureName = (text: string): string => photoIn(text)?.alt ?? text;
