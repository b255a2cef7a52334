import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../tests/support/server.ts';
import { residentMegabytes } from './memory.ts';
import { createClient, median, quantile } from './requests.ts';
import { startWriter } from './writer.ts';

// Many short rounds: both kinds see the same moods of the machine.
const rounds = 12;
const seconds = 2;
const writesPerSecond = 200;
const mostTimes = 3;
const mostMegabytes = 220;

/** How long pages take, at rest and while enquiries are written, and how large the server has become by then. */
export async function measurePagesWhileWriting(): Promise<boolean[]> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
  const client = createClient(server.port, 2);
  const writing = createClient(server.port, 16);
  await readPages(client, []);

  const atRest: number[] = [];
  const whileWriting: number[] = [];
  const writes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await readPages(client, atRest);
    const writer = startWriter(writing, writesPerSecond);
    await readPages(client, whileWriting);
    writes.push(await writer.stop());
  }
  const megabytes = await residentMegabytes(server.process.pid);
  client.close();
  writing.close();
  await server.stop();

  const [rest, busy] = [quantile(atRest, 0.99), quantile(whileWriting, 0.99)];
  const times = busy / rest;
  console.log(
    `pages       p99 ${rest.toFixed(2)} ms at rest, ${busy.toFixed(2)} ms while ` +
      `${median(writes).toFixed(0)} enquiries/s are written: ${times.toFixed(1)} times (at most ${mostTimes})`,
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
