import { fileURLToPath } from 'node:url';
import { createApp, createListener } from './app.ts';
import { createHttpServer } from './http.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { securityHeaders } from './static/headers.ts';
import { loadSite } from './static/site.ts';

const builtSite = fileURLToPath(new URL('../dist', import.meta.url));

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(settings: Settings) {
  const surroundings = {
    https: settings.siteUrl?.startsWith('https:') ?? false,
    dataOrigin: settings.supabaseUrl,
  };
  const headers = securityHeaders(surroundings);
  const site = await loadSite(builtSite, surroundings);
  const app = createApp({ settings, headers, site, store: { isUp: async () => true } });
  await app.ready();

  const server = createHttpServer(createListener(app, site), headers);
  const port = await server.listen(settings);
  console.log(`Raywright is at http://${settings.host ?? 'localhost'}:${port}`);

  const stop = async () => {
    await server.close();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
