import type { RequestListener } from 'node:http';
import { fastify, LogController } from 'fastify';
import { subscription } from './calendar/own-calendar.ts';
import { dataInterface } from './data-interface/data-interface.ts';
import type { Store } from './database/store.ts';
import { type DeskParts, desk } from './desk/desk-routes.ts';
import type { FreeTimes } from './free-times.ts';
import { createIntake } from './intake.ts';
import { logger } from './logger.ts';
import { nativeForm } from './native-form/native-form.ts';
import type { Settings } from './settings.ts';
import { answerFirst, answerLast, answerWith } from './static/answer.ts';
import type { Showcase } from './static/showcase.ts';
import type { Visits } from './visits.ts';

export type Parts = {
  settings: Settings;
  headers: Record<string, string>;
  showcase: Showcase;
  store: Store;
  serviceKey: string;
  freeTimes: FreeTimes;
  /** The desk, when it is switched on. */
  desk: Omit<DeskParts, 'settings' | 'serviceKey'> | undefined;
  /** Whether an enquiry could be stored now. */
  isUp: () => Promise<boolean>;
  /** Called after an enquiry has been stored. */
  onStored: Parameters<typeof createIntake>[0]['onStored'];
};

/** Routes read their bodies themselves. Without these Fastify would load a compiler of schemas, which costs each start 40 ms. */
const withoutSchemas = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

function refuseSchema(): never {
  throw new Error('No route has a schema.');
}

/** The site's files are answered first, then routes. A path that neither knows goes back to the site. */
export function createApp(parts: Parts) {
  const { settings, headers, showcase, store, freeTimes, serviceKey, isUp, onStored } = parts;
  const app = fastify({
    bodyLimit: 32 * 1024,
    trustProxy: settings.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger,
    schemaController: { compilersFactory: withoutSchemas },
    frameworkErrors: (_error, request, reply) => answerLast(showcase, request, reply),
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  app.get('/healthz', async (_request, reply) => {
    const canStore = await isUp();
    return reply
      .code(canStore ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: canStore ? 'ok' : 'unavailable' });
  });

  const isPage = (path: string) => showcase.site.files.has(path);
  const intake = createIntake({ store, freeTimes, settings, isPage, onStored });
  app.register(dataInterface, {
    ...{ store, isUp, freeTimes, intake, serviceKey },
    callTerms: showcase.callTerms,
  });
  app.register(nativeForm, { intake, pages: showcase.formPages, serviceKey });
  if (parts.desk) {
    app.register(desk, { settings, serviceKey, ...parts.desk });
    app.register(subscription, parts.desk);
  }

  app.setNotFoundHandler((request, reply) => answerLast(showcase, request, reply));

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send(error.message);
    request.log.error(error, 'fault');
    return answerWith(showcase.site.fault, 500, request, reply);
  });

  return app;
}

export type App = ReturnType<typeof createApp>;

/** The listener for the HTTP server; the app must be ready. */
export const createListener = (app: App, showcase: Showcase, visits: Visits | undefined): RequestListener =>
  answerFirst(showcase, app.routing, visits?.count ?? (() => undefined));
