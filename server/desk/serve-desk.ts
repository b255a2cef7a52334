import { fastify, LogController } from 'fastify';
import { createHttpServer } from '../http.ts';
import { logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { type Surroundings, surroundingsOf } from '../static/headers.ts';
import { type DatabaseClient, openHostedClient } from './database-client.ts';
import { type DeskParts, desk } from './desk.ts';
import { deskHeaders, loadDesk } from './pages.ts';

type Wanted = Settings & { supabaseUrl: string; serviceRoleKey: string };

/** Serves the desk alone, on loopback, for a Supabase project that stores the enquiries. */
export async function serveDesk(settings: Wanted, zone: string): Promise<void> {
  const surroundings = surroundingsOf(settings);
  const app = fastify({
    trustProxy: settings.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger,
  });
  const database = openHostedClient(settings.supabaseUrl, settings.serviceRoleKey);
  app.register(desk, {
    database,
    settings,
    serviceKey: settings.serviceRoleKey,
    zone,
    built: await loadDesk(surroundings),
  });
  await app.ready();
  const server = createHttpServer(app.routing, deskHeaders(surroundings), () => {});
  await server.listen({ host: '127.0.0.1', port: settings.port });
}

type OpenWanted = Pick<Settings, 'isDeskOn' | 'supabaseUrl' | 'serviceRoleKey'>;

/** Prepares the desk for these settings. For a Supabase project the desk needs the project's key. */
export async function openDesk(
  { isDeskOn, supabaseUrl, serviceRoleKey }: OpenWanted,
  zone: string,
  surroundings: Surroundings,
): Promise<(Pick<DeskParts, 'zone' | 'built'> & { database?: DatabaseClient }) | undefined> {
  if (!isDeskOn || (supabaseUrl && !serviceRoleKey)) return undefined;
  return {
    zone,
    built: await loadDesk(surroundings),
    ...(supabaseUrl && serviceRoleKey && { database: openHostedClient(supabaseUrl, serviceRoleKey) }),
  };
}
