import type { APIRoute } from 'astro';
import { inOrder } from '../../../../entries/entries.ts';

export async function getStaticPaths() {
  const tutorials = await inOrder('video-tutorials');
  return tutorials.map(({ id, data }) => ({ params: { id }, props: { tutorial: data } }));
}

export const GET: APIRoute = ({ props }) => {
  const { title, transcript } = props['tutorial'];
  const lines = transcript.map(({ at, text }: { at: string; text: string }) => `${at}  ${text}`);
  return new Response(`${title}\n\n${lines.join('\n')}\n`);
};
