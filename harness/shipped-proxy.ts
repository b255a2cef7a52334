import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build/root.ts';

/** The configurations that ship for nginx before two copies, with these ports. */

/** For nginx behind what speaks https. */
export async function shippedProxyBehindTls(copies: number[]) {
  const text = await readCopies('nginx-copies-behind-tls.conf', copies);
  return (port: number) => text.replace('listen 80', `listen 127.0.0.1:${port}`);
}

/** For nginx that speaks https itself, with a certificate of `folder`, signed by itself. It listens on two ports. */
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
