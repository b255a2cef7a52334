import type { APIRoute } from 'astro';
import { spokenCaptions } from '../../../../captions/captions.ts';
import { pathsOf } from '../../../../entries/entries.ts';

export const getStaticPaths = () => pathsOf('video-tutorials');

export const GET: APIRoute = ({ props }) => new Response(spokenCaptions(props['entry'].data));
