import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { functionsPath } from '../../../contract/booking.ts';
import { submissionsPath } from '../../../contract/submissions.ts';
import { deskFunctions } from '../../../server/language/desk-functions.ts';
import { hashOf } from '../../support/desk.ts';
import { ask } from '../../support/http.ts';
import { jsonWebToken } from '../../support/json-web-token.ts';
import { expectNothing, type Target } from './target.ts';

/** The way around the desk: what only the service key may call. */
export function attackTheDataInterface({ url, owner }: Target): void {
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

  test('strangers who read without end keep the owner from nothing', async () => {
    const readers = 600;
    let answered = 0;
    let isOver = false;
    async function readOn() {
      for (; !isOver; answered += 1)
        await (await fetch(`${url}${submissionsPath}?received_at=gt.2026-01-01`)).text();
    }
    const flood = Promise.all(Array.from({ length: readers }, readOn));
    await expect.poll(() => answered).toBeGreaterThan(readers);
    const statuses = [];
    for (let count = 0; count < 20; count += 1)
      statuses.push((await owner.post('call/desk_pulse', { promised_seconds: 7200 })).status);
    isOver = true;
    await flood;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('as many who name no id are all told that there is nothing to see', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => fetch(`${url}${submissionsPath}?select=*&limit=1`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers[0]?.json()).toEqual([]);
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
}

function sample(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'integer') return 1;
  return type === 'timestamptz' ? new Date().toISOString() : hashOf('any');
}
