import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSiteWhenStale } from '../../build/build-site.ts';
import { root } from '../../build/root.ts';
import { UserError } from '../../build/user-error.ts';
import { startNginx } from '../processes/nginx.ts';
import { startServer } from '../processes/server.ts';
import type { Verdict } from './verdict.ts';

/**
 * The same page from this server, from nginx, and from a bare Node server, in turns, so that noise affects all. The
 * bare server shows which part of the distance to nginx is ours.
 */

const rounds = 5;
const seconds = 4;
const leastRatio = 0.5;
const wantedSize = 10 * 1024;

export async function benchStaticPages(): Promise<Verdict[]> {
  const missing = ['nginx', 'wrk'].filter((program) => spawnSync(program, ['-v']).error);
  if (missing.length > 0)
    throw new UserError(
      `Not measured: ${missing.join(' and ')} not installed (Debian: apt install nginx-light wrk)`,
    );
  await buildSiteWhenStale();
  const dist = join(root, 'dist');
  const page = await pageNearest(dist, wantedSize);
  console.log(`${page.path}, ${page.size} bytes as gzip, ${rounds} rounds of ${seconds} s, 64 connections`);

  const ours = await startServer();
  const servers = {
    'this server': ours,
    nginx: await startFastNginx(dist),
    'Node alone': await startBareNode(
      join(dist, page.path, 'index.html.gz'),
      await headersOf(ours.url + page.path),
    ),
  };
  const rates = { 'this server': [], nginx: [], 'Node alone': [] } as Record<keyof typeof servers, number[]>;
  const names = Object.keys(servers) as (keyof typeof servers)[];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const { origin } = new URL(servers[name].url.replace('localhost', '127.0.0.1'));
      rates[name].push(await requestsPerSecond(origin + page.path));
    }
  }
  await Promise.all(Object.values(servers).map((server) => server.stop()));

  for (const name of names) console.log(`${name.padEnd(12)} ${describe(rates[name])}`);
  const ratioTo = (name: keyof typeof servers) => median(rates['this server']) / median(rates[name]);
  console.log(`of nginx     ${ratioTo('nginx').toFixed(2)} (at least ${leastRatio})`);
  console.log(`of Node      ${ratioTo('Node alone').toFixed(2)}`);
  return [{ what: 'pages a second, of what nginx answers', isKept: ratioTo('nginx') >= leastRatio }];
}

/** The page's headers, except those that Node adds itself. */
async function headersOf(url: string): Promise<string[]> {
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
  return [...headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)).flat();
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

/** An nginx with one worker, configured to be as fast as possible. */
const startFastNginx = (root: string) =>
  startNginx(
    (port) => `
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  open_file_cache max=1000 inactive=1h;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri/index.html =404; }
  }
`,
  );

/** A bare Node server, which answers every request with one file. */
const startBareNode = (file: string, headers: string[]) =>
  startServer({ FILE: file, HEADERS: JSON.stringify(headers) }, fileURLToPath(import.meta.url));

const file = process.env['FILE'];
if (import.meta.main && file) {
  const body = readFileSync(file);
  const headers = [
    'Content-Type',
    'text/html',
    'Content-Encoding',
    'gzip',
    'Content-Length',
    `${body.length}`,
  ];
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object') console.log(`Node is at http://127.0.0.1:${address?.port}`);
  });
  process.once('SIGTERM', () => process.exit());
}
