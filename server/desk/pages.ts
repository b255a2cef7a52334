import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { company } from '../../content/company.ts';
import { page as words } from '../../content/desk-words/frame.ts';
import { type DeskOpening, deskPath, type SignedOut, signInPath, workerPath } from '../../contract/desk.ts';
import { chooseCoding } from '../static/conditions.ts';
import { loadFiles } from '../static/files.ts';
import { type Surroundings, securityHeaders, styleSources } from '../static/headers.ts';

const built = fileURLToPath(new URL('../../dist-desk', import.meta.url));

/** Allows only our own files, and no inline code. */
const policyOf = (styles: string[]) =>
  `default-src 'none'; script-src 'self'; style-src ${["'self'", ...styles].join(' ')}; font-src 'self'; img-src 'self'; ` +
  // Frames show the owner the site's own pages.
  "frame-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'";

/** The headers of every answer of the desk. Its page contains its own style sheet. */
export const deskHeaders = (surroundings: Surroundings, page = ''): Record<string, string> => ({
  ...securityHeaders(surroundings, policyOf(styleSources(page))),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
});

export type BuiltDesk = NonNullable<Awaited<ReturnType<typeof loadDesk>>>;

export async function loadDesk(surroundings: Surroundings) {
  if (!existsSync(built)) return undefined;
  const page = await readFile(join(built, 'page/index.html'), 'utf8');
  const headers = deskHeaders(surroundings, page);
  const files = loadFiles(join(built, 'page'), (name) => ({
    ...headers,
    // Their names contain a hash of their contents, and they hold no personal data.
    ...(name.startsWith('assets/') && { 'Cache-Control': 'private, max-age=31536000, immutable' }),
    // The desk itself is beside the folder that the worker may look after.
    ...(workerPath.endsWith(`/${name}`) && {
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': deskPath,
    }),
  }));
  return {
    files: new Map(
      [...files].flatMap(([name, file]) => addressesOf(name).map((path) => [path, file] as const)),
    ),
    /** Draws the page with the open enquiries, or with the sign-in form. */
    draw: createDrawing(page),
    headers,
    /** Differs for every other build. */
    edition: hash('sha256', page),
  };
}

const addressesOf = (name: string) =>
  name === 'index.html' ? [deskPath, signInPath] : [`${deskPath}/${name}`];

/** The drawn page, plain and compressed. */
type Drawn = { html: string; small: Buffer };

/** The built module of desk/draw.tsx. */
type Drawing = { draw: (opening: DeskOpening | SignedOut) => string };

const drawing = new URL('../../dist-desk/drawing/draw.js', import.meta.url).href;

const compress = promisify(brotliCompress);
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Draws the open enquiries, or the sign-in form, into the built page. The sign-in form is drawn once for everybody. */
function createDrawing(page: string) {
  const [before = '', after] = page.split(/(?<=<div id="desk")>(?=<\/div>)/);
  let signedOut: { title: string; drawn: Drawn } | undefined;

  async function drawn(opening: DeskOpening | SignedOut): Promise<Drawn> {
    // Loaded on first use, so that it does not delay the server's start.
    const { draw }: Drawing = await import(drawing);
    const head = before.replace(/(?<=<title>)[^<]*/, () => inAttribute(words.title(company.name)));
    const html = `${head} data-opening='${inAttribute(JSON.stringify(opening))}'>${draw(opening)}${after}`;
    return { html, small: await compress(html, quickly) };
  }

  return async (opening: DeskOpening | SignedOut): Promise<Drawn> => {
    if ('now' in opening) return drawn(opening);
    const title = words.title(company.name);
    if (signedOut?.title !== title) signedOut = { title, drawn: await drawn(opening) };
    return signedOut.drawn;
  };
}

export function sendDrawn({ html, small }: Drawn, request: FastifyRequest, reply: FastifyReply) {
  reply.type('text/html; charset=utf-8');
  const coding = chooseCoding(request.headers['accept-encoding'], ['br', 'identity']);
  return coding === 'br' ? reply.header('Content-Encoding', 'br').send(small) : reply.send(html);
}

const inAttribute = (json: string) =>
  json.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
