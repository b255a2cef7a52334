import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createApp, createListener } from '../../server/app.ts';
import type { Store } from '../../server/database/store.ts';
import type { FreeTimes } from '../../server/free-times.ts';
import { createHttpServer } from '../../server/http.ts';
import { readSettings } from '../../server/settings.ts';
import { securityHeaders } from '../../server/static/headers.ts';
import { createShowcase } from '../../server/static/showcase.ts';
import { loadSite } from '../../server/static/site.ts';
import { ask } from '../support/http.ts';

const surroundings = { https: false, httpsForAll: false, dataOrigin: undefined };
const headers = securityHeaders(surroundings);
const showcase = createShowcase(
  loadSite(fileURLToPath(new URL('../../dist', import.meta.url)), surroundings),
  () => undefined,
);
const app = createApp({
  settings: readSettings({}),
  headers,
  showcase,
  store: {} as Store,
  freeTimes: {} as FreeTimes,
  serviceKey: 'unused',
  desk: undefined,
  isUp: () => Promise.reject(new Error('password=geheim')),
  onStored: () => undefined,
});
await app.ready();
const server = createHttpServer(createListener(app, showcase, undefined), headers);
const port = await server.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => server.close(AbortSignal.timeout(1_000)));

test('an unhandled fault gets its own page, which reveals nothing', async () => {
  const { status, headers: sent, body } = await ask(`http://127.0.0.1:${port}`, '/healthz');
  const html = body.toString();
  expect(status).toBe(500);
  expect(sent['content-type']).toBe('text/html; charset=utf-8');
  expect(sent['content-security-policy']).toContain("script-src 'self'");
  expect(html).toContain('Unexpected Application Error!');
  expect(html).not.toMatch(/geheim|node_modules|fault\.test|\.ts:\d/);
});
