import { setTimeout as pause } from 'node:timers/promises';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { residentMegabytes } from '../harness/memory.ts';
import { startNginx } from '../harness/nginx.ts';
import { postgresIsMissing, startPostgres } from '../harness/postgres.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { shippedProxyBehindTls } from '../harness/shipped-proxy.ts';
import { readMinutes } from './minutes.ts';
import { createClient, quantile } from './requests.ts';
import type { Verdict } from './verdict.ts';

const warmUpShare = 0.3;
const mostGrowth = 1.1;
const settings = { RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: '127.0.0.1' };

/** Pages and enquiries for minutes on end: no error, no growth of memory. `npm run bench -- soak --minutes 2` takes two. */
export async function benchSoak(): Promise<Verdict[]> {
  const minutes = readMinutes();
  await buildSiteWhenStale();
  const one = await startServer(settings);
  const verdicts = [await soak('one copy, embedded', one.port, [one], minutes)];
  await one.stop();

  if (postgresIsMissing) console.log('two copies: skipped, needs PostgreSQL and nginx');
  else verdicts.push(await soakTwoCopies(minutes));
  return verdicts;
}

async function soakTwoCopies(minutes: number): Promise<Verdict> {
  const cluster = await startPostgres();
  const shared = {
    ...settings,
    DATABASE_URL: await cluster.createDatabase(),
    SERVICE_ROLE_KEY: 'x'.repeat(32),
  };
  const copies = await Promise.all([startServer(shared), startServer(shared)]);
  const nginx = await startNginx(await shippedProxyBehindTls(copies.map(({ port }) => port)));
  while (!(await fetch(`${nginx.url}/healthz`)).ok) await pause(50);
  const verdict = await soak('two copies, PostgreSQL', Number(new URL(nginx.url).port), copies, minutes);
  await Promise.all([nginx.stop(), ...copies.map((copy) => copy.stop())]);
  await cluster.remove();
  return verdict;
}

async function soak(name: string, port: number, servers: RunningServer[], minutes: number): Promise<Verdict> {
  const client = createClient(port, 8);
  const idle: number[] = [];
  for (let count = 0; count < 500; count += 1) {
    await timed(() => client.read('/solutions'), idle);
    await pause(2);
  }

  const end = performance.now() + minutes * 60_000;
  const pages: number[] = [];
  let errors = 0;
  let stored = 0;
  const visitor = async (task: () => Promise<unknown>, rest: number) => {
    while (performance.now() < end) {
      await task().catch(() => (errors += 1));
      await pause(rest);
    }
  };
  const load = Promise.all([
    ...Array.from({ length: 6 }, () => visitor(() => timed(() => client.read('/solutions'), pages), 5)),
    ...Array.from({ length: 2 }, () => visitor(() => client.sendEnquiry().then(() => (stored += 1)), 40)),
  ]);
  await pause(minutes * 60_000 * warmUpShare);
  const warm = await memoryOf(servers);
  await load;
  const grown = (await memoryOf(servers)) / warm;
  client.close();

  const [rest, busy] = [quantile(idle, 0.99), quantile(pages, 0.99)];
  console.log(
    `${name}: ${pages.length} pages, ${stored} enquiries in ${minutes} min, ${errors} errors; ` +
      `memory ${warm.toFixed(0)} MB after warm-up, then times ${grown.toFixed(2)} (at most ${mostGrowth}); ` +
      `p99 ${busy.toFixed(1)} ms, ${(busy / rest).toFixed(1)} times that at rest`,
  );
  return { what: name, isKept: errors === 0 && grown <= mostGrowth };
}

async function timed(task: () => Promise<unknown>, took: number[]) {
  const start = performance.now();
  await task();
  took.push(performance.now() - start);
}

async function memoryOf(servers: RunningServer[]): Promise<number> {
  const sizes = await Promise.all(servers.map(({ process }) => residentMegabytes(process.pid)));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
