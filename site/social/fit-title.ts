import { widthOf } from '../papers/fonts.ts';
import { type Face, family } from '../papers/paper-tokens.ts';
import { typeset } from '../papers/typeset.ts';

type Room = { width: number; height: number };
type FittedTitle = { lines: string[]; face: Face };

const largest = 96;
const smallest = 24;
const step = 4;

/** The title as large as the room for it allows, its lines as even as they can be. */
export function fitTitle(title: string, room: Room): FittedTitle {
  for (let size = largest; ; size -= step) {
    const face = titleFace(size);
    const lines = linesOf(title, face, room.width);
    if (size <= smallest || fits(lines, face, room))
      return { lines: evenLines(title, face, room.width), face };
  }
}

export const titleFace = (size: number): Face => ({
  family: family.display,
  weight: 600,
  size,
  leading: 1.04,
  tracking: -0.032,
});

const fits = (lines: string[], face: Face, room: Room) =>
  lines.length * face.size * face.leading <= room.height &&
  lines.every((line) => widthOf(line, face) <= room.width);

/** The narrowest column that needs no further line leaves no word alone on the last. */
function evenLines(title: string, face: Face, width: number): string[] {
  const lines = linesOf(title, face, width);
  const narrower = linesOf(title, face, width - face.size / 2);
  return narrower.length > lines.length || width <= face.size
    ? lines
    : evenLines(title, face, width - face.size / 2);
}

const linesOf = (title: string, face: Face, width: number) =>
  typeset([{ text: title }], face, width)
    .map(({ text }) => text)
    .join('')
    .split('\n');
