export type Stage = ReturnType<typeof measureStage>;

export type Point = { x: number; y: number };

/** Where the light goes, which changes while a visitor types. */
export type Aim = ReturnType<typeof aimAt>;

/**
 * How the glass bends the light, in units: half the opening of the fan, as a tangent; the way through the glass; where the
 * fan fades, which is before the answer, so that the blue ray alone reaches it; how far from words the light begins to
 * darken, and how softly the fan ends at the bottom; the brightness of the white ray far from the glass.
 */
const optics = {
  wide: { opening: 0.74, size: 0.088, reach: 0.5, besideText: 0.07, atBottom: 0.3, far: 0.25 },
  narrow: { opening: 0.72, size: 0.065, reach: 0.2, besideText: 0.16, atBottom: 0.1, far: 0.25 },
};

const unitOf = { middle: 700, narrow: 488 };

/** How far from the card's left corner the light lands on an answer. */
const landingOf = { wide: 155, middle: 90, narrow: 155 };

type Box = { left: number; right: number; top: number; bottom: number };

/** What the light runs between and what it keeps off, in CSS px of its canvas. */
export function measureStage(canvas: HTMLElement) {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const within = (box: DOMRect): Box => ({
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  });
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => within(element.getBoundingClientRect()));
  const boxOf = (selector: string): Box =>
    boxesOf(selector)[0] ?? { left: 0, right: width, top: 0, bottom: height };

  const kind = matchMedia('(min-width: 64rem)').matches
    ? 'wide'
    : matchMedia('(min-width: 44rem)').matches
      ? 'middle'
      : 'narrow';
  const text = boxOf('[data-hero-text]');
  const header = boxOf('.site-header');
  const places: Places = {
    kind,
    width,
    height,
    bubble: boxOf('[data-message] q'),
    marks: boxesOf('[data-message] u'),
    card: boxOf('[data-answer]'),
    lines: boxesOf('[data-answer] [data-lit]'),
    notice: boxesOf('.hero-notice:not([hidden])')[0],
    isStraight: document.querySelector('[data-hero][data-aim=phone]') !== null,
    isOpen: document.querySelector('[data-hero][data-aim]') !== null,
    waits: document.querySelector('[data-hero][data-aim=waits]') !== null,
  };
  return {
    width,
    height,
    /** Whether the words stand beside the light, and not below it. */
    isWide: kind === 'wide',
    /** The length that the shader counts in: on a desk the height, elsewhere always the same, because there the light keeps its size. */
    unit: kind === 'wide' ? height : unitOf[kind],
    optics: kind === 'wide' ? optics.wide : optics.narrow,
    aim: aimAt(places),
    /** The right edge of the longest lines, and the top of the text. */
    textRight: Math.max(boxOf('.hero-banners').right, rightOfLines('[data-hero] h1') - left),
    textTop: text.top,
    headerHeight: header.bottom - header.top,
  };
}

type Places = {
  kind: 'wide' | 'middle' | 'narrow';
  width: number;
  height: number;
  bubble: Box;
  /** The words that counted. */
  marks: Box[];
  card: Box;
  /** The lines that answer, on the visitor's own sheet, or the notification above it. */
  lines: Box[];
  notice: Box | undefined;
  /** Whether no line answers, and the light goes straight on to the notification. */
  isStraight: boolean;
  /** Whether the visitor's sheet is open, and whether it waits for a question. */
  isOpen: boolean;
  waits: boolean;
};

