import { test } from 'vitest';
import { elsewhere, hashOf, makeLink, makeSecret, makeUpSecret, openDesk, post } from '../../support/desk.ts';
import { ask } from '../../support/http.ts';
import { doors, expectNothing, list, type Target } from './target.ts';

/** Whoever has no session, another's, an old one, or a piece of one. */
export function attackWithCookies({ url, owner }: Target): void {
  const cookies: Record<string, () => Promise<string> | string> = {
    'a made-up one': () => `desk=${makeUpSecret()}`,
    'one signed with the key that nobody was given': () => `desk=${makeSecret()}`,
    'one that has ended': async () => {
      const leaving = await openDesk(url);
      await leaving.post('sign-out', {});
      return leaving.cookie;
    },
    'a link that was never pressed': async () => `desk=${await makeLink(url)}`,
    'the hash of one': () => `desk=${hashOf(owner.cookie.slice('desk='.length))}`,
    'one and more': () => `${owner.cookie}A`,
    'a real one after a made-up one': () => `desk=${makeSecret()}; ${owner.cookie}`,
    'a made-up one after a real one': () => `${owner.cookie}; desk=${makeSecret()}`,
    'a real one under the name of https': () => owner.cookie.replace('desk=', '__Host-desk='),
    'a real one in other letters': () => owner.cookie.replace('desk=', 'Desk='),
  };

  test.each(doors)('without a cookie %s is closed', async (path, given) => {
    expectNothing(await post(url, path, given, elsewhere()), [401]);
  });
  test.each(['opening', 'export.csv'])('without a cookie %s is not read', async (path) => {
    expectNothing(await ask(url, `/desk/${path}`, { headers: elsewhere() }), [401]);
  });

  test.each(Object.entries(cookies))('a cookie lets nobody in: %s', async (_name, make) => {
    expectNothing(await post(url, ...list, { cookie: await make(), ...elsewhere() }), [401]);
    const headers = { cookie: await make(), ...elsewhere() };
    expectNothing(await ask(url, '/desk/opening', { headers }), [401]);
  });
}
