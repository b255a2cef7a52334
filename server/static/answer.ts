import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { searchIndexPath } from '../../contract/search-index.ts';
import { log } from '../logger.ts';
import { type ByteRange, checkConditions, chooseCoding, parseRange, rangeApplies } from './conditions.ts';
import { type Body, partsOf, type Representation, type StaticFile } from './files.ts';
import type { Showcase } from './showcase.ts';
import { findPath } from './site.ts';

/** Answers requests for known paths at once and passes on the rest, because routing would cost more than the answer. */
export function answerFirst(
  showcase: Showcase,
  passOn: RequestListener,
  count: (request: IncomingMessage, path: string) => void,
): RequestListener {
  return (request, response) => {
    const path = pathOf(request.url ?? '');
    const file = isRead(request.method) && showcase.fileFor(request, path);
    if (!file) return passOn(request, response);
    sendFile(request, response, file, 200);
    if (file.isPage || path === searchIndexPath) count(request, path);
  };
}

/** Answers what no route matched: another spelling of a path, an unknown entry, or a missing page. */
export function answerLast({ site }: Showcase, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request.url);
  const place = findPath(site, path);
  if (place.kind === 'nowhere') {
    // Some programs escape the number sign of a link, so that its secret is in the path: nothing is logged from an escape on.
    // Nor is what follows a calendar's path, in which a calendar has a secret that may have been right once.
    request.log.warn({ path: path.replace(/(%|calendar\/).*/i, '$1…').slice(0, 200) }, 'not found');
    return answerWith(site.notFound, 404, request, reply);
  }
  if (!isRead(request.method)) return reply.code(405).header('Allow', 'GET, HEAD').send();
  if (place.kind === 'moved') return reply.redirect(place.path + request.url.slice(path.length), 308);
  return answerWith(place.file, place.status, request, reply);
}

export function answerWith(file: StaticFile, status: number, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  sendFile(request.raw, reply.raw, file, status);
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Answers with a file. Conditions and ranges apply only to the file that was asked for (200). */
function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, status: number) {
  const coding = chooseCoding(request.headers['accept-encoding'], file.codings);
  const representation = coding && file.representations.get(coding);
  if (!representation) return sendUnacceptable(response, file);

  if (status === 200) {
    const verdict = checkConditions(request.headers, representation);
    if (verdict === 304) return void response.writeHead(304, representation.validators).end();
    if (verdict === 412) return sendNothing(response, 412, representation.validators);
    if (file.seekable && isRangeWanted(request, representation))
      return sendRange(request, response, representation);
  }
  response.writeHead(status, representation.whole);
  sendBody(response, representation.body);
}

/** HTTP defines ranges for GET alone. */
const isRangeWanted = ({ method, headers }: IncomingMessage, version: Representation) =>
  method === 'GET' && headers.range !== undefined && rangeApplies(headers, version);

function sendRange(request: IncomingMessage, response: ServerResponse, representation: Representation) {
  const { body, validators, description, whole } = representation;
  const range = parseRange(request.headers.range, body.length);
  if (range === undefined) {
    response.writeHead(200, whole);
    sendBody(response, body);
  } else if (range === 'unsatisfiable') {
    sendNothing(response, 416, [...validators, 'Content-Range', `bytes */${body.length}`]);
  } else {
    const { start, end } = range;
    const place = ['Content-Range', `bytes ${start}-${end}/${body.length}`];
    const length = ['Content-Length', String(end + 1 - start)];
    response.writeHead(206, [...validators, ...description, ...place, ...length]);
    sendBody(response, body, range);
  }
}

function sendBody(response: ServerResponse, body: Body, range?: ByteRange) {
  if (Buffer.isBuffer(body)) response.end(range ? body.subarray(range.start, range.end + 1) : body);
  else if (response.req.method === 'HEAD') response.end();
  else pipeline(partsOf(body, range), response, noteFault);
}

/** Visitors who leave in the middle of a film are normal; a disk that fails is logged. */
function noteFault(error: NodeJS.ErrnoException | null) {
  if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error(`reading a file: ${error.message}`);
}

const sendNothing = (response: ServerResponse, status: number, headers: string[]) =>
  void response.writeHead(status, [...headers, 'Content-Length', '0']).end();

function sendUnacceptable(response: ServerResponse, file: StaticFile) {
  const [{ validators } = { validators: [] }] = file.representations.values();
  sendNothing(response, 406, validators);
}
