import type { APIRoute } from 'astro';
import { pathsOf } from '../../../../entries/entries.ts';

export const getStaticPaths = () => pathsOf('video-tutorials');

export const GET: APIRoute = ({ props }) => {
  const { title, transcript } = props['entry'].data;
  const lines = transcript.map(({ at, text }: { at: string; text: string }) => `${at}  ${text}`);
  return new Response(`${title}\n\n${lines.join('\n')}\n`);
};
