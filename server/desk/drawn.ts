import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding } from '../static/encoding.ts';

const compress = promisify(brotliCompress);
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page that was drawn for this request, small enough to be there with the first packets. */
export async function sendDrawn(page: string, request: FastifyRequest, reply: FastifyReply) {
  reply.type('text/html; charset=utf-8');
  const coding = chooseCoding(request.headers['accept-encoding'], ['br', 'identity']);
  if (coding !== 'br') return reply.send(page);
  return reply.header('Content-Encoding', 'br').send(await compress(page, quickly));
}
