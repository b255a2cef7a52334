import type { APIRoute } from 'astro';
import { filmCaptions } from '../captions/captions.ts';
import { type Film, trueFilm } from '../entries/film.ts';

/** The captions of the film, if it is on the site. */
export async function getStaticPaths() {
  const film = await trueFilm();
  return film ? [{ params: { film: 'film' }, props: { film } }] : [];
}

export const GET: APIRoute<{ film: Film }> = ({ props: { film } }) => new Response(filmCaptions(film.shots));
