import type { APIRoute } from 'astro';
import { spokenCaptions } from '../../../../captions/captions.ts';
import { inOrder } from '../../../../entries/entries.ts';

export async function getStaticPaths() {
  const tutorials = await inOrder('video-tutorials');
  return tutorials.map(({ id, data }) => ({ params: { id }, props: { tutorial: data } }));
}

export const GET: APIRoute = ({ props }) => new Response(spokenCaptions(props['tutorial']));
