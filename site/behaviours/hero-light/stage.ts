/** The area for the light: beside and above the text, between the header and the foot. In CSS px of the hero. */
export type Stage = {
  width: number;
  height: number;
  /** The right edge of the longest lines, and the top of the text. */
  textRight: number;
  textTop: number;
  footTop: number;
  headerHeight: number;
};

export function measureStage(hero: HTMLElement): Stage {
  const frame = hero.getBoundingClientRect();
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? frame;
  return {
    width: frame.width,
    height: frame.height,
    textRight: Math.max(boxOf('.hero-banners').right, rightOfLines('[data-hero] h1')) - frame.left,
    textTop: boxOf('[data-hero-text]').top - frame.top,
    footTop: boxOf('[data-hero-foot]').top - frame.top,
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
