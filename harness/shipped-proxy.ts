import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/root.ts';

/** The configuration that ships for nginx before two copies, with these ports. */
export async function shippedProxy([first, second]: number[]) {
  const text = await readFile(join(root, 'deploy/nginx-copies.conf'), 'utf8');
  return (port: number) =>
    text
      .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
      .replace('listen 80', `listen 127.0.0.1:${port}`);
}
