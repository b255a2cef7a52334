import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from './conditions.ts';
import { chooseCoding } from './encoding.ts';
import type { Representation, StaticFile } from './files.ts';
import { parseRange } from './range.ts';

/** Answers with a file; conditions and ranges hold only for a file that is what was asked for (200). */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: number,
) {
  const coding = chooseCoding(request.headers['accept-encoding'], file.codings);
  const representation = coding && file.representations.get(coding);
  if (!representation) return sendUnacceptable(response, file);

  if (status === 200) {
    if (namesTag(request.headers['if-none-match'], representation.etag)) {
      response.writeHead(304, representation.validators).end();
      return;
    }
    if (file.seekable && isRangeWanted(request, representation))
      return sendRange(request, response, representation);
  }
  response.writeHead(status, representation.whole).end(representation.body);
}

/** Ranges are defined for GET alone, and an If-Range that names another version asks for the whole file. */
function isRangeWanted({ method, headers }: IncomingMessage, { etag }: Representation): boolean {
  const condition = headers['if-range'];
  return method === 'GET' && headers.range !== undefined && (condition === undefined || condition === etag);
}

function sendRange(request: IncomingMessage, response: ServerResponse, representation: Representation) {
  const { body, validators, description, whole } = representation;
  const range = parseRange(request.headers.range, body.length);
  if (range === undefined) {
    response.writeHead(200, whole).end(body);
  } else if (range === 'unsatisfiable') {
    response
      .writeHead(416, [...validators, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0'])
      .end();
  } else {
    const part = body.subarray(range.start, range.end + 1);
    const place = `bytes ${range.start}-${range.end}/${body.length}`;
    response
      .writeHead(206, [
        ...validators,
        ...description,
        'Content-Range',
        place,
        'Content-Length',
        String(part.length),
      ])
      .end(part);
  }
}

function sendUnacceptable(response: ServerResponse, file: StaticFile) {
  const [{ validators } = { validators: [] }] = file.representations.values();
  response.writeHead(406, [...validators, 'Content-Length', '0']).end();
}
