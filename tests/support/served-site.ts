import { startServer } from '../processes/server.ts';
import { makeServerStartsQuick } from './quick-starts.ts';

/** Serves the built site for all browser tests that need no server of their own. */
export default async function serveSite() {
  const cleanUp = await makeServerStartsQuick();
  const server = await startServer({ PORT: process.env['SITE_PORT'] ?? '', RATE_LIMIT_PER_MINUTE: '0' });
  return async () => {
    await server.stop();
    await cleanUp();
  };
}
