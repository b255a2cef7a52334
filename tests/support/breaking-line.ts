import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A connection to a database that breaks, without a farewell, when it is about to carry certain words; with a role, only
 * those of its transactions, because the server looks after its notices at times of its own.
 */
type BreakingLine = { url: string; breakAt(words: string, role?: string): void; stop(): Promise<void> };

export async function startBreakingLine(databaseUrl: string): Promise<BreakingLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let breaking: { words: string; role: string | undefined } | undefined;

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
    let role: string | undefined;
    near.on('data', (bytes) => {
      role = /set_config\('role', '(\w+)'/.exec(bytes.toString())?.[1] ?? role;
      const isMeant = breaking && (breaking.role ?? role) === role && bytes.includes(breaking.words);
      if (!isMeant) return far.write(bytes);
      breaking = undefined;
      return breakOff();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    breakAt(words, role) {
      breaking = { words, role };
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
