import { expect, test } from 'vitest';
import { enter, makeLink, makeSecret, post } from '../../support/desk.ts';
import { ask, sendRaw } from '../../support/http.ts';
import { doors, expectNothing, list, mailLink, site, siteUrl, type Target } from './target.ts';

/** The owner's own cookie, sent along by a page that is not the desk's, or under a name that is not. */
export function attackFromElsewhere({ url, owner, linksMailed }: Target): void {
  const local = new URL(url);

  /** Host names a session's cookie belongs to are the browser's matter; here all of it comes along. */
  async function expectRefusal(path: string, given: unknown, headers: Record<string, string>) {
    const before = linksMailed();
    const cookie = `${owner.cookie}; __Host-${owner.cookie}`;
    const sent = { 'content-type': 'application/json', origin: local.origin, cookie, ...headers };
    const { origin, ...rest } = sent;
    const answer = await ask(url, `/desk/${path}`, {
      method: 'POST',
      headers: origin === '' ? rest : sent,
      body: JSON.stringify(given),
    });
    expectNothing(answer, [400, 403]);
    expect(linksMailed()).toBe(before);
  }

  const anotherSite = { origin: 'https://evil.example' };
  test.each([...doors, ['sign-in', { secret: makeSecret() }] as const, mailLink])(
    "another site with the owner's cookie is refused %s",
    (path, given) => expectRefusal(path, given, anotherSite),
  );

  const origins: Record<string, Record<string, string>> = {
    'no origin': { origin: '' },
    'an origin of nobody': { origin: 'null' },
    'another port of this machine': { origin: `http://${local.hostname}:1` },
    'https of this machine': { origin: `https://${local.host}` },
    "the site's own, which is not where the cookie is from": { origin: siteUrl },
    'a name that begins like ours': { origin: `${local.origin}.evil.example` },
    'two origins': { origin: `${local.origin}, https://evil.example` },
    'a neighbor under the same name': { 'sec-fetch-site': 'same-site' },
    'the address bar': { 'sec-fetch-site': 'none' },
    'a site it does not name': { 'sec-fetch-site': 'same-origin, cross-site' },
    'a foreign host with our port': { host: `evil.example:${local.port}` },
    'a host that rebinds': {
      host: `localhost.evil.example:${local.port}`,
      origin: 'http://localhost.evil.example',
    },
    'a host with a user before it': { host: `localhost@evil.example:${local.port}` },
    'plain http under the name of the site': { host: site, 'x-forwarded-proto': 'http', origin: siteUrl },
  };

  test.each(Object.entries(origins))(
    "with the owner's cookie nothing is changed from %s",
    async (_name, headers) => {
      for (const [path, given] of [list, mailLink]) await expectRefusal(path, given, headers);
    },
  );

  test.each(['opening', 'export.csv'])('a page of another site loads no %s', async (path) => {
    for (const fetchSite of ['cross-site', 'same-site', 'none'])
      expectNothing(
        await ask(url, `/desk/${path}`, { headers: { cookie: owner.cookie, 'sec-fetch-site': fetchSite } }),
        [403],
      );
  });

  test('a form of another page is not read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { cookie: owner.cookie, 'content-type': type };
      expectNothing(await post(url, 'call/desk_sessions', {}, headers), [415]);
    }
  });

  test('no other method changes or tells anything, and the link is still good', async () => {
    const secret = await makeLink(url);
    const headers = { cookie: owner.cookie };
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
      for (const path of ['sign-in', 'sign-out', 'call/desk_sessions', 'make-link', `in?secret=${secret}`])
        expect((await ask(url, `/desk/${path}`, { method, headers })).headers).not.toHaveProperty(
          'set-cookie',
        );
    expect((await enter(url, secret)).status).toBe(204);
    expect((await owner.get('opening')).status).toBe(200);
  });

  test('the page is not shown under another name', async () => {
    for (const host of ['evil.example', '192.168.0.7', 'evil@localhost', 'localhost:80@evil.example'])
      expect((await ask(url, '/desk', { headers: { host } })).status, host).toBe(403);
  });

  test('a trusted proxy that does not say https is taken for plain http', async () => {
    const statusWith = async (headers: Record<string, string>) =>
      (await ask(url, '/desk', { headers: { host: site, ...headers } })).status;
    expect(await statusWith({})).toBe(403);
    for (const protocol of ['HTTPS', 'https,http', 'http, https', 'ftp', ''])
      expect(await statusWith({ 'x-forwarded-proto': protocol }), protocol).toBe(403);
    expect(await statusWith({ 'x-forwarded-proto': 'https' })).toBe(200);
  });

  test('a request with two hosts is refused', async () => {
    const answer = await sendRaw(
      url,
      `GET /desk HTTP/1.1\r\nHost: ${local.host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
}
