import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { startOnEither } from '../support/either-store.ts';
import { send } from '../support/enquiries.ts';
import { openSocket } from '../support/http.ts';
import { startMailbox } from '../support/mailbox.ts';

test.each(['SIGTERM', 'SIGINT'] as const)('%s answers what was accepted, then ends', async (signal) => {
  const server = await startOnEither();
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
  // Signals are repeated, as by several Ctrl-C, or by npm that passes on what the server has received already.
  for (const again of ['SIGINT', 'SIGTERM'] as const) server.process.kill(again);
  slow.end('}');
  const [response] = await once(slow, 'response');
  response.resume();

  expect(response.statusCode).toBe(405);
  expect(await stopped).toBe(0);
});

test('idle connections do not delay it, and an endless request and mail only for a while', async () => {
  const stalled = Promise.withResolvers<void>();
  const mailbox = await startMailbox(() => {
    stalled.resolve();
    return new Promise(() => {});
  });
  const [idle, busy] = await Promise.all([startServer(), startServer(mailbox.settings)]);
  const agent = new Agent({ keepAlive: true });
  const [kept] = await once(request(idle.url, { agent }).end(), 'response');
  kept.resume();
  await once(kept, 'end');
  const silent = await openSocket(idle.url);
  const dawdling = await openSocket(idle.url);
  dawdling.write('GET / HTTP/1.1\r\nHost: ');
  const unfinished = await openSocket(busy.url);
  unfinished.on('error', () => undefined);
  unfinished.write(
    'POST /solutions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  expect((await send(busy.url, makeEnquiry())).status).toBe(201);
  await stalled.promise;
  await Promise.all([accepted(idle.url), accepted(busy.url)]);

  const hungUp = Promise.all([silent, dawdling].map((socket) => once(socket.resume(), 'close')));
  const left: string[] = [];
  const leaving = (name: string, server: RunningServer) => server.stop().finally(() => left.push(name));
  // A process manager kills after 10 s; a killed process has no exit code.
  const manager = setTimeout(() => busy.process.kill('SIGKILL'), 10_000);
  expect(await Promise.all([leaving('busy', busy), leaving('idle', idle)])).toEqual([0, 0]);
  clearTimeout(manager);
  await hungUp;
  expect(left).toEqual(['idle', 'busy']);
  agent.destroy();
  await mailbox.stop();
});

/** Connections are accepted in order, so once a later one is answered, the earlier have arrived. */
const accepted = (url: string) => fetch(url, { headers: { Connection: 'close' } });

const isReachable = (url: string) =>
  openSocket(url).then(
    (socket) => {
      socket.destroy();
      return true;
    },
    () => false,
  );
