import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ContactSubmission } from '../../contract/rows.ts';
import { hostedEndpoint } from '../../contract/wire.ts';
import { sendSubmission } from '../../site/islands/sending/send-submission.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freePort } from '../processes/free-port.ts';
import {
  nginxIsMissing,
  shippedProxyBehindTls,
  shippedProxyWithTls,
  startNginx,
} from '../processes/nginx.ts';
import { postgresIsMissing, startPostgres, withClient } from '../processes/postgres.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { healthOf, untilUp } from '../support/health.ts';
import { ask } from '../support/http.ts';
import { whenThorough } from '../support/thorough.ts';
import { startWebhook } from '../support/webhook.ts';

const rare = whenThorough(test);

describe('two copies on one PostgreSQL behind nginx', async () => {
  if (postgresIsMissing || nginxIsMissing) return test.skip('needs PostgreSQL and nginx');
  const cluster = await startPostgres();
  const webhook = await startWebhook();
  const ports = [await freePort(), await freePort()];
  const common = {
    DATABASE_URL: await cluster.createDatabase(),
    SERVICE_ROLE_KEY: serviceKey,
    TRUST_PROXY: '127.0.0.1',
    SITE_URL: 'https://copies.example:8443',
    RATE_LIMIT_PER_MINUTE: '0',
    ...webhook.settings,
  };
  const copies = await Promise.all(ports.map((port) => startCopy(port)));
  const nginx = await startNginx(await shippedProxyBehindTls(ports));
  await Promise.all(copies.map(untilUp));
  afterAll(async () => {
    await Promise.all([nginx.stop(), ...copies.map((copy) => copy.stop())]);
    await Promise.all([cluster.remove(), webhook.stop()]);
  });

  const told = () => webhook.deliveries.map(({ body }) => String(JSON.parse(body).data.id));

  const startCopyAgain = async (index: number) => {
    const copy = await startCopy(ports[index] ?? 0);
    copies[index] = copy;
    await untilUp(copy);
  };

  function startCopy(port: number, variables: Record<string, string> = {}): Promise<RunningServer> {
    return startServer({ ...common, PORT: `${port}`, ...variables });
  }

  test('a rolling restart and a killed copy lose nothing and repeat nothing', async () => {
    const writers = startWriters(nginx.url);
    for (const [index, copy] of [...copies.entries()]) {
      await writers.untilStored(20);
      expect(await copy.stop()).toBe(0);
      await writers.untilStored(20);
      await startCopyAgain(index);
    }
    copies[0]?.process.kill('SIGKILL');
    await once((copies[0] as RunningServer).process, 'exit');
    await writers.untilStored(20);
    await startCopyAgain(0);
    const acknowledged = await writers.stop();

    const ids = (await storedRows(nginx.url)).map(({ id }) => String(id));
    expect(ids.toSorted()).toEqual(acknowledged.toSorted());
    // The killed copy's notice is taken over when its lease ends, which is too long for a test.
    await withClient(common.DATABASE_URL, (client) =>
      client.query('update notifications.outbox set due_at = now()'),
    );
    await expect.poll(() => new Set(told())).toEqual(new Set(ids));
  });

  rare('a database that restarts under load delays requests and fails none', async () => {
    const before = (await storedRows(nginx.url)).map(({ id }) => String(id));
    const writers = startWriters(nginx.url);
    await writers.untilStored(20);
    await cluster.crash();
    await expect.poll(() => healthOf(nginx)).toBe(503);
    await cluster.start();
    await writers.untilStored(20);
    const acknowledged = await writers.stop();
    const ids = (await storedRows(nginx.url)).map(({ id }) => String(id));
    expect(ids.toSorted()).toEqual([...before, ...acknowledged].toSorted());
  });

  test('the copies share one limit for each address', async () => {
    const limitedPorts = [await freePort(), await freePort()];
    const limited = await Promise.all(
      limitedPorts.map((port) => startCopy(port, { RATE_LIMIT_PER_MINUTE: '1' })),
    );
    await Promise.all(limited.map(untilUp));
    const proxy = await startNginx(await shippedProxyBehindTls(limitedPorts));
    for (const visitor of ['203.0.113.1', '203.0.113.2']) {
      const headers = { 'x-forwarded-for': visitor };
      expect((await send(proxy.url, makeEnquiry(), headers)).status).toBe(201);
      expect((await send(proxy.url, makeEnquiry(), headers)).status).toBe(429);
    }
    await Promise.all([proxy.stop(), ...limited.map((copy) => copy.stop())]);
  });

  test('behind a proxy with https the desk opens only if the proxy passes that on', async () => {
    const open = (headers: Record<string, string>) => ask(nginx.url, '/desk', { headers });
    const host = new URL(common.SITE_URL).host;
    expect((await open({ host, 'x-forwarded-proto': 'https' })).status).toBe(200);
    expect((await open({ host, 'x-forwarded-proto': 'http' })).status).toBe(403);
    expect((await open({ host })).status).toBe(403);
  });

  test('nginx with https opens the desk, and redirects http to https', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'raywright-certificate-'));
    const tlsPort = await freePort();
    const proxy = await startNginx(await shippedProxyWithTls(ports, folder, tlsPort));
    const { host, hostname } = new URL(common.SITE_URL);
    // A visitor's own forwarding headers are ignored.
    const headers = { host, 'x-forwarded-proto': 'http' };
    expect(await statusOverTls({ port: tlsPort, path: '/desk', headers })).toBe(200);
    const plain = await ask(proxy.url, '/desk?device=2', { headers: { host: hostname } });
    expect([plain.status, plain.headers.location]).toEqual([301, `https://${hostname}/desk?device=2`]);
    await proxy.stop();
    await rm(folder, { recursive: true });
  });
});

/** The certificate is self-signed; only the answer matters here. */
async function statusOverTls(options: RequestOptions): Promise<number | undefined> {
  const request = get({ host: '127.0.0.1', rejectUnauthorized: false, ...options });
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.resume();
  return response?.statusCode;
}

/** Visitors who send one enquiry after the other with the form's own code. */
function startWriters(url: string) {
  const endpoint = hostedEndpoint(url, 'anonymous');
  const stored: string[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const enquiry = makeEnquiry() as ContactSubmission;
      expect(await sendSubmission(endpoint, enquiry)).toEqual({ kind: 'stored' });
      stored.push(enquiry.id);
    }
  };
  const writing = Promise.all(Array.from({ length: 4 }, write));
  return {
    untilStored(more: number) {
      const enough = stored.length + more;
      return expect.poll(() => stored.length).toBeGreaterThanOrEqual(enough);
    },
    async stop() {
      isOver = true;
      await writing;
      return stored;
    },
  };
}
