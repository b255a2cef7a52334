import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { functions } from '../../../contract/functions.ts';
import { postgresTypes } from '../../../contract/postgres-types.ts';
import { functionsPath } from '../../../contract/wire.ts';
import { hashOf } from '../../support/desk.ts';
import { ask } from '../../support/http.ts';
import { jsonWebToken } from '../../support/json-web-token.ts';
import { expectNothing, list, type Target } from './target.ts';

/** The way around the desk. contract.test.ts holds every function to who may call it; here, that nobody passes for another. */
export function attackTheDataInterface({ url, owner }: Target): void {
  const callers: Record<string, Record<string, string>> = {
    'who shows nothing': {},
    'who has signed in elsewhere': {
      authorization: `Bearer ${jsonWebToken({ role: 'authenticated', sub: randomUUID() })}`,
    },
    'with a publishable key': { apikey: 'sb_publishable_any_at_all' },
    'with a token of anon': { apikey: jsonWebToken({ role: 'anon' }) },
    'with a forged token of the owner': { authorization: `Bearer ${jsonWebToken({ role: 'service_role' })}` },
    "with the owner's cookie": { cookie: owner.cookie },
  };

  test.each(Object.entries(callers))(
    'the data interface gives nothing to a caller %s',
    async (_who, headers) => {
      for (const [name, given] of [
        ['desk_list', list[1]],
        ['desk_erase', { submission: randomUUID() }],
      ] as const) {
        const sent = { 'content-type': 'application/json', ...headers };
        const body = JSON.stringify(given);
        expectNothing(
          await ask(url, `${functionsPath}/${name}`, { method: 'POST', headers: sent, body }),
          [401, 403],
        );
      }
      for (const table of ['cases', 'desk.sessions'])
        for (const profile of [{}, { 'accept-profile': 'desk' }])
          expectNothing(
            await ask(url, `/rest/v1/${table}`, { headers: { ...headers, ...profile } }),
            [401, 404, 406],
          );
    },
  );

  const others = Object.entries(functions).filter(([, { by }]) => by !== 'page');
  test.each(others)("not even the owner's page calls %s", async (name, { given }) => {
    const parameters = Object.entries(postgresTypes(given)).map(([each, type]) => [each, sampleOf(type)]);
    const answer = await owner.post(`call/${name}`, Object.fromEntries(parameters));
    expect([answer.status, JSON.parse(answer.body.toString()).code]).toEqual([404, 'PGRST202']);
  });

  test('what is no function of the contract is called by nobody', async () => {
    for (const name of ['pg_sleep', '__proto__', 'constructor', 'desk_list%00', '../settings'])
      expect((await owner.post(`call/${name}`, {})).status, name).toBe(404);
  });
}

/** A value of a type, with which a function that may be called would be. */
function sampleOf(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'integer') return 1;
  return type === 'timestamptz' ? new Date().toISOString() : hashOf('any');
}
