import type { Shots } from '../../content/schemas/film.ts';
import { openBrandFilm } from '../brand-film/brand-film.ts';
import type { Cut } from '../brand-film/stage.ts';
import { placeShots } from '../brand-film/timeline.ts';
import { open } from './studio.ts';

/** What the command asks of the page in which the film of the home page is drawn. */
const page = {
  /** What the film says and when. */
  listShots: (words: Shots) => placeShots(words).map(({ draw, ...shot }) => shot),

  open: async (cut: Cut, words: Shots) => open(await openBrandFilm(cut, words)),
};

declare global {
  var brandFilm: typeof page;
}
globalThis.brandFilm = page;
