import { measureStage, type Point, type Stage } from '../hero-light/light-stage.ts';

/** The hues from the one that bends least, as the shader has them. */
const hues = ['pink', 'orange', 'white', 'green', 'blue'];

/**
 * Draws the light of an open sheet with lines, where no graphics card does. Beside the canvas: once that is drawn, the style
 * hides these.
 */
export function drawLight(hero: HTMLElement): void {
  const canvas = hero.querySelector('canvas');
  if (!canvas) return;
  const svg = part('svg', { class: 'hero-drawn', 'aria-hidden': 'true' });
  canvas.after(svg);
  const draw = () => {
    if (!canvas.hasAttribute('data-drawn')) svg.replaceChildren(...linesOf(measureStage(canvas)));
  };
  hero.addEventListener('aim', draw);
  new ResizeObserver(draw).observe(hero);
}

function linesOf({ aim, optics, unit }: Stage): SVGElement[] {
  const { from, glass, turned, to, also, bent, blue, light } = aim;
  const size = optics.size * unit;
  const half = Math.atan(optics.opening * 0.8);
  const angle = Math.atan2(turned.y - glass.y, turned.x - glass.x) - half;
  const entering = unitFrom(Math.atan2(glass.y - from.y, glass.x - from.x));
  const leaving = unitFrom(angle);
  const inside = unitFrom(Math.atan2(entering.y + leaving.y, entering.x + leaving.x));
  const up = { x: inside.y, y: -inside.x };
  const exit = plus(glass, inside, size);
  const tip = plus(plus(glass, inside, size / 2), up, 1.071 * size);
  const foot = plus(tip, up, -2.057 * size);
  const corners = [tip, plus(foot, inside, 0.96 * size), plus(foot, inside, -0.96 * size)];
  const prism = part('polygon', { points: corners.map(({ x, y }) => `${x},${y}`).join(' '), class: 'prism' });
  if (bent === 0) return [prism, ...glowing([line(from, to, 'white', 1)])];
  const fan = hues.flatMap((hue, index) =>
    [-0.13, 0.13].flatMap((aside) => {
      const way = unitFrom(angle + (index / 2 - 1 + aside) * half);
      const strength = light * (aside < 0 ? 0.35 : 0.2);
      return fading.map((share) =>
        line(exit, plus(exit, way, share * optics.reach * unit * 0.9), hue, strength),
      );
    }),
  );
  const white = [line(from, glass, 'white', light), line(glass, exit, 'white', light * 0.4)];
  const rays = blue > 0 ? [line(exit, to, 'blue', 1, 2), line(exit, also, 'blue', 1, 2)] : [];
  return [prism, ...glowing([...white, ...fan, ...rays])];
}

/** A ray of the fan is drawn as often as this, each time for a share of its length, so that it fades. */
const fading = [0.35, 0.65, 1];

/** Lines above their own blur. */
function glowing(lines: SVGElement[]): SVGElement[] {
  const glow = part('g', { class: 'glow' });
  glow.append(...lines.map((each) => each.cloneNode()));
  return [glow, ...lines];
}

const unitFrom = (angle: number): Point => ({ x: Math.cos(angle), y: Math.sin(angle) });

const plus = (point: Point, way: Point, length: number): Point => ({
  x: point.x + way.x * length,
  y: point.y + way.y * length,
});

const line = (from: Point, to: Point, hue: string, opacity: number, width = 1.2) =>
  part('path', {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    stroke: `var(--color-${hue})`,
    'stroke-opacity': String(opacity),
    'stroke-width': String(width),
  });

/** The page's policy allows attributes, and no style of an element's own. */
function part(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
