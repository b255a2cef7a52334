import { fastify, LogController } from 'fastify';
import type { CallTerms } from '../booking/offer.ts';
import type { Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { createHttpServer } from '../http.ts';
import { logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { surroundingsOf } from '../static/headers.ts';
import { type DatabaseClient, openHostedClient, openOwnClient } from './database-client.ts';
import { desk, type WebsiteDesk } from './desk.ts';
import { deskHeaders, loadDesk } from './pages.ts';

type Wanted = Settings & { supabaseUrl: string; serviceRoleKey: string };

/** Serves the desk alone, on loopback, for a Supabase project that stores the enquiries. */
export async function serveDesk(settings: Wanted, callTerms: CallTerms, website: WebsiteDesk): Promise<void> {
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
    callTerms,
    built: await loadDesk(surroundings),
    website,
  });
  await app.ready();
  const server = createHttpServer(app.routing, deskHeaders(surroundings), () => {});
  await server.listen({ host: '127.0.0.1', port: settings.port });
}

/** The database of the desk for these settings. For a Supabase project the desk needs the project's key. */
export function openClient(
  { isDeskOn, supabaseUrl, serviceRoleKey }: Settings,
  own: { store: Store; freeTimes: FreeTimes },
): DatabaseClient | undefined {
  if (!isDeskOn || (supabaseUrl && !serviceRoleKey)) return undefined;
  return supabaseUrl && serviceRoleKey ? openHostedClient(supabaseUrl, serviceRoleKey) : openOwnClient(own);
}
