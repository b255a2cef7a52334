import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../harness/server.ts';

/** Node's own server, which answers every request with one file and asks nothing. */
export const startBareNode = (file: string, headers: string[]) =>
  startServer({ FILE: file, HEADERS: JSON.stringify(headers) }, fileURLToPath(import.meta.url));

const file = process.env['FILE'];
if (import.meta.main && file) {
  const body = readFileSync(file);
  const headers = [
    'Content-Type',
    'text/html',
    'Content-Encoding',
    'gzip',
    'Content-Length',
    `${body.length}`,
  ];
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object') console.log(`Node is at http://127.0.0.1:${address?.port}`);
  });
  process.once('SIGTERM', () => process.exit());
}
