import { expect, test } from 'vitest';
import type { Asked } from './asked.ts';

const hash = (letter: string) => letter.repeat(64);

export function testSigningIn({ query, ask }: Asked): void {
  test('one server at a time sends the mail of a Monday, and none after it was sent', async () => {
    const begin = () => ask('desk_begin_monday', '2026-11-23');
    expect(await begin()).toBe(true);
    expect(await begin()).toBe(false);
    await query(`update desk.mondays set tried_at = now() - interval '11 minutes'`);
    expect(await begin()).toBe(true);
    await query(`update desk.mondays set tried_at = now() - interval '11 minutes'`);
    expect(await ask('desk_end_monday', '2026-11-23')).toBe(true);
    expect(await begin()).toBe(false);
    expect(await ask('desk_begin_monday', '2026-11-30')).toBe(true);
  });

  test('a link that is old makes no session', async () => {
    await ask('desk_make_link', hash('b'));
    await query(`update desk.links set expires_at = now() - interval '1 second'`);
    expect(await ask('desk_sign_in', hash('b'), hash('c'), 'Firefox', 'here')).toBe('no');
  });

  test('a session lasts thirty days from when it was last seen', async () => {
    await ask('desk_make_link', hash('d'));
    await ask('desk_sign_in', hash('d'), hash('e'), 'x'.repeat(500), 'here');
    const id = await ask<string>('desk_session', hash('e'));
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await query(
      `update desk.sessions set seen_at = now() - interval '1 day', expires_at = now() + interval '1 hour'`,
    );
    await ask('desk_session', hash('e'));
    const { rows } = await query(`select 1 from desk.sessions where expires_at > now() + interval '29 days'`);
    expect(rows).toHaveLength(1);
    await query(`update desk.sessions set expires_at = now() - interval '1 second'`);
    expect(await ask('desk_session', hash('e'))).toBeNull();
    expect(await ask('desk_session', hash('f'))).toBeNull();
  });

  test('a clock that is set back keeps nobody out, and whoever asks for links, one that works is in the mailbox', async () => {
    const tries = [];
    for (let count = 0; count < 11; count += 1)
      tries.push(await ask('desk_sign_in', hash('9'), hash('8'), 'Firefox', 'somewhere'));
    expect(tries.at(-1)).toBe('too_many');
    await query(`update desk.tries set at = at + interval '1 hour'`);
    expect(await ask('desk_sign_in', hash('9'), hash('8'), 'Firefox', 'somewhere')).toBe('no');
    expect([await ask('desk_mail_link', hash('1')), await ask('desk_mail_link', hash('2'))]).toEqual([
      true,
      false,
    ]);
    await query(`update desk.tries set at = at - interval '10 minutes';
      update desk.links set expires_at = expires_at - interval '10 minutes'`);
    const { rows } = await query('select from desk.links where expires_at > now()');
    expect(rows).toHaveLength(1);
    expect(await ask('desk_mail_link', hash('6'))).toBe(true);
  });
}
