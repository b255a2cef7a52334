/**
 * The selection in a text that is typed, counted in its words. A piece has the length of what is written for it, and signs that
 * are not seen count, too.
 */

/** What is typed: a text of the page in the frame, or the field below it. */
export type Typed = HTMLElement | HTMLTextAreaElement;

// A frame has its own classes, so `instanceof` would not work.
export const isField = (typed: Typed): typed is HTMLTextAreaElement => typed.nodeName === 'TEXTAREA';

export const textOf = (typed: Typed): string => (isField(typed) ? typed.value : wordsIn(typed));

/** The typed words, with what is written for each piece. */
export function wordsIn(node: Node): string {
  const { dataset, nodeType, nodeValue, childNodes } = node as HTMLElement;
  if (nodeType === Node.TEXT_NODE) return (nodeValue ?? '').replaceAll('\u00a0', ' ');
  return dataset?.['chip'] ?? [...childNodes].map(wordsIn).join('');
}

export function selectionIn(typed: Typed): [from: number, to: number] {
  if (isField(typed)) return [typed.selectionStart, typed.selectionEnd];
  const selection = typed.ownerDocument.getSelection();
  if (selection?.rangeCount && typed.contains(selection.anchorNode))
    return placesOf(typed, selection.getRangeAt(0));
  const end = textOf(typed).length;
  return [end, end];
}

export function placesOf(
  typed: HTMLElement,
  { startContainer, startOffset, endContainer, endOffset }: AbstractRange,
): [from: number, to: number] {
  return [placeOf(typed, startContainer, startOffset), placeOf(typed, endContainer, endOffset)];
}

/** How many letters are before a point. One before the sign of a block is meant to be behind it, because that is not seen. */
export function placeOf(typed: HTMLElement, node: Node, offset: number): number {
  const next = node.childNodes[offset] as HTMLElement | undefined;
  if (next?.dataset?.['block'] && next.firstChild) return placeOf(typed, next, 0);
  const isBeforeSign = offset === 0 && next?.dataset?.['sign'] !== undefined;
  const before = typed.ownerDocument.createRange();
  before.selectNodeContents(typed);
  before.setEnd(node, isBeforeSign && (node as HTMLElement).dataset['block'] ? 1 : offset);
  return wordsIn(before.cloneContents()).length;
}

export function selectIn(typed: Typed, [from, to]: [number, number]): void {
  typed.focus({ preventScroll: true });
  if (isField(typed)) typed.setSelectionRange(from, to);
  else typed.ownerDocument.getSelection()?.setBaseAndExtent(...pointAt(typed, from), ...pointAt(typed, to));
}

/** The point behind so many letters: in words that are seen, or else behind a sign or a piece. */
function pointAt(typed: HTMLElement, place: number): [Node, number] {
  let from = 0;
  let behind: [Node, number] | undefined;
  const nodes = typed.ownerDocument.createTreeWalker(typed);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as HTMLElement;
    const isPiece = node.dataset?.['chip'] !== undefined || node.dataset?.['sign'] !== undefined;
    if (node.parentElement?.closest('[data-chip], [data-sign]')) continue;
    if (!isPiece && node.nodeType !== Node.TEXT_NODE) continue;
    const end = from + wordsIn(node).length;
    if (!isPiece && from <= place && place <= end) return [node, place - from];
    const parent = node.parentNode as Node;
    const at = [...parent.childNodes].indexOf(node);
    if (place === from) behind ??= [parent, at];
    if (place === end) behind = [parent, at + 1];
    from = end;
  }
  return behind ?? [typed, typed.childNodes.length];
}
