import { expect, test } from 'vitest';
import { cookieIn, elsewhere, enter, hashOf, makeLink, makeSecret, post } from '../../support/desk.ts';
import { ask } from '../../support/http.ts';
import { expectNothing, site, siteUrl, type Target } from './target.ts';

/** Whoever signs in with what is no link, with one twice, or by trying. */
export function attackWithLinks({ url, stranger }: Target): void {
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
}
