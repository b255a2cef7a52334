import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionsPath } from '../../contract/booking.ts';
import { makeEnquiry } from '../../harness/enquiry.ts';
import { freePort } from '../../harness/free-port.ts';
import { deskFunctions } from '../../server/desk/functions.ts';
import {
  cookieIn,
  elsewhere,
  enter,
  hashOf,
  makeLink,
  makeSecret,
  openDesk,
  post,
  signIn,
} from '../support/desk.ts';
import { engines, serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { untilUp } from '../support/health.ts';
import { type Answer, ask } from '../support/http.ts';
import { jsonWebToken } from '../support/json-web-token.ts';
import { startMailbox } from '../support/mailbox.ts';

/** Whoever is not the owner and wants in, or wants the owner's device to do it for them. Nobody gets through. */

const secretWords = 'a heliotrope saloon';
const siteUrl = 'https://raywright.example';
const site = new URL(siteUrl).host;

/** Every door that needs a session, with what it would be given. */
const doors: [path: string, given: unknown][] = [
  ['call/desk_list', { state: null, typed: null, before: null, before_id: null, page: 50 }],
  ['call/desk_pulse', { promised_seconds: 7200 }],
  ['call/desk_sessions', {}],
  ['call/desk_erase', { submission: randomUUID() }],
  ['reply', { event: randomUUID(), submission: randomUUID(), text: 'Hi' }],
  ['make-link', {}],
  ['sign-out', { others: true }],
];

describe.each(engines)('with $name', async ({ make, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const engine = await make();
  const mailbox = await startMailbox();
  const settings = { ...mailbox.settings, SITE_URL: siteUrl, TRUST_PROXY: 'loopback' };
  const server = await engine.start({ ...settings, PORT: `${await freePort()}` });
  const stranger = await engine.start();
  await Promise.all([untilUp(server), untilUp(stranger)]);
  afterAll(async () => {
    await Promise.all([server.stop(), stranger.stop()]);
    await engine.remove();
    await mailbox.stop();
  });
  const { url } = server;
  const local = new URL(url);
  const owner = await openDesk(url);
  const victim = makeEnquiry({ name: 'Zephyrine', business_details: secretWords });

  beforeAll(async () => {
    expect((await send(url, victim)).status).toBe(201);
  });

  const linksMailed = () => mailbox.mails.filter(({ messageId }) => messageId.startsWith('desk-')).length;

  function expectNothing({ status, headers, body }: Answer, statuses: number[]) {
    expect(statuses).toContain(status);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body.toString()).not.toMatch(/Zephyrine|heliotrope/);
  }

  const cookies: Record<string, () => Promise<string> | string> = {
    none: () => '',
    'an empty one': () => 'desk=',
    'a made-up one': () => `desk=${makeSecret()}`,
    "a stranger's copy's": () => signIn(stranger.url),
    'one that has ended': async () => {
      const leaving = await openDesk(url);
      await leaving.post('sign-out', {});
      return leaving.cookie;
    },
    'the hash of one': () => `desk=${hashOf(owner.cookie.slice('desk='.length))}`,
    'the same twice': () => `${owner.cookie}; ${owner.cookie}`,
    'a real one after a made-up one': () => `desk=${makeSecret()}; ${owner.cookie}`,
    'a real one under the name of https': () => owner.cookie.replace('desk=', '__Host-desk='),
    'a real one in other letters': () => owner.cookie.replace('desk=', 'Desk='),
    'half of one': () => owner.cookie.slice(0, -1),
    'one and more': () => `${owner.cookie}A`,
    'the service key': () => `desk=${serviceKey}`,
    'a statement': () => `desk=' or true --`,
    'an id of a session': async () => {
      const [device] = await owner.call('desk_sessions', {});
      return `desk=${device?.id}`;
    },
    'a link that was never pressed': async () => `desk=${await makeLink(url)}`,
  };

  describe.each(Object.entries(cookies))('with a cookie: %s', (_name, make) => {
    test.each(doors)('%s', async (path, given) => {
      expectNothing(await post(url, path, given, { cookie: await make(), ...elsewhere() }), [401]);
    });
    test.each(['opening', 'export.csv'])('%s', async (path) => {
      expectNothing(
        await ask(url, `/desk/${path}`, { headers: { cookie: await make(), ...elsewhere() } }),
        [401],
      );
    });
  });

  const origins: Record<string, Record<string, string>> = {
    'no origin': { origin: '' },
    'an origin of nobody': { origin: 'null' },
    'another site': { origin: 'https://evil.example' },
    'another port of this machine': { origin: `http://${local.hostname}:1` },
    'https of this machine': { origin: `https://${local.host}` },
    'the other name of this machine': { origin: `http://127.0.0.1:${local.port}` },
    "the site's own, which is not where the cookie is from": { origin: siteUrl },
    'a name that begins like ours': { origin: `${local.origin}.evil.example` },
    'a name with ours in it': { origin: `https://evil.example/?${local.origin}` },
    'two origins': { origin: `${local.origin}, https://evil.example` },
    'ours in capitals': { origin: local.origin.toUpperCase() },
    'a page of another site': { 'sec-fetch-site': 'cross-site' },
    'a neighbor under the same name': { 'sec-fetch-site': 'same-site' },
    'the address bar': { 'sec-fetch-site': 'none' },
    'a site it does not name': { 'sec-fetch-site': 'same-origin, cross-site' },
    'a foreign host': { host: 'evil.example' },
    'a foreign host with our port': { host: `evil.example:${local.port}` },
    'a host that rebinds': {
      host: `localhost.evil.example:${local.port}`,
      origin: 'http://localhost.evil.example',
    },
    'a host with a user before it': { host: `localhost@evil.example:${local.port}` },
    'an address in other numbers': { host: `2130706433:${local.port}` },
    'plain http under the name of the site': { host: site, 'x-forwarded-proto': 'http', origin: siteUrl },
  };

  describe.each(Object.entries(origins))("with the owner's cookie from %s", (_name, headers) => {
    test.each([...doors, ['sign-in', { secret: makeSecret() }] as const, ['mail-link', {}] as const])(
      '%s',
      async (path, given) => {
        const before = linksMailed();
        // Host names a session's cookie belongs to are the browser's matter; here all of it comes along.
        const cookie = `${owner.cookie}; __Host-${owner.cookie}`;
        const body = JSON.stringify(given);
        const sent = { 'content-type': 'application/json', origin: local.origin, cookie, ...headers };
        const { origin, ...rest } = sent;
        const all = origin === '' ? rest : sent;
        // 401 where the request itself names the place whose cookie that would be.
        expectNothing(await ask(url, `/desk/${path}`, { method: 'POST', headers: all, body }), [400, 403]);
        expect(linksMailed()).toBe(before);
      },
    );
  });

  test.each(['opening', 'export.csv'])('a page of another site loads no %s', async (path) => {
    for (const fetchSite of ['cross-site', 'same-site', 'none'])
      expectNothing(
        await ask(url, `/desk/${path}`, { headers: { cookie: owner.cookie, 'sec-fetch-site': fetchSite } }),
        [403],
      );
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/csp-report',
  ])('a form of another page is not read: %s', async (type) => {
    const answer = await post(url, 'call/desk_sessions', {}, { cookie: owner.cookie, 'content-type': type });
    expectNothing(answer, [415]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])(
    '%s changes and tells nothing',
    async (method) => {
      const secret = await makeLink(url);
      for (const path of ['sign-in', 'sign-out', 'call/desk_sessions', 'make-link', `in?secret=${secret}`])
        expect(
          (await ask(url, `/desk/${path}`, { method, headers: { cookie: owner.cookie } })).headers,
        ).not.toHaveProperty('set-cookie');
      // The link is still good.
      expect((await enter(url, secret)).status).toBe(204);
      expect((await owner.get('opening')).status).toBe(200);
    },
  );

  test.each([
    undefined,
    null,
    true,
    42,
    '',
    {},
    ['x'],
    'a'.repeat(43),
    `${'a'.repeat(42)}'`,
    "' or true --",
    'a'.repeat(100_000),
  ])('no link: %j', async (secret) => {
    expectNothing(await enter(url, secret), [400, 401, 413]);
  });

  test('a link that was used, is old, or belongs to a stranger lets nobody in', async () => {
    const used = await makeLink(url);
    await enter(url, used);
    expectNothing(await enter(url, used), [401]);
    expectNothing(await enter(url, hashOf(used)), [401]);
    expectNothing(await enter(url, await makeLink(stranger.url)), [401]);
  });

  test('of a hundred that press one link at once, one gets in', async () => {
    const secret = await makeLink(url);
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(url, secret)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(99);
  });

  test('a session is never one that somebody has chosen', async () => {
    const chosen = makeSecret();
    const secret = await makeLink(url);
    const answer = await post(url, 'sign-in', { secret }, { cookie: `desk=${chosen}`, ...elsewhere() });
    expect(answer.status).toBe(204);
    expect(cookieIn(answer)).not.toContain(chosen);
    expect((await ask(url, '/desk/opening', { headers: { cookie: `desk=${chosen}` } })).status).toBe(401);
  });

  test('an address tries ten times a minute', async () => {
    const from = elsewhere();
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await post(url, 'sign-in', { secret: makeSecret() }, from));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('whoever makes up cookies is no longer asked about', async () => {
    const from = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 90 }, () =>
        ask(url, '/desk/opening', { headers: { cookie: `desk=${makeSecret()}`, ...from } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  });

  test('under the name of the site over https the cookie is the one that no neighbor can set', async () => {
    const headers = { host: site, origin: siteUrl, ...elsewhere() };
    const answer = await post(url, 'sign-in', { secret: await makeLink(url) }, headers);
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const cookie = cookieIn(answer);
    const opening = await ask(url, '/desk/opening', { headers: { host: site, cookie } });
    expect(opening.status).toBe(200);
    // And it is none on loopback.
    expect((await ask(url, '/desk/opening', { headers: { cookie } })).status).toBe(401);
  });

  test.each(['evil.example', 'evil.example:80', '192.168.0.7'])(
    'the page is not shown under another name: %j',
    async (host) => {
      const answer = await ask(url, '/desk', { headers: { host } });
      expect(answer.status).toBe(403);
    },
  );

  const keys: Record<string, Record<string, string>> = {
    'no key': {},
    'a publishable key': { apikey: 'sb_publishable_any_at_all' },
    'a token of anon': { apikey: jsonWebToken({ role: 'anon' }) },
    'a token of somebody who has logged in': {
      authorization: `Bearer ${jsonWebToken({ role: 'authenticated', sub: randomUUID() })}`,
    },
    'a forged token of the owner': { authorization: `Bearer ${jsonWebToken({ role: 'service_role' })}` },
    "the owner's cookie": { cookie: owner.cookie },
  };

  describe.each(Object.entries(keys))('at the data interface with %s', (_name, headers) => {
    test.each(Object.entries(deskFunctions))('%s is not called', async (name, parameters) => {
      const given = Object.fromEntries(
        Object.entries(parameters).map(([each, type]) => [each, sample(type)]),
      );
      const answer = await ask(url, `${functionsPath}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(given),
      });
      expectNothing(answer, [401, 403]);
    });

    test.each(['cases', 'events', 'links', 'sessions', 'tries', 'erasures', 'desk.cases', 'desk.sessions'])(
      'the table %s is not there',
      async (table) => {
        for (const profile of [{}, { 'accept-profile': 'desk' }])
          expectNothing(
            await ask(url, `/rest/v1/${table}`, { headers: { ...headers, ...profile } }),
            [401, 404, 406],
          );
      },
    );
  });

  test.each([
    'desk_begin_reply',
    'desk_end_reply',
    'desk_make_link',
    'desk_sign_in',
    'desk_session',
    'desk_kept',
    'desk_blocked_times',
    'booked_calls',
    'set_booking_rules',
    'pg_sleep',
    '__proto__',
    'constructor',
    'desk_list%00',
    '../settings',
  ])("not even the owner's page calls %s", async (name) => {
    expect((await owner.post(`call/${name}`, {})).status).toBe(404);
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "javascript:alert('x')",
    '</textarea><svg/onload=alert(1)>',
    '\u202egnp.exe',
    '{{constructor}}',
    '%3Cscript%3E',
    "'; drop table desk.cases; --",
  ])('what stands in an enquiry is kept as it is, and is no page: %s', async (words) => {
    const { id } = makeEnquiry();
    await send(
      url,
      makeEnquiry({
        id,
        name: words,
        business_details: words,
        other_social_media: words,
        phone_number: words.slice(0, 40),
        came_from: words,
      }),
    );
    const answer = await owner.post('call/desk_one', { submission: id });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      enquiry: { name: words, business_details: words, other_social_media: words, came_from: null },
    });
  });

  test('a sender who reads the own row reads nothing of the desk', async () => {
    const { id } = makeEnquiry();
    const stored = await send(url, makeEnquiry({ id }));
    const [row] = await stored.json();
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['status']));
    expect(Object.keys(row).filter((name) => /case|event|version|answered/.test(name))).toEqual([]);
  });

  test('the owner is still signed in after all of this, and the enquiry is there', async () => {
    expect(await owner.call('desk_one', { submission: victim.id })).toMatchObject({
      status: 'open',
      version: 0,
    });
  });
});

function sample(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'integer') return 1;
  return type === 'timestamptz' ? new Date().toISOString() : hashOf('any');
}

test('DESK=off leaves all of it out', async () => {
  const [engine] = await Promise.all(engines.slice(0, 1).map(({ make }) => make()));
  const server = await engine?.start({ DESK: 'off' });
  if (!server) throw new Error('There is no engine.');
  for (const path of ['', '/in', '/opening', '/export.csv', '/assets/index.js'])
    expect((await ask(server.url, `/desk${path}`)).status).toBe(404);
  for (const path of ['sign-in', 'mail-link', 'call/desk_sessions'])
    expect((await post(server.url, path, {})).status).toBe(404);
  await server.stop();
});

test('over plain http under another name than loopback it says why it is not opened', async () => {
  const [engine] = await Promise.all(engines.slice(0, 1).map(({ make }) => make()));
  const server = await engine?.start({ SITE_URL: 'http://raywright.example' });
  if (!server) throw new Error('There is no engine.');
  const answer = await ask(server.url, '/desk', { headers: { host: site } });
  expect(answer.status).toBe(403);
  expect(answer.body.toString()).toContain('plain http');
  await server.stop();
});
