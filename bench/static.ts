import { execFile, spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { startServer } from '../harness/server.ts';
import { startFastNginx } from './nginx.ts';
import type { Verdict } from './verdict.ts';

/** The same page from this server and from nginx, in turns, so that a noisy machine is noisy for both. */

const rounds = 5;
const seconds = 4;
const leastRatio = 0.5;
const wantedSize = 10 * 1024;

export async function benchStaticPages(): Promise<Verdict[]> {
  const missing = ['nginx', 'wrk'].filter((program) => spawnSync(program, ['-v']).error);
  if (missing.length > 0) {
    const what = `not measured: ${missing.join(' and ')} not installed (Debian: apt install nginx-light wrk)`;
    return [{ what, isKept: false }];
  }
  await buildSiteWhenStale();
  const dist = join(root, 'dist');
  const page = await pageNearest(dist, wantedSize);
  console.log(`${page.path}, ${page.size} bytes as gzip, ${rounds} rounds of ${seconds} s, 64 connections`);

  const [server, nginx] = [await startServer(), await startFastNginx(dist)];
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await requestsPerSecond(`http://127.0.0.1:${server.port}${page.path}`));
    theirs.push(await requestsPerSecond(nginx.url + page.path));
  }
  await Promise.all([server.stop(), nginx.stop()]);

  const ratio = median(ours) / median(theirs);
  console.log(`this server  ${describe(ours)}`);
  console.log(`nginx        ${describe(theirs)}`);
  console.log(`ratio        ${ratio.toFixed(2)} (at least ${leastRatio})`);
  return [{ what: 'pages a second, of what nginx answers', isKept: ratio >= leastRatio }];
}

async function pageNearest(dist: string, size: number) {
  const copies = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('index.html.gz'));
  const pages = await Promise.all(
    copies.map(async (name) => ({
      path: `/${name.replace(/\/?index\.html\.gz$/, '')}`,
      size: (await stat(join(dist, name))).size,
    })),
  );
  const [nearest] = pages.sort((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size));
  if (!nearest) throw new Error('The built site has no compressed pages.');
  return nearest;
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip'],
    url,
  ]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (rate === undefined || stdout.includes('Non-2xx'))
    throw new Error(`wrk could not measure ${url}:\n${stdout}`);
  return Number(rate);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const describe = (rates: number[]) =>
  `${Math.round(median(rates))} requests/s (${rates
    .map(Math.round)
    .sort((a, b) => a - b)
    .join(', ')})`;
