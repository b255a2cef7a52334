import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../build/root.ts';
import { keepAsChild, untilAnswered } from './children.ts';
import { freePort } from './free-port.ts';
import { reportMissing } from './missing.ts';

/** An nginx of the tests' own, on a free loopback port. */

export const nginxIsMissing = spawnSync('nginx', ['-v']).error !== undefined;
if (nginxIsMissing) reportMissing('nginx');

type Nginx = { url: string; stop(): Promise<void> };

/** Starts nginx with the content of the http block, which is given the port. */
export async function startNginx(http: (port: number) => string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, http(port)));
  const nginx = keepAsChild(
    spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' }),
    // SIGKILL would leave the worker behind.
    'SIGTERM',
  );
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(nginx, () => fetch(url, { redirect: 'manual' })).catch(async (error) => {
    throw new Error(await readFile(join(folder, 'error.log'), 'utf8'), { cause: error });
  });
  return {
    url,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

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

/** The shipped nginx configurations for two copies, with these ports. */

/** For an nginx behind a proxy that ends TLS. */
export async function shippedProxyBehindTls(copies: number[]) {
  const text = await readCopies('nginx-copies-behind-tls.conf', copies);
  return (port: number) => text.replace('listen 80', `listen 127.0.0.1:${port}`);
}

/** For an nginx that ends TLS itself, with a self-signed certificate from `folder`. It listens on two ports. */
export async function shippedProxyWithTls(copies: number[], folder: string, tlsPort: number) {
  await promisify(execFile)('openssl', [
    ...'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=localhost'.split(' '),
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
  const text = await readCopies('nginx-copies.conf', copies);
  return (port: number) =>
    text
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('listen 443', `listen 127.0.0.1:${tlsPort}`)
      .replaceAll('/etc/ssl/raywright', folder);
}

async function readCopies(name: string, [first, second]: number[]): Promise<string> {
  const text = await readFile(join(root, 'deploy', name), 'utf8');
  return text
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`);
}
