import { placeOf, selectIn } from './caret.ts';
import { plain } from './spots.ts';

/** Where a caret is on the screen, and where a press puts it. */

/** The line with the caret. On an empty line the caret has no rectangle, so the end of the text is used. */
export function lineIn(element: HTMLElement): { top: number; bottom: number } {
  const selection = element.ownerDocument.getSelection();
  const [line] = selection?.rangeCount ? selection.getRangeAt(0).getClientRects() : [];
  const { top, bottom } = line ?? element.getBoundingClientRect();
  return line ? { top, bottom } : { top: bottom, bottom };
}

/** Whether the caret is in the first line of a text, or in its last one. */
export function isInLastLine(element: HTMLElement, step: number): boolean {
  const all = element.ownerDocument.createRange();
  all.selectNodeContents(element);
  const { top, bottom } = lineIn(element);
  return [...all.getClientRects()]
    .map((line) => (line.top + line.bottom) / 2)
    .every((middle) => (step < 0 ? middle >= top : middle <= bottom));
}

/** Where a text was pressed, counted from the corner of the block that was pressed. */
export function pressedIn({ target, clientX, clientY, detail }: MouseEvent) {
  const block = (target as HTMLElement).closest<HTMLElement>('[data-block], [data-spot]');
  // A press by the keyboard has no place.
  if (!block || detail === 0) return undefined;
  const { left, top } = block.getBoundingClientRect();
  return { text: plain(block.innerText), x: clientX - left, y: clientY - top };
}

/** Puts the caret where the same words were pressed before they were typed, and looked a little different. */
export function selectPressed(
  element: HTMLElement,
  { text, x, y }: NonNullable<ReturnType<typeof pressedIn>>,
): void {
  const blocks = [...element.querySelectorAll<HTMLElement>('[data-block]')];
  const block = blocks.findLast((each) => plain(each.innerText) === text) ?? element;
  const { left, top } = block.getBoundingClientRect();
  // Older browsers do not know it.
  const point = element.ownerDocument.caretPositionFromPoint?.(left + x, top + y);
  if (!point || !element.contains(point.offsetNode)) return;
  const place = placeOf(element, point.offsetNode, point.offset);
  selectIn(element, [place, place]);
}
