import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** An nginx of its own, on a free port of loopback. */

export const nginxIsMissing = spawnSync('nginx', ['-v']).error !== undefined;
if (nginxIsMissing) console.warn('nginx is not installed: the tests that need it are skipped.');

export type Nginx = { url: string; stop(): Promise<void> };

/** What stands in the http block is given the port to listen on. */
export async function startNginx(http: (port: number) => string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, http(port)));
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, join(folder, 'error.log'));
  return {
    url,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Serves a folder that was built for static hosts, with the configuration it holds. */
export const serveWithNginx = (folder: string) =>
  startNginx(
    (port) => `
  include ${folder}/nginx/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx/server.conf;
  }`,
  );

const isRoot = process.getuid?.() === 0;

const configuration = (folder: string, http: string) => `
${isRoot ? 'user root; # Whose the folder is.' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
${http}
}
`;

async function answering(url: string, log: string): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    if (await fetch(url).catch(() => undefined)) return;
  }
  throw new Error(`nginx did not start:\n${await readFile(log, 'utf8').catch(() => '')}`);
}
