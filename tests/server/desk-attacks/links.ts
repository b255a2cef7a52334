import { once } from 'node:events';
import { expect, test } from 'vitest';
import {
  cookieIn,
  elsewhere,
  enter,
  hashOf,
  makeLink,
  makeSecret,
  makeUpSecret,
  post,
} from '../../support/desk.ts';
import { ask, openSocket } from '../../support/http.ts';
import { howMany } from '../../support/thorough.ts';
import { expectNothing, site, siteUrl, type Target } from './target.ts';

/** Whoever signs in with what is no link, with one twice, or by trying. */
export function attackWithLinks({ url }: Target): void {
  test('what is no link lets nobody in', async () => {
    for (const secret of [undefined, 42, '', {}, ['x'], 'a'.repeat(43), "' or true --", 'a'.repeat(100_000)])
      expectNothing(await enter(url, secret), [400, 401, 413]);
  });

  test('a used or foreign link lets nobody in', async () => {
    const used = await makeLink(url);
    await enter(url, used);
    expectNothing(await enter(url, used), [401]);
    expectNothing(await enter(url, hashOf(used)), [401]);
    expectNothing(await enter(url, makeSecret()), [401]);
  });

  test('a link that is pressed many times at once lets one in', async () => {
    // The store refuses what waits for five seconds, and each press takes its turn there.
    const presses = howMany(20, 100);
    const secret = await makeLink(url);
    const answers = await Promise.all(Array.from({ length: presses }, () => enter(url, secret)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(presses - 1);
  });

  test('a session never has an id that somebody else has chosen', async () => {
    const chosen = makeSecret();
    const secret = await makeLink(url);
    const answer = await post(url, 'sign-in', { secret }, { cookie: `desk=${chosen}`, ...elsewhere() });
    expect(answer.status).toBe(204);
    expect(cookieIn(answer)).not.toContain(chosen);
    expect((await ask(url, '/desk/opening', { headers: { cookie: `desk=${chosen}` } })).status).toBe(401);
  });

  test('made-up links and cookies lock nobody out who has the same address', async () => {
    const from = elsewhere();
    const secret = await makeLink(url);
    const guesses = await Promise.all([
      ...Array.from({ length: 90 }, () =>
        ask(url, '/desk/opening', { headers: { cookie: `desk=${makeUpSecret()}`, ...from } }),
      ),
      ...Array.from({ length: 30 }, () => post(url, 'sign-in', { secret: makeUpSecret() }, from)),
    ]);
    for (const guess of guesses) expectNothing(guess, [401]);
    const entered = await post(url, 'sign-in', { secret }, from);
    expect(entered.status).toBe(204);
    const headers = { cookie: cookieIn(entered), ...from };
    expect((await ask(url, '/desk/opening', { headers })).status).toBe(200);
  });

  test('links that were real are tried ten times a minute from an address', async () => {
    const from = elsewhere();
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await post(url, 'sign-in', { secret: makeSecret() }, from));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['sign-in', 2_000, 413],
    ['mail-link', 2_000, 413],
    ['sign-out', 2_000, 401],
    ['reply', 200_000, 401],
    ['call/desk_list', 200_000, 401],
  ])('%s answers a stranger before %i bytes are read', async (path, length, status) => {
    const socket = await openSocket(url);
    const { host, origin } = new URL(url);
    socket.write(
      [
        `POST /desk/${path} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${origin}`,
        'Content-Type: application/json',
        `Content-Length: ${length}`,
        '',
        '{',
      ].join('\r\n'),
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('over https the cookie has a name that no neighboring site can set', async () => {
    const headers = { host: site, 'x-forwarded-proto': 'https', origin: siteUrl, ...elsewhere() };
    const answer = await post(url, 'sign-in', { secret: await makeLink(url) }, headers);
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const cookie = cookieIn(answer);
    const opening = await ask(url, '/desk/opening', {
      headers: { host: site, 'x-forwarded-proto': 'https', cookie },
    });
    expect(opening.status).toBe(200);
    // And it is none on loopback.
    expect((await ask(url, '/desk/opening', { headers: { cookie } })).status).toBe(401);
  });
}
