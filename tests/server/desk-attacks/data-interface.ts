import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { functionNamed, functions, postgresTypes } from '../../../contract/functions.ts';
import { functionsPath } from '../../../contract/wire.ts';
import { hashOf } from '../../support/desk.ts';
import { ask } from '../../support/http.ts';
import { jsonWebToken } from '../../support/json-web-token.ts';
import { expectNothing, type Target } from './target.ts';

const ownersFunctions = Object.entries(functions)
  .filter(([, { by }]) => by === 'owner' || by === 'page')
  .map(([name]) => name);

/** The way around the desk: what only the service key may call. */
export function attackTheDataInterface({ url, owner }: Target): void {
  const callFunction = (name: string, headers: Record<string, string>) => {
    const declared = functionNamed(name);
    const parameters = Object.entries(declared ? postgresTypes(declared.given) : {});
    const given = Object.fromEntries(parameters.map(([each, type]) => [each, sample(type)]));
    return ask(url, `${functionsPath}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(given),
    });
  };
  async function expectNoTable(table: string, headers: Record<string, string>) {
    for (const profile of [{}, { 'accept-profile': 'desk' }]) {
      const answer = await ask(url, `/rest/v1/${table}`, { headers: { ...headers, ...profile } });
      expectNothing(answer, [401, 404, 406]);
    }
  }

  /** As the database knows those who have not shown the service key. */
  const roles = [
    {},
    { authorization: `Bearer ${jsonWebToken({ role: 'authenticated', sub: randomUUID() })}` },
  ];
  test.each(ownersFunctions)('at the data interface %s is not called', async (name) => {
    for (const headers of roles) expectNothing(await callFunction(name, headers), [401, 403]);
  });
  test.each(['cases', 'events', 'links', 'sessions', 'tries', 'erasures', 'desk.cases', 'desk.sessions'])(
    'at the data interface the table %s is not there',
    async (table) => {
      for (const headers of roles) await expectNoTable(table, headers);
    },
  );

  const keys: Record<string, Record<string, string>> = {
    'a publishable key': { apikey: 'sb_publishable_any_at_all' },
    'a token of anon': { apikey: jsonWebToken({ role: 'anon' }) },
    'a forged token of the owner': { authorization: `Bearer ${jsonWebToken({ role: 'service_role' })}` },
    "the owner's cookie": { cookie: owner.cookie },
  };
  test.each(Object.entries(keys))('the data interface gives nothing to %s', async (_name, headers) => {
    expectNothing(await callFunction('desk_list', headers), [401, 403]);
    await expectNoTable('cases', headers);
  });

  test.each([
    'desk_begin_reply',
    'desk_end_reply',
    'desk_make_link',
    'desk_sign_in',
    'desk_session',
    'desk_kept',
    'desk_blocked_times',
    'set_booking_rules',
    'pg_sleep',
    '__proto__',
    'constructor',
    'desk_list%00',
    '../settings',
  ])("not even the owner's page calls %s", async (name) => {
    expect((await owner.post(`call/${name}`, {})).status).toBe(404);
  });
}

function sample(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'integer') return 1;
  return type === 'timestamptz' ? new Date().toISOString() : hashOf('any');
}
