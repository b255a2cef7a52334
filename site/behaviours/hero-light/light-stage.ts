/** What the light runs between and what it keeps off, in CSS px of its canvas. */
export type Stage = {
  width: number;
  height: number;
  /** Whether the words stand beside the light, and not below it. */
  isWide: boolean;
  /** The length that the shader counts in: on a desk the height, on phones always the same, because there the light keeps its size. */
  unit: number;
  optics: Optics;
  /** The edge of the message, from which the light comes, and the place of the answer where it lands. */
  from: Point;
  to: Point;
  /** Where the white ray meets the glass. */
  glass: Point;
  /** The right edge of the longest lines, and the top of the text. */
  textRight: number;
  textTop: number;
  /** Below this no ray of the fan goes. */
  bottom: number;
  headerHeight: number;
};

export type Point = { x: number; y: number };

/** How the glass bends the light, in units. */
type Optics = {
  /** Half the opening of the fan, as a tangent. */
  opening: number;
  /** The way through the glass. */
  size: number;
  /** Where the fan fades. */
  reach: number;
  /** How far from words the light begins to darken, and how softly the fan ends at the bottom. */
  besideText: number;
  atBottom: number;
  /** The brightness of the white ray far from the glass. */
  far: number;
};

/** The fan fades before the answer, so that the blue ray alone reaches it. */
const optics = {
  wide: { opening: 0.74, size: 0.15, reach: 0.5, besideText: 0.07, atBottom: 0.3, far: 0.25 },
  narrow: { opening: 0.72, size: 0.075, reach: 0.2, besideText: 0.16, atBottom: 0.1, far: 0.25 },
};

const phoneUnit = 488;
/** How far from the answer's left corner the light lands. */
const landing = 155;
/** From there to the glass: on desks in shares of the height, as the rest of the layout (hero.css). */
const toGlass = { wide: { x: -191, y: -0.415 }, narrow: { x: -4, y: -135 } };

export function measureStage(canvas: HTMLElement): Stage {
  const frame = canvas.getBoundingClientRect();
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? frame;
  const isWide = matchMedia('(min-width: 64rem)').matches;
  const message = boxOf('[data-message] q');
  const answer = boxOf('[data-answer]');
  const to = { x: answer.left - frame.left + landing, y: answer.top - frame.top };
  const { wide, narrow } = toGlass;
  return {
    width: frame.width,
    height: frame.height,
    isWide,
    unit: isWide ? frame.height : phoneUnit,
    optics: isWide ? optics.wide : optics.narrow,
    from: { x: message.right - frame.left, y: (message.top + message.bottom) / 2 - frame.top },
    to,
    glass: isWide
      ? { x: to.x + wide.x, y: to.y + wide.y * frame.height }
      : { x: to.x + narrow.x, y: to.y + narrow.y },
    textRight: Math.max(boxOf('.hero-banners').right, rightOfLines('[data-hero] h1')) - frame.left,
    textTop: boxOf('[data-hero-text]').top - frame.top,
    bottom: (isWide ? answer.bottom : answer.top) - frame.top,
    headerHeight: boxOf('.site-header').height,
  };
}

/** A heading's box is wider than its lines. */
function rightOfLines(selector: string): number {
  const heading = document.querySelector(selector);
  const lines = document.createRange();
  if (heading) lines.selectNodeContents(heading);
  return lines.getBoundingClientRect().right;
}
