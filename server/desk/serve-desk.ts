import { fastify, LogController } from 'fastify';
import type { CallTerms } from '../booking/offer.ts';
import type { Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { createHttpServer } from '../http.ts';
import { logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { answerFirst, answerLast } from '../static/answer.ts';
import { securityHeaders, surroundingsOf } from '../static/headers.ts';
import type { Showcase } from '../static/showcase.ts';
import { type DatabaseClient, openHostedClient, openOwnClient } from './database-client.ts';
import { desk, type WebsiteDesk } from './desk-routes.ts';
import { deskHeaders, loadDesk } from './pages.ts';

type Wanted = {
  settings: Settings & { serviceRoleKey: string };
  database: DatabaseClient;
  callTerms: CallTerms;
  website: WebsiteDesk;
  /** The site, where its words can be changed: the desk shows it in its frame. */
  showcase: Showcase | undefined;
};

/** Serves the desk on loopback, for a Supabase project that stores the enquiries. */
export async function serveDesk({ settings, showcase, ...parts }: Wanted): Promise<void> {
  const surroundings = surroundingsOf(settings);
  const app = fastify({
    trustProxy: settings.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger,
  });
  const built = await loadDesk(surroundings);
  app.register(desk, { ...parts, settings, serviceKey: settings.serviceRoleKey, built });
  if (showcase) app.setNotFoundHandler((request, reply) => answerLast(showcase, request, reply));
  await app.ready();
  const listener = showcase ? answerFirst(showcase, app.routing) : app.routing;
  const headers = showcase ? securityHeaders(surroundings) : deskHeaders(surroundings);
  const server = createHttpServer(listener, headers);
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
