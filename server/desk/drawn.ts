import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskOpening } from '../../contract/desk.ts';
import { chooseCoding } from '../static/encoding.ts';

/** The page with something in it, whole and as small as it is sent. */
export type Drawn = { html: string; small: Buffer };

/** What desk/draw.tsx is built into. */
type Drawing = { draw: (opening: DeskOpening | null) => string };

const drawing = new URL('../../dist-desk/drawing/draw.js', import.meta.url).href;

const compress = promisify(brotliCompress);
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Draws what waits into the built page, or how to come in where nobody is signed in: that is drawn once for everybody. */
export function createDrawing(page: string) {
  const [before, after] = page.split(/(?<=<div id="desk")>(?=<\/div>)/);
  let signedOut: Drawn | undefined;

  async function drawn(opening: DeskOpening | null): Promise<Drawn> {
    // When it is first wanted: no start of the server waits for it.
    const { draw }: Drawing = await import(drawing);
    const html = `${before} data-opening='${inAttribute(JSON.stringify(opening))}'>${draw(opening)}${after}`;
    return { html, small: await compress(html, quickly) };
  }

  return async (opening: DeskOpening | null): Promise<Drawn> => {
    if (opening) return drawn(opening);
    signedOut ??= await drawn(null);
    return signedOut;
  };
}

export function sendDrawn({ html, small }: Drawn, request: FastifyRequest, reply: FastifyReply) {
  reply.type('text/html; charset=utf-8');
  const coding = chooseCoding(request.headers['accept-encoding'], ['br', 'identity']);
  return coding === 'br' ? reply.header('Content-Encoding', 'br').send(small) : reply.send(html);
}

const inAttribute = (json: string) =>
  json.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
