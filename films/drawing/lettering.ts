import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?inline';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline';
import { color, drawFaded, ease, type Pen, progress } from './pen.ts';

/** The typographic style of words. */
export type Lettering = { font: string; tracking: number; size: number; color: string };

export const headline = (size: number): Lettering => ({
  font: `600 ${size}px Bricolage`,
  tracking: -0.035,
  size,
  color: color.ink,
});

export const plain = (size: number, ink = color.ink2, weight: 400 | 500 | 600 = 400): Lettering => ({
  font: `${weight} ${size}px Instrument`,
  tracking: 0,
  size,
  color: ink,
});

export async function loadFaces(): Promise<void> {
  const faces = [
    new FontFace('Bricolage', `url(${display})`, { weight: '200 800' }),
    new FontFace('Instrument', `url(${text})`, { weight: '400 700' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}

export function write(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  lettering: Lettering,
  align: CanvasTextAlign = 'left',
): void {
  pen.save();
  take(pen, lettering);
  pen.textAlign = align;
  pen.fillText(words, x, y);
  pen.restore();
}

export function widthOf(pen: Pen, words: string, lettering: Lettering): number {
  pen.save();
  take(pen, lettering);
  const { width } = pen.measureText(words);
  pen.restore();
  return width;
}

function take(pen: Pen, { font, tracking, size, color: ink }: Lettering): void {
  pen.font = font;
  pen.letterSpacing = `${tracking * size}px`;
  pen.fillStyle = ink;
}

const broken = new Map<string, string[]>();

/** Breaks words into as few lines as the width allows, and makes those as even as possible. */
export function breakLines(pen: Pen, words: string, lettering: Lettering, width: number): string[] {
  const key = [words, lettering.font, width].join('|');
  const known = broken.get(key);
  if (known) return known;

  const fill = (most: number) => {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(pen, longer, lettering) <= most) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  };
  let lines = fill(width);
  for (let narrower = width; narrower > 0; narrower -= lettering.size / 8) {
    const tried = fill(narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  broken.set(key, lines);
  return lines;
}

/** How long words take to appear, and the delay of each further line of a heading. */
export const arrival = { heading: 0.6, line: 0.5, betweenLines: 0.16 };
const leading = { heading: 1.02, line: 1.4 };

/** Where words stand. */
export type Place = { x: number; y: number; width: number };

/** A heading whose lines rise into place one after the other. Returns the last baseline. */
export function drawHeading(
  pen: Pen,
  words: string,
  place: Place,
  lettering: Lettering,
  sinceCalled: number,
): number {
  const { size } = lettering;
  const lines = breakLines(pen, words, lettering, place.width);
  const at = (index: number) => place.y + index * size * leading.heading;
  for (const [index, line] of lines.entries()) {
    const start = index * arrival.betweenLines;
    const there = ease(progress(sinceCalled, start, start + arrival.heading));
    drawFaded(pen, there, () => write(pen, line, place.x, at(index) + (1 - there) * size * 0.22, lettering));
  }
  return at(lines.length - 1);
}

/** Words that appear all at once, with a short movement from below. */
export function showText(pen: Pen, words: string, place: Place, lettering: Lettering, sinceCalled: number) {
  const there = ease(progress(sinceCalled, 0, arrival.line));
  const lines = breakLines(pen, words, lettering, place.width);
  drawFaded(pen, there, () => {
    for (const [index, line] of lines.entries())
      write(pen, line, place.x, place.y + index * lettering.size * leading.line + (1 - there) * 8, lettering);
  });
}
