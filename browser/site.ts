import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';

export type ServedSite = { url: string; close(): Promise<void> };

/** Builds and serves the site on a free port, for whoever takes pictures or films of it. */
export async function serveSite(): Promise<ServedSite> {
  await buildSiteWhenStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'raywright-pictures-'));
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: { PATH, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  let printed = '';
  // It prints more after that, and would end if nobody read it.
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes(' is at ')) break;
  }
  server.stdout.resume();
  const [, url] = / is at (\S+)/.exec(printed) ?? [];
  if (!url) throw new Error(`The server did not start:\n${printed}`);
  return {
    url,
    async close() {
      server.kill();
      await once(server, 'close');
      await rm(dataDir, { recursive: true });
    },
  };
}
