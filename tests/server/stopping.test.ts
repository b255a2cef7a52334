import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { openSocket } from '../support/http.ts';
import { startServer } from '../support/server.ts';

test.each(['SIGTERM', 'SIGINT'] as const)('%s answers what was accepted, then ends', async (signal) => {
  const server = await startServer();
  const slow = request({
    port: server.port,
    path: '/solutions',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '2' },
  });
  slow.write('{');
  await expect.poll(() => slow.writableLength).toBe(0);
  await accepted(server.url);

  const stopped = server.stop(signal);
  await expect.poll(() => isReachable(server.url)).toBe(false);
  slow.end('}');
  const [response] = await once(slow, 'response');
  response.resume();

  expect(response.statusCode).toBe(405);
  expect(await stopped).toBe(0);
});

test('connections that ask nothing do not hold it up', async () => {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true });
  const [kept] = await once(request(server.url, { agent }).end(), 'response');
  kept.resume();
  await once(kept, 'end');
  const silent = await openSocket(server.url);
  const dawdling = await openSocket(server.url);
  dawdling.write('GET / HTTP/1.1\r\nHost: ');
  await accepted(server.url);

  const started = performance.now();
  const hungUp = Promise.all([silent, dawdling].map((socket) => once(socket.resume(), 'close')));
  expect(await server.stop()).toBe(0);
  await hungUp;
  expect(performance.now() - started).toBeLessThan(5_000);
  agent.destroy();
});

test('a client that never finishes its request is left after 10 s', async () => {
  const server = await startServer();
  const socket = await openSocket(server.url);
  socket.on('error', () => undefined);
  socket.write(
    'POST /solutions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await accepted(server.url);

  const started = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
});

/** Connections are accepted in order: once a later one is answered, the earlier have arrived. */
const accepted = (url: string) => fetch(url, { headers: { Connection: 'close' } });

const isReachable = (url: string) =>
  openSocket(url).then(
    (socket) => {
      socket.destroy();
      return true;
    },
    () => false,
  );
