import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { writeStaticTarget } from '../../build/static-hosts/write.ts';
import { brotliIsMissing, nginxIsMissing, serveWithNginx } from '../processes/nginx.ts';
import { startOnEither } from './either-store.ts';

/** Every host of the site, so that one suite tests that they behave alike. */
type Host = { url: string; stop(): Promise<unknown> };

type Site = {
  url?: string;
  /** The project in which the site was built. */
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

/** Serves the built site to all files of a run that only read it. tests/support/quick-starts.ts starts and stops it. */
export const ourServer = () => ({ url: process.env['SERVER_OF_RUN'] ?? '', stop: async () => {} });

export const hosts = [
  {
    name: 'our server',
    isMissing: false,
    /** The host's `Server` header. */
    software: undefined,
    /** Its smallest coding. */
    coding: 'br',
    start: async ({ url, project }: Site = {}): Promise<Host> => {
      if (url === undefined && project === undefined) return ourServer();
      return startOnEither(
        url === undefined ? {} : { SITE_URL: url },
        join(project ?? root, 'server/main.ts'),
      );
    },
  },
  {
    name: 'nginx',
    isMissing: nginxIsMissing,
    software: 'nginx',
    coding: brotliIsMissing ? 'gzip' : 'br',
    start: nginx,
  },
];
