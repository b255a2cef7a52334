import type { APIRoute } from 'astro';
import { filmCaptions } from '../captions/captions.ts';
import { currentFilm, type Film } from '../entries/film.ts';

export async function getStaticPaths() {
  const film = await currentFilm();
  return film ? [{ params: { film: 'film' }, props: { film } }] : [];
}

export const GET: APIRoute<{ film: Film }> = ({ props: { film } }) => new Response(filmCaptions(film.shots));
