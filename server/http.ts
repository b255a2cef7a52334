import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The limits of a client's connection, and how connections are closed. */

// An import would load Node's client for fetch and WebSockets with it, for which each start waited 50 ms.
const http = process.getBuiltinModule('node:http');

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // By default Node checks for late headers only every 30 s.
  connectionsCheckingInterval: 1_000,
  // Longer than proxies keep an idle connection (usually 60 s), so that they never send on one we just closed.
  keepAliveTimeout: 75_000,
};

export function createHttpServer(listener: RequestListener, headers: Record<string, string>) {
  let closing = false;
  let answering = 0;
  const server = http.createServer(limits, (request, response) => {
    answering += 1;
    response.once('close', finish);
    if (closing) response.shouldKeepAlive = false;
    if (namesTwoHosts(request)) response.writeHead(400, { ...headers, Connection: 'close' }).end();
    else listener(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket, headers));

  function finish() {
    answering -= 1;
    // The connections still open by then have no request: they are idle, preconnected or too slow.
    if (closing && answering === 0) server.closeAllConnections();
  }

  return {
    async listen(options: { host: string | undefined; port: number }): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(options, resolve);
      });
      return (server.address() as AddressInfo).port;
    },

    /** Accepts no more requests, and resolves when the accepted ones are answered or cut off. */
    async close(patience: AbortSignal): Promise<void> {
      closing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      if (answering === 0) server.closeAllConnections();
      patience.addEventListener('abort', () => server.closeAllConnections());
      await closed;
    },
  };
}

/** Node drops the second Host header. A proxy in front may have routed by the one that it drops. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

const refusals: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node could not parse as a request. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>) {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ''] ?? 400;
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const head = [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
