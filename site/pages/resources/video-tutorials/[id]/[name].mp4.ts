import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { lessonFilms } from '../../../../entries/film.ts';

export async function getStaticPaths() {
  const films = await lessonFilms();
  return films.map(({ id, name, file }) => ({ params: { id, name }, props: { file } }));
}

export const GET: APIRoute = async ({ props }) =>
  new Response(await readFile(props['file']), { headers: { 'Content-Type': 'video/mp4' } });