function aimAt(places: Places) {
  const { kind, bubble, marks, card, lines, notice, isStraight, isOpen, waits } = places;
  const from = { x: bubble.right, y: marks.at(-1)?.bottom ?? (bubble.top + bubble.bottom) / 2 };
  const glass = glassOf(places);
  // The ray comes down beside the words: on phones to the right end of a line, elsewhere to its left.
  const ends = lines.map(({ left, right, top, bottom }) => ({
    x: kind === 'narrow' ? right : left,
    y: (top + bottom) / 2,
  }));
  const atCard =
    kind === 'narrow' && isOpen
      ? { x: card.right, y: card.top + 60 }
      : { x: card.left + landingOf[kind], y: card.top };
  const [first = atCard, second = first] = notice ? [endAt(notice, glass, kind)] : ends;
  const isBeforeNotice = notice && kind === 'narrow';
  const isBesideCard = (kind === 'wide') !== isOpen && kind !== 'middle';
  const straight = notice && isStraight ? straightTo(notice, from, glass, kind === 'narrow') : undefined;
  return {
    /** The edge of the message, from which the light comes, and where it meets the glass. */
    from,
    glass,
    /** What the glass is turned to, and the two ends of the light, which are often the same. */
    turned: first,
    to: straight ?? first,
    also: straight ?? second,
    /** 1 where the glass bends the light, 0 where it goes straight through to its end. */
    bent: straight ? 0 : 1,
    /** How bright the ray to the answer is, and everything else. */
    blue: straight || waits ? 0 : 1,
    light: waits ? 0.3 : 1,
    /** 1 where it lands on an edge as wide as a card, over which it spreads; 0 on a line. On a tablet it stays beside the words. */
    spread: isOpen ? 0 : kind === 'middle' ? 0.3 : 1,
    /** Below this no ray of the fan goes. On an open phone's sheet it has the lane beside the card. */
    bottom: isBeforeNotice ? notice.top : isBesideCard ? card.bottom : card.top,
  };
}

/** The glass keeps its place whichever line answers, so it depends on no line. */
function glassOf({ kind, width, height, bubble, card, notice, isOpen }: Places): Point {
  // Beside a sheet it stands so far off that the ray comes to a line aslant, however large it is.
  const beside = isOpen ? 0.137 * height : 100;
  if (kind === 'wide') return { x: Math.max(card.left - beside, bubble.right + 40), y: 0.21 * height };
  if (kind === 'middle') return { x: Math.max(card.left - 96, bubble.right + 40), y: bubble.bottom + 14 };
  if (notice) return { x: Math.min(width - 80, bubble.right + 24), y: (bubble.bottom + notice.top) / 2 - 8 };
  if (isOpen) return { x: width - 60, y: bubble.bottom + 22 };
  return { x: bubble.right + 38, y: (bubble.top + bubble.bottom) / 2 + 12 };
}

/** Where the blue ray meets the notification: its upper edge on phones, elsewhere its left one. */
const endAt = ({ left, top, bottom }: Box, glass: Point, kind: Places['kind']): Point =>
  kind === 'narrow' ? { x: Math.max(left + 24, glass.x - 60), y: top } : { x: left, y: (top + bottom) / 2 };

/** Where the white ray meets it, if nothing bends it. */
function straightTo({ left, right, top, bottom }: Box, from: Point, glass: Point, isBelow: boolean): Point {
  const slope = (glass.y - from.y) / (glass.x - from.x);
  if (isBelow) return { x: Math.min(right - 16, from.x + (top - from.y) / slope), y: top };
  const y = from.y + slope * (left - from.x);
  return { x: left, y: Math.min(bottom - 16, Math.max(top + 16, y)) };
}

/** The light on its way from one aim to another. */
export function between(one: Aim, other: Aim, share: number): Aim {
  const mix = (from: number, to: number) => from + (to - from) * share;
  const point = (from: Point, to: Point) => ({ x: mix(from.x, to.x), y: mix(from.y, to.y) });
  return {
    from: point(one.from, other.from),
    glass: point(one.glass, other.glass),
    turned: point(one.turned, other.turned),
    to: point(one.to, other.to),
    also: point(one.also, other.also),
    bent: mix(one.bent, other.bent),
    blue: mix(one.blue, other.blue),
    light: mix(one.light, other.light),
    spread: mix(one.spread, other.spread),
    bottom: mix(one.bottom, other.bottom),
  };
}

/** A heading's box is wider than its lines. */
function rightOfLines(selector: string): number {
  const heading = document.querySelector(selector);
  const lines = document.createRange();
  if (heading) lines.selectNodeContents(heading);
  return lines.getBoundingClientRect().right;
}
