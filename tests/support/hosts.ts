import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { writeStaticTarget } from '../../build/static-hosts/write.ts';
import { nginxIsMissing, serveWithNginx } from '../../harness/nginx.ts';
import { startServer } from '../../harness/server.ts';

/** Whoever can serve the site, so that one suite holds them to one behavior. */
type Host = { url: string; stop(): Promise<unknown> };

async function nginx(siteUrl?: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-static-'));
  const https = siteUrl?.startsWith('https:') ?? false;
  await writeStaticTarget(join(root, 'dist'), folder, { https, dataOrigin: undefined });
  const server = await serveWithNginx(folder);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export const hosts = [
  {
    name: 'our server',
    isMissing: false,
    /** What it calls itself in its answers. */
    software: undefined,
    start: (siteUrl?: string): Promise<Host> => startServer(siteUrl ? { SITE_URL: siteUrl } : {}),
  },
  { name: 'nginx', isMissing: nginxIsMissing, software: 'nginx', start: nginx },
];
