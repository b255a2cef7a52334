import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DeskOpening, deskPath, signInPath } from '../../contract/desk.ts';
import { chooseCoding } from '../static/conditions.ts';
import { loadFiles, type StaticFile } from '../static/files.ts';
import { type Surroundings, securityHeaders, styleSources } from '../static/headers.ts';

const built = fileURLToPath(new URL('../../dist-desk', import.meta.url));

/** Nothing that is not ours, and nothing that the page itself could be made to run. */
const policyOf = (styles: string[]) =>
  `default-src 'none'; script-src 'self'; style-src ${["'self'", ...styles].join(' ')}; font-src 'self'; img-src 'self'; ` +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'";

/** What every answer of the desk says, whatever is in it; its page has its style in it. */
export const deskHeaders = (surroundings: Surroundings, page = ''): Record<string, string> => ({
  ...securityHeaders(surroundings, policyOf(styleSources(page))),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
});

export type BuiltDesk = {
  /** By the path they are asked for. */
  files: ReadonlyMap<string, StaticFile>;
  /** The page with what waits, or with how to come in where nobody is signed in. */
  draw: (opening: DeskOpening | null) => Promise<Drawn>;
  /** What an answer with that page says. */
  headers: Record<string, string>;
};

/** The desk, where it has been built. */
export async function loadDesk(surroundings: Surroundings): Promise<BuiltDesk | undefined> {
  if (!existsSync(built)) return undefined;
  const page = await readFile(join(built, 'page/index.html'), 'utf8');
  const headers = deskHeaders(surroundings, page);
  const files = await loadFiles(join(built, 'page'), (name) => ({
    ...headers,
    // Their names carry a hash of their contents, and nothing in them is about anybody.
    ...(name.startsWith('assets/') && { 'Cache-Control': 'private, max-age=31536000, immutable' }),
  }));
  return {
    files: new Map(
      [...files].flatMap(([name, file]) => addressesOf(name).map((path) => [path, file] as const)),
    ),
    draw: createDrawing(page),
    headers,
  };
}

const addressesOf = (name: string) =>
  name === 'index.html' ? [deskPath, signInPath] : [`${deskPath}/${name}`];

/** The page with something in it, whole and as small as it is sent. */
type Drawn = { html: string; small: Buffer };

/** What desk/draw.tsx is built into. */
type Drawing = { draw: (opening: DeskOpening | null) => string };

const drawing = new URL('../../dist-desk/drawing/draw.js', import.meta.url).href;

const compress = promisify(brotliCompress);
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Draws what waits into the built page, or how to come in where nobody is signed in: that is drawn once for everybody. */
function createDrawing(page: string) {
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
