import { typedIn } from './painting.ts';
import type { Edit } from './written-blocks.ts';

/** The selection in a text that is typed, counted in its words, in which a chip has the length of its placeholder. */

/** What is typed: a text of the page in the frame, or the field below it. */
export type Typed = HTMLElement | HTMLTextAreaElement;

// A frame has its own classes, so `instanceof` would not work.
const isField = (typed: Typed): typed is HTMLTextAreaElement => typed.nodeName === 'TEXTAREA';

export const textOf = (typed: Typed): string => (isField(typed) ? typed.value : typedIn(typed));

/** The words of an element before a point in it. */
function wordsBefore(element: HTMLElement, node: Node, offset: number): string {
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  const piece = element.ownerDocument.createElement('div');
  piece.append(before.cloneContents());
  return typedIn(piece);
}

export function selectionIn(typed: Typed): [from: number, to: number] {
  if (isField(typed)) return [typed.selectionStart, typed.selectionEnd];
  const selection = typed.ownerDocument.getSelection();
  const end = textOf(typed).length;
  if (!selection?.rangeCount || !typed.contains(selection.anchorNode)) return [end, end];
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  return [
    wordsBefore(typed, startContainer, startOffset).length,
    wordsBefore(typed, endContainer, endOffset).length,
  ];
}

function selectIn(typed: Typed, [from, to]: [number, number]): void {
  typed.focus({ preventScroll: true });
  if (isField(typed)) typed.setSelectionRange(from, to);
  else typed.ownerDocument.getSelection()?.setBaseAndExtent(...pointAt(typed, from), ...pointAt(typed, to));
}

/** The point before so many words. Within a chip there is none, so it is the one behind it. */
function pointAt(element: HTMLElement, words: number): [Node, number] {
  const nodes = element.ownerDocument.createTreeWalker(element);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if ((node as HTMLElement).dataset?.['chip'] || node.parentElement?.dataset['chip']) continue;
    const before = wordsBefore(element, node, 0).length;
    if (node.nodeType === Node.TEXT_NODE ? words <= before + (node as Text).length : words <= before)
      return node.nodeName === 'BR' ? pointOf(node) : [node, Math.max(0, words - before)];
  }
  return [element, element.childNodes.length];
}

const pointOf = (node: Node): [Node, number] => [
  node.parentNode as Node,
  [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode),
];

/** Makes an edit as if it were typed, so that the browser's own undo takes it back. Chips within it stay chips. */
export function typeEdit(typed: Typed, { from, to, words, selects }: Edit): void {
  const was = textOf(typed).slice(from, to);
  for (const piece of isField(typed) ? [{ from: 0, was, words }] : aroundChips(was, words)) {
    if (piece.was === piece.words) continue;
    selectIn(typed, [from + piece.from, from + piece.from + piece.was.length]);
    const { ownerDocument } = typed;
    if (piece.words === '') ownerDocument.execCommand('delete');
    else ownerDocument.execCommand('insertText', false, piece.words);
  }
  selectIn(typed, selects);
}

const chip = /\{\{[^{}]*\}\}/g;

/** The pieces of an edit between the placeholders, from the last to the first, or all of it if it changes these as well. */
function aroundChips(was: string, words: string): { from: number; was: string; words: string }[] {
  if (String(was.match(chip)) !== String(words.match(chip))) return [{ from: 0, was, words }];
  const now = words.split(chip);
  const chips = was.match(chip) ?? [];
  let from = 0;
  return was
    .split(chip)
    .map((piece, index) => {
      const at = from;
      from += piece.length + (chips[index]?.length ?? 0);
      return { from: at, was: piece, words: now[index] ?? '' };
    })
    .reverse();
}
