import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server that takes an email's content and then closes the connection without an answer. */
export async function startSilentMailServer() {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    let words = '';
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      if (!isData) {
        isData = /^DATA/im.test(chunk.toString());
        const isGreeting = /^(EHLO|HELO)/i.test(chunk.toString());
        socket.write(isData ? '354 go on\r\n' : isGreeting ? '250 hello\r\n' : '250 ok\r\n');
        return;
      }
      words += chunk;
      if (!words.endsWith('\r\n.\r\n')) return;
      heard.push(words);
      onHeard(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Only this connection, because another email may be on its way over its own.
  let onHeard = (socket: Socket) => {
    socket.destroy();
  };
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    heard,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'owner@raywright.example' },
    /** Takes the content and never answers. */
    hold() {
      onHeard = () => {};
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
