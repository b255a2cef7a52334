import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Delivery = { headers: IncomingHttpHeaders; body: string };

/** A program that receives webhooks and answers as the test says. */
export async function startWebhook(answer: () => number = () => 204) {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = answer();
    if (status < 300) deliveries.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    deliveries,
    settings: {
      WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
      WEBHOOK_SECRET: `whsec_${Buffer.from('thirty-two bytes that nobody knows').toString('base64')}`,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
