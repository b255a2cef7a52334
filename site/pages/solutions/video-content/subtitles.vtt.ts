import type { APIRoute } from 'astro';
import sample from '../../../../content/demonstrations/video-content.yaml';
import { spokenCaptions } from '../../../captions/captions.ts';
import { clock, shown } from '../../../demonstrations/short/short-film.ts';

/** The subtitles of the demonstration's short, for the browser's own player. */
export const GET: APIRoute = () =>
  new Response(
    spokenCaptions({
      duration: clock(shown(sample.clips)),
      transcript: sample.subtitles.map(({ at, text }) => ({ at: clock(at), text })),
    }),
  );
