import type { RequestListener } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from './files.ts';
import { sendFile } from './send.ts';
import { findPlace, type Site } from './site.ts';

/** Answers reads of known paths at once and passes everything else on: a router would cost more than the answer. */
export function answerFirst(site: Site, passOn: RequestListener): RequestListener {
  return (request, response) => {
    const file = isRead(request.method) && site.files.get(pathOf(request.url ?? ''));
    if (file) sendFile(request, response, file, 200);
    else passOn(request, response);
  };
}

/** Answers what no route wanted: a path in another spelling, an entry nobody wrote, or nothing we have. */
export function answerLast(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request.url);
  const place = findPlace(site, path);
  if (place.kind === 'nowhere') {
    // Node lets nothing but printable ASCII into a path: what a visitor escaped stays escaped.
    request.log.warn({ path: path.slice(0, 200) }, 'not found');
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
