import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '../processes/children.ts';
import { startServer } from '../processes/server.ts';
import { createClient, median, quantile } from './requests.ts';
import type { Verdict } from './verdict.ts';

const page = '/solutions';
// Many short rounds, so that both kinds see the same noise of the machine.
const rounds = 12;
const seconds = 2;
const writesPerSecond = 200;
/**
 * A delay of less than a frame (60 a second) cannot be seen, however many times slower it is: nobody notices 0.4 ms or
 * 2. Where a page takes longer than a frame even at rest, three times that is the limit, because the machine itself is
 * slow.
 */
const frame = 16;
const mostTimes = 3;
/** As many connections as browsers open to one server. */
const lines = 6;
const mostMegabytes = 220;

type Waits = { html: number[]; everything: number[] };

/** How long pages and their files take, at rest and while enquiries are written, and how large the server becomes. */
export async function measurePagesWhileWriting(): Promise<Verdict[]> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
  const client = createClient(server.port, lines);
  const writing = createClient(server.port, 16);
  const files = await filesOf(`${server.url}${page}`);
  const readPages = async ({ html, everything }: Waits) => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const start = performance.now();
      await client.read(page);
      html.push(performance.now() - start);
      await Promise.all(files.map(client.read));
      everything.push(performance.now() - start);
      await pause(2);
    }
  };
  const atRest: Waits = { html: [], everything: [] };
  const whileWriting: Waits = { html: [], everything: [] };
  const writes: number[] = [];
  await readPages({ html: [], everything: [] });
  for (let round = 0; round < rounds; round += 1) {
    await readPages(atRest);
    const writer = startWriter(writing, writesPerSecond);
    await readPages(whileWriting);
    writes.push(await writer.stop());
  }
  const megabytes = await residentMegabytes(server.process.pid);
  client.close();
  writing.close();
  await server.stop();

  console.log(`${median(writes).toFixed(0)} enquiries/s were written while pages were read`);
  const verdicts = [
    compare('the page', atRest.everything, whileWriting.everything),
    compare('its HTML', atRest.html, whileWriting.html),
  ];
  console.log(`memory      ${megabytes?.toFixed(0) ?? 'unknown'} MB resident (at most ${mostMegabytes})`);
  return [...verdicts, { what: 'memory', isKept: megabytes === undefined || megabytes <= mostMegabytes }];
}

function compare(name: string, atRest: number[], whileWriting: number[]): Verdict {
  const [rest, busy] = [quantile(atRest, 0.99), quantile(whileWriting, 0.99)];
  const most = Math.max(rest + frame, rest * mostTimes);
  console.log(
    `${name.padEnd(10)}  p99 ${rest.toFixed(2)} ms at rest, ${busy.toFixed(2)} ms while enquiries are written ` +
      `(at most ${most.toFixed(1)}: one frame more, or ${mostTimes} times)`,
  );
  return { what: `p99 of ${name} while enquiries are written`, isKept: busy <= most };
}

/** The files that a browser requests after reading the page: styles, fonts, scripts, pictures. */
async function filesOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const addresses = html.matchAll(/(?:href|src)="(\/(?:_astro|pictures)\/[^"]+)"/g);
  return [...new Set([...addresses].map(([, address = '']) => address))];
}

/** Sends enquiries at an even pace until stopped, and then returns how many a second were stored. */
function startWriter(client: ReturnType<typeof createClient>, writesPerSecond: number) {
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1000;
  const sent: Promise<void>[] = [];
  const pace = setInterval(() => {
    while (sent.length < secondsSince() * writesPerSecond) sent.push(client.sendEnquiry());
  }, 5);
  return {
    async stop(): Promise<number> {
      clearInterval(pace);
      await Promise.all(sent);
      return sent.length / secondsSince();
    },
  };
}
