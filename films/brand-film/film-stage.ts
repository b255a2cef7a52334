import barber from '../../content/drawings/barber.svg?raw';
import browser from '../../content/drawings/browser.svg?raw';
import cloche from '../../content/drawings/cloche.svg?raw';
import dressform from '../../content/drawings/dressform.svg?raw';
import envelope from '../../content/drawings/envelope.svg?raw';
import phone from '../../content/drawings/phone.svg?raw';
import { type Hero, openHero } from '../drawing/hero.ts';
import { loadFaces } from '../drawing/lettering.ts';
import { outlinesOf, type Standing } from '../drawing/outlines.ts';
import type { Box, Pen } from '../drawing/pen.ts';

/** The film's two formats, for landscape and portrait screens. */
export type Cut = 'wide' | 'tall';

type Layout = {
  width: number;
  height: number;
  /** The area for words. Players lay their controls over the rest. */
  safe: Box;
  margin: number;
  /** The baseline of a heading above a thing and its panel. */
  top: number;
  /** The baselines of a heading beside something, and of one below the light. */
  middle: number;
  low: number;
  /** The width of a heading on its own, and beside something. */
  measure: { whole: number; half: number };
  size: { large: number; heading: number; line: number; label: number; panel: number };
  thing: Standing;
  panel: Box;
};

const layouts: Record<Cut, Layout> = {
  wide: {
    width: 1920,
    height: 1080,
    safe: { x: 150, y: 100, width: 1670, height: 880 },
    margin: 150,
    top: 226,
    middle: 470,
    low: 600,
    measure: { whole: 1620, half: 830 },
    size: { large: 120, heading: 104, line: 40, label: 34, panel: 33 },
    thing: { x: 330, y: 368, scale: 1.3 },
    panel: { x: 1100, y: 300, width: 680, height: 600 },
  },
  tall: {
    width: 1080,
    height: 1920,
    safe: { x: 90, y: 220, width: 900, height: 1320 },
    margin: 90,
    top: 380,
    middle: 380,
    low: 1090,
    measure: { whole: 860, half: 860 },
    size: { large: 106, heading: 92, line: 42, label: 36, panel: 36 },
    thing: { x: 130, y: 540, scale: 1.22 },
    // It goes on below what can be read there.
    panel: { x: 90, y: 1060, width: 900, height: 900 },
  },
};

/** The site's drawings that the film shows. */
const takeThings = () => ({
  barber: outlinesOf(barber),
  cloche: outlinesOf(cloche),
  dressform: outlinesOf(dressform),
  phone: outlinesOf(phone),
  browser: outlinesOf(browser),
  envelope: outlinesOf(envelope),
});

export type Things = ReturnType<typeof takeThings>;

/** The canvas on which a shot is drawn, and what it is drawn with. */
export type Stage = { pen: Pen; cut: Cut; layout: Layout; things: Things; hero: Hero };

export async function setStage(canvas: HTMLCanvasElement, cut: Cut): Promise<Stage> {
  const layout = layouts[cut];
  canvas.width = layout.width;
  canvas.height = layout.height;
  // Every frame is read back, which would be slow from a canvas on the graphics card.
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  await loadFaces();
  return { pen, cut, layout, things: takeThings(), hero: await heroOf(cut, layout) };
}

/** Where the ray enters and meets the glass, and where the light ends to leave room for words. The blue ray lands far below. */
const lights = {
  wide: {
    ...{ from: { x: 0, y: 130 }, glass: { x: 1152, y: 281 }, to: { x: 122460, y: 274661 } },
    optics: { opening: 0.74, size: 0.15, reach: 0.8, besideText: 0.07 },
    ...{ unit: 1080, textRight: 1000, textTop: 400 },
  },
  tall: {
    ...{ from: { x: 0, y: 39 }, glass: { x: 497, y: 214 }, to: { x: -30539, y: 298604 } },
    optics: { opening: 0.58, size: 0.12, reach: 0.3086, besideText: 0.16 },
    ...{ unit: 1350, textRight: 1080, textTop: 970 },
  },
};

/** The light of the film, which has the picture to itself. */
function heroOf(cut: Cut, { width, height }: Layout): Promise<Hero> {
  const { from, glass, to, optics, ...rest } = lights[cut];
  return openHero({
    ...{ width, height, isWide: cut === 'wide', headerHeight: 1, ...rest },
    optics: { atBottom: 0.16, far: 0.12, ...optics },
    aim: {
      ...{ from, glass, turned: to, to, also: to },
      ...{ bent: 1, blue: 1, light: 1, spread: 1, bottom: height + 400 },
    },
  });
}
