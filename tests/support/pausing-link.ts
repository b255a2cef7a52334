import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the site again, and pauses where a text begins in a page. */
export async function linkThatPauses(site: string, where: string, until: Promise<void>) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${site}${url}`);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    const body = Buffer.from(await answer.arrayBuffer());
    const pause = body.indexOf(where);
    if (pause > 0) {
      response.write(body.subarray(0, pause));
      await until;
    }
    response.end(body.subarray(Math.max(pause, 0)));
  }).listen(0);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
