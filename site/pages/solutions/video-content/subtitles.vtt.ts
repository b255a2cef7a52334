import type { APIRoute } from 'astro';
import sample from '../../../../content/demonstrations/video-content.yaml';
import { captionsOf } from '../../../captions/captions.ts';
import { clock, shown } from '../../../demonstrations/short/film.ts';

/** What the demonstration's short says, for the browser's own player. */
export const GET: APIRoute = () =>
  new Response(
    captionsOf({
      duration: clock(shown(sample.clips)),
      transcript: sample.subtitles.map(({ at, text }) => ({ at: clock(at), text })),
    }),
  );
