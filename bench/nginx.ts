import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';

/** One nginx worker on a built site, set up to be as fast as it can. */
export async function startNginx(root: string) {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(root, folder, port));
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (root: string, folder: string, port: number) => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
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
}
`;

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    if (await fetch(url).catch(() => undefined)) return;
  }
  throw new Error('nginx did not start.');
}
