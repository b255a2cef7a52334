import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startServer } from '../tests/support/server.ts';
import { residentMegabytes } from './memory.ts';
import { createClient, quantile } from './requests.ts';

const rounds = 3;
const seconds = 5;
const writesPerSecond = 200;
const mostTimes = 3;
const mostMegabytes = 220;

/** How long pages take, at rest and while enquiries are written, and how large the server has become by then. */
export async function measurePagesWhileWriting(): Promise<boolean[]> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
  const client = createClient(server.port, 2);
  await readPages(client, []);

  const atRest: number[] = [];
  const whileWriting: number[] = [];
  let written = 0;
  for (let round = 0; round < rounds; round += 1) {
    await readPages(client, atRest);
    const writer = startWriter(server.port);
    await readPages(client, whileWriting);
    written += await writer.stop();
  }
  const megabytes = await residentMegabytes(server.process.pid);
  client.close();
  await server.stop();

  const [rest, busy] = [quantile(atRest, 0.99), quantile(whileWriting, 0.99)];
  const times = busy / rest;
  console.log(
    `pages       p99 ${rest.toFixed(2)} ms at rest, ${busy.toFixed(2)} ms while ` +
      `${(written / rounds / seconds).toFixed(0)} enquiries/s are written: ${times.toFixed(1)} times (at most ${mostTimes})`,
  );
  console.log(`memory      ${megabytes?.toFixed(0) ?? 'unknown'} MB resident (at most ${mostMegabytes})`);
  return [times <= mostTimes, megabytes === undefined || megabytes <= mostMegabytes];
}

async function readPages(client: ReturnType<typeof createClient>, took: number[]) {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await client.readPage('/solutions');
    took.push(performance.now() - start);
    await pause(2);
  }
}

/** In a thread of its own, so that writing does not delay the clock that times the pages. */
function startWriter(port: number) {
  const thread = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: { port, writesPerSecond },
  });
  return {
    stop: () =>
      new Promise<number>((resolve, reject) => {
        thread.once('message', resolve).once('error', reject);
        thread.postMessage('stop');
      }),
  };
}
