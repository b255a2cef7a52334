import type { Stage } from '../../site/behaviours/hero-light/light-stage.ts';
import { createRenderer } from '../../site/behaviours/hero-light/renderer.ts';
import { drawGlow, type Point } from './light.ts';
import { clamp, mix, type Pen, progress, setColorTokens, smooth } from './pen.ts';

/** The light of the home page, drawn by the same shader. It opens with a point of white that travels to the glass. */
export type Hero = { draw(pen: Pen, moment: { seconds: number; opened: number }): void };

/** The share of the opening at which the ray reaches the glass. */
const meeting = 0.4;
/** While the light opens every frame differs; afterwards it only breathes, and drawing it in software is slow. */
const breathsPerSecond = 15;
const nobodyPoints = [0, 0] as const;

export async function openHero(stage: Stage): Promise<Hero> {
  const { width, height } = stage;
  const enters: Point = [stage.aim.from.x, stage.aim.from.y];
  const glass: Point = [stage.aim.glass.x, stage.aim.glass.y];
  const canvas = document.createElement('canvas');
  setColorTokens(document.documentElement);
  const renderer = await createRenderer(canvas, new AbortController().signal);
  if (!renderer) throw new Error('This browser has no WebGL2, which draws the light.');
  renderer.resize(stage, 1);

  const layer = layerOf(width, height);
  let drawn: number | undefined;
  const light = (seconds: number) => {
    if (drawn === seconds) return;
    renderer.draw({ seconds, pointer: nobodyPoints, opened: 1 });
    drawn = seconds;
    layer.globalCompositeOperation = 'copy';
    layer.drawImage(canvas, 0, 0);
  };
  const opening = layerOf(width, height);

  return {
    draw(pen, { seconds, opened }) {
      if (opened >= 1) {
        light(Math.floor(seconds * breathsPerSecond) / breathsPerSecond);
        pen.drawImage(layer.canvas, 0, 0);
        return;
      }
      light(seconds);
      maskOpening(opening, glass, opened);
      opening.globalCompositeOperation = 'source-in';
      opening.drawImage(layer.canvas, 0, 0);
      pen.drawImage(opening.canvas, 0, 0);
      const [x, y] = pointOfLight(enters, glass, opened);
      drawGlow(pen, [x, y], 90, 0.9 * clamp(opened / 0.04) * (1 - progress(opened, meeting, meeting + 0.05)));
    },
  };
}

/** The point's place on its way from outside the screen to the glass. */
const pointOfLight = (enters: Point, glass: Point, opened: number): Point => {
  const share = clamp(opened / meeting);
  const x = mix(-80, glass[0], share);
  return [x, mix(enters[1], glass[1], clamp(x / glass[0]))];
};

/** Shows only a part of the light: the ray as far as it has come, then a growing area around the glass. */
function maskOpening(mask: Pen, glass: Point, opened: number): void {
  const { width, height } = mask.canvas;
  mask.globalCompositeOperation = 'copy';
  const front = mix(-80, glass[0], clamp(opened / meeting));
  mask.fillStyle = softEdge(mask.createLinearGradient(front - 90, 0, front, 0));
  mask.fillRect(0, 0, width, height);
  const spread = smooth(progress(opened, meeting - 0.04, 1));
  if (spread <= 0) return;
  const radius = mix(30, Math.hypot(width, height), spread);
  mask.globalCompositeOperation = 'source-over';
  mask.fillStyle = softEdge(mask.createRadialGradient(...glass, radius * 0.55, ...glass, radius));
  mask.fillRect(0, 0, width, height);
}

function softEdge(gradient: CanvasGradient): CanvasGradient {
  gradient.addColorStop(0, 'black');
  gradient.addColorStop(1, 'transparent');
  return gradient;
}

function layerOf(width: number, height: number): Pen {
  const layer = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!layer) throw new Error('This browser has no canvas.');
  return layer;
}
