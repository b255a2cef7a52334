import type { APIRoute } from 'astro';
import { tutorialCaptions } from '../../../../captions/tutorial-captions.ts';
import { inOrder } from '../../../../entries/entries.ts';

export async function getStaticPaths() {
  const tutorials = await inOrder('video-tutorials');
  return tutorials.map(({ id, data }) => ({ params: { id }, props: { tutorial: data } }));
}

export const GET: APIRoute = ({ props }) => new Response(tutorialCaptions(props['tutorial']));
