import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { writeStaticTarget } from '../../build/static-hosts/write.ts';
import { brotliIsMissing, nginxIsMissing, serveWithNginx } from '../processes/nginx.ts';
import { startServer } from '../processes/server.ts';

/** Whoever can serve the site, so that one suite holds them to one behavior. */
type Host = { url: string; stop(): Promise<unknown> };

type Site = {
  url?: string;
  /** Where it was built. */
  project?: string;
};

async function nginx({ url: siteUrl, project = root }: Site = {}): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-static-'));
  const https = siteUrl?.startsWith('https:') ?? false;
  await writeStaticTarget(join(project, 'dist'), folder, {
    https,
    httpsForAll: false,
    dataOrigin: undefined,
  });
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
    /** The smallest it has. */
    coding: 'br',
    start: ({ url, project = root }: Site = {}): Promise<Host> =>
      startServer(url === undefined ? {} : { SITE_URL: url }, join(project, 'server/main.ts')),
  },
  {
    name: 'nginx',
    isMissing: nginxIsMissing,
    software: 'nginx',
    coding: brotliIsMissing ? 'gzip' : 'br',
    start: nginx,
  },
];
