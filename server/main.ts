import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp, createListener } from './app.ts';
import { createHttpServer } from './http.ts';
import { settingsOrExit } from './settings.ts';
import { securityHeaders } from './static/headers.ts';
import { loadSite } from './static/site.ts';

const settings = settingsOrExit();
const surroundings = {
  https: settings.siteUrl?.startsWith('https:') ?? false,
  dataOrigin: settings.supabaseUrl,
};
const headers = securityHeaders(surroundings);
const site = await loadSite(fileURLToPath(new URL('../dist', import.meta.url)), surroundings);
const app = createApp({ settings, headers, site, store: { isUp: async () => true } });
await app.ready();

const server = createHttpServer(createListener(app, site), headers);
const port = await server.listen(settings).catch(explainAndExit);
const host = isIPv6(settings.host ?? '') ? `[${settings.host}]` : (settings.host ?? 'localhost');
console.log(`Raywright is at http://${host}:${port}`);

process.once('SIGTERM', stop).once('SIGINT', stop);

async function stop() {
  await server.close();
  await app.close();
  process.exit(0);
}

function explainAndExit(error: NodeJS.ErrnoException): never {
  const explanations: Record<string, string> = {
    EADDRINUSE: `Port ${settings.port} is taken by another program: stop it, or set PORT to another number.`,
    EACCES: `Port ${settings.port} is not open to this user: set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST ${settings.host} is no address of this machine.`,
  };
  console.error(explanations[error.code ?? ''] ?? error);
  process.exit(1);
}
