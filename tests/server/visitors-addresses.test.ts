import { request } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import type { RunningServer } from '../processes/server.ts';
import { call, makeLink } from '../support/booking-site.ts';
import { openDesk } from '../support/desk.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';

/** Which address's limit a submission counts against. */

test('too many submissions from one address get 429 in plain words, whoever they claim to be', async () => {
  const server = await startOnEither({ RATE_LIMIT_PER_MINUTE: '3' });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}` };
    statuses.push((await send(server.url, makeEnquiry(), headers)).status);
  }
  expect(statuses).toEqual([201, 201, 201]);
  const refused = await send(server.url, makeEnquiry());
  const seconds = Number(refused.headers.get('retry-after'));
  expect(refused.status).toBe(429);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(20);
  expect((await refused.json()).message).toMatch(
    `several requests in a short time. Please try again in ${seconds}`,
  );
  expect((await fetch(`${server.url}/contact`, { method: 'POST' })).status).toBe(429);
  await server.stop();
});

test('a clock that is set back blocks neither visitors nor the owner', async () => {
  const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey }, undefined, [
    '--import',
    clockSetBackOnSignal,
  ]);
  expect((await send(server.url, makeEnquiry())).status).toBe(201);
  const owner = await openDesk(server.url);
  server.process.kill('SIGUSR2');
  await expect.poll(server.output).toContain('set back');
  expect((await send(server.url, makeEnquiry())).status).toBe(201);
  expect((await owner.get('opening')).status).toBe(200);
  await server.stop();
});

/** Preloaded into the server: sets its clock back on a signal. */
const clockSetBackOnSignal = `data:text/javascript,${encodeURIComponent(`
  const { now } = Date;
  let behind = 0;
  Date.now = () => now() - behind;
  process.on('SIGUSR2', () => {
    behind = 3_600_000;
    console.log('set back');
  });
`)}`;

describe('behind trusted proxies', async () => {
  const server = await startOnEither({
    RATE_LIMIT_PER_MINUTE: '1',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    SERVICE_ROLE_KEY: serviceKey,
  });
  afterAll(async () => void (await server.stop()));

  test('the nearest address that is not a proxy’s counts, whatever comes before it', async () => {
    for (const [chains, visitor] of [
      [['203.0.113.1'], 'the first'],
      [['203.0.113.2'], 'the second'],
      [['198.51.100.1, 203.0.113.3, 10.0.0.5'], 'the third'],
      [['2001:db8::1, fd00::1'], 'the fourth'],
    ] as const)
      expect([await sendThrough(server, chains), visitor]).toEqual([201, visitor]);

    for (const chains of [
      ['203.0.113.1, 10.0.0.5'],
      ['198.51.100.2, 203.0.113.2'],
      ['198.51.100.3', '203.0.113.2'],
      ['127.0.0.1, 203.0.113.3'],
      ['10.0.0.7, 203.0.113.3, 10.0.0.5, fd00::1'],
      ['unknown, "_hidden", 203.0.113.3'],
      [', ,203.0.113.3, 127.0.0.1'],
      ['2001:db8::2, 2001:db8::1'],
    ])
      expect([await sendThrough(server, chains), chains]).toEqual([429, chains]);
    expect(server.output()).not.toMatch(/203\.0\.113|2001:db8/);
  });

  test('whoever guesses at the secrets of calls is counted as one who sends, and the owner’s backup is not', async () => {
    const from = { 'x-forwarded-for': '192.0.2.3' };
    const guess = async () =>
      (await call(server.url, 'cancel_appointment', { secret: makeLink().secret }, from)).status;
    expect([await guess(), await guess()]).toEqual([200, 429]);
    const after = '00000000-0000-0000-0000-000000000000';
    const backUp = () => call(server.url, 'desk_kept', { after }, { ...from, apikey: serviceKey });
    for (let count = 0; count < 20; count += 1) expect((await backUp()).status).toBe(200);
  });

  test.each([
    ['GET', 'HEAD', '192.0.2.1'],
    ['DELETE', 'PUT', '192.0.2.2'],
  ])(
    'whoever reads is counted too, by %s and %s, more generously and apart from what is sent; the owner is not',
    async (method, other, visitor) => {
      const from = { 'x-forwarded-for': visitor };
      const ask = (method: string, path: string, headers: Record<string, string> = from) =>
        fetch(`${server.url}/rest/v1/${path}`, { method, headers });
      const statuses = [];
      for (const each of [method, other])
        for (const path of ['contact_submissions?id=eq.1', 'rpc/free_times', 'nothing'])
          statuses.push((await ask(each, path)).status);
      expect(statuses).toHaveLength(6);
      expect(statuses).not.toContain(429);
      const refused = await ask('GET', 'contact_submissions');
      expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests']);
      expect((await ask('GET', 'contact_submissions', { ...from, apikey: serviceKey })).status).toBe(200);
      expect((await send(server.url, makeEnquiry(), from)).status).toBe(201);
    },
  );
});

test('a client that bypasses the proxies is not believed', async () => {
  const server = await startOnEither({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.0/8' });
  expect(await sendThrough(server, ['203.0.113.1'])).toBe(201);
  expect(await sendThrough(server, ['203.0.113.2'])).toBe(429);
  expect(await sendThrough(server, ['203.0.113.3, 10.0.0.5'])).toBe(429);
  await server.stop();
});

/** Each chain is a header line of its own, as left by proxies that do not join them. */
function sendThrough({ port }: RunningServer, chains: readonly string[]): Promise<number | undefined> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': [...chains] };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: submissionsPath, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end(JSON.stringify(makeEnquiry()));
  });
}
