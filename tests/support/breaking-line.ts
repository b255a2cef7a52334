import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a database that breaks, without a farewell, when it is about to carry certain words. */
type BreakingLine = { url: string; breakAt(words: string): void; stop(): Promise<void> };

export async function startBreakingLine(databaseUrl: string): Promise<BreakingLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let breakingWords: string | undefined;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const breakOff = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', breakOff);
    }
    far.pipe(near);
    near.on('data', (bytes) => {
      if (breakingWords === undefined || !bytes.includes(breakingWords)) return far.write(bytes);
      breakingWords = undefined;
      return breakOff();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    breakAt(words) {
      breakingWords = words;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
