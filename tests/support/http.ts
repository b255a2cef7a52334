import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request unchanged; fetch would normalize the path, add headers and decompress the body. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .once('error', reject)
      .end(body);
  });
}

export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** Sends raw bytes and returns everything until the server closes the connection. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = await openSocket(url);
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  return text(socket).catch(() => '');
}
