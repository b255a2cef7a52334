import type { Shots } from '../../content/schemas/film.ts';
import { type Cut, setStage } from '../brand-film/film-stage.ts';
import { brightnessOf, placeShots } from '../brand-film/timeline.ts';
import { color } from '../drawing/pen.ts';
import type { FrameSource } from '../recorder/record.ts';
import { open } from './studio.ts';

/** The functions that the command calls in the page that draws the home page's film. */
const page = {
  /** The film's words and their times. */
  listShots: (words: Shots) => placeShots(words).map(({ draw, ...shot }) => shot),

  open: async (cut: Cut, words: Shots) => open(await openBrandFilm(cut, words)),
};

declare global {
  var brandFilm: typeof page;
}
globalThis.brandFilm = page;

/** The brand film as a source of frames. Any moment can be drawn, in any order. */
async function openBrandFilm(cut: Cut, words: Shots): Promise<FrameSource> {
  const canvas = document.createElement('canvas');
  const stage = await setStage(canvas, cut);
  const shots = placeShots(words);
  return {
    canvas,
    framesPerSecond: 30,
    seconds: shots.at(-1)?.end ?? 0,
    keyframes: shots.map(({ start }) => start),
    longestWithoutKeyframe: 3,
    draw(seconds) {
      const { pen, layout } = stage;
      const shot = shots.findLast(({ start }) => seconds >= start);
      pen.globalAlpha = 1;
      pen.fillStyle = color.ground;
      pen.fillRect(0, 0, layout.width, layout.height);
      if (!shot) return true;
      pen.globalAlpha = brightnessOf(shot, seconds);
      shot.draw(stage, seconds - shot.start);
      return true;
    },
  };
}
