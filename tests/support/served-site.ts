import { startServer } from '../../harness/server.ts';
import makeDataTemplate from './data-template.ts';

/** The built site, served for all browser tests but those that need a server of their own. */
export default async function serveSite() {
  const removeTemplate = await makeDataTemplate();
  const server = await startServer({ PORT: process.env['SITE_PORT'] ?? '', RATE_LIMIT_PER_MINUTE: '0' });
  return async () => {
    await server.stop();
    await removeTemplate();
  };
}
