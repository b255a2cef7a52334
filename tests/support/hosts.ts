import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { startOnEither } from './either-store.ts';

type Site = {
  url?: string;
  /** The project in which the site was built. */
  project?: string;
};

/** Serves the built site to all files of a run that only read it. tests/support/quick-starts.ts starts and stops it. */
export const ourServer = () => ({ url: process.env['SERVER_OF_RUN'] ?? '', stop: async () => {} });

/** A server with the site of another project or at another address, or else that of the run. */
export async function startHost({
  url,
  project,
}: Site = {}): Promise<{ url: string; stop(): Promise<unknown> }> {
  if (url === undefined && project === undefined) return ourServer();
  return startOnEither(url === undefined ? {} : { SITE_URL: url }, join(project ?? root, 'server/main.ts'));
}
