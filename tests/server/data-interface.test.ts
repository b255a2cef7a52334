import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordRefusal } from '../../contract/draft.ts';
import { nativeFormAction } from '../../contract/native-form.ts';
import { submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { engines, serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';
import { jsonWebToken } from '../support/json-web-token.ts';
import { attempts, secrets, victim } from './privacy-attempts.ts';

/** Supabase's official client, and everybody else, get from our server what they would get from Supabase. */

const lastYear = Date.now() / 1000 - 365 * 24 * 60 * 60;
const anyKey = 'sb_publishable_any_at_all';

const publishableKeys = {
  'a publishable key': anyKey,
  'an older key, which is a token for anon': jsonWebToken({ role: 'anon', iss: 'supabase' }),
  'an older key that has expired': jsonWebToken({ role: 'anon', exp: lastYear }),
  'any other text': 'anonymous',
};

const strongerKeys = {
  'a forged token of the owner': jsonWebToken({ role: 'service_role', exp: 4_000_000_000 }),
  'an expired token of the owner': jsonWebToken({ role: 'service_role', exp: lastYear }),
  'an unsigned token of the owner': jsonWebToken({ role: 'service_role' }, { alg: 'none' }),
  'a token of somebody who has logged in': jsonWebToken({ role: 'authenticated', sub: randomUUID() }),
  'a token of the superuser': jsonWebToken({ role: 'postgres' }),
  'a token that names no role': jsonWebToken({}),
  'a token that cannot be read': 'eyJhbGciOiJIUzI1NiJ9.e30',
  "another server's secret key": 'sb_secret_of_somebody_else_altogether',
};

describe.each(engines)('the data interface on $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const server = await start();
  afterAll(async () => {
    await server.stop();
  });
  beforeAll(async () => {
    expect((await send(server.url, victim)).status).toBe(201);
  });

  const client = (key: string, options: { headers?: Record<string, string>; token?: string } = {}) =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: options.headers ?? {} },
      ...(options.token !== undefined && { accessToken: async () => options.token ?? null }),
    }).from('contact_submissions');
  const naming = ({ id }: { id: string }) => ({ headers: { [submissionIdHeader]: id } });
  const visitor = () => client(anyKey);
  const owner = () => client(serviceKey);
  const raw = (query: string, init: RequestInit = {}) =>
    fetch(`${server.url}${submissionsPath}${query}`, init);

  test.each(Object.entries(publishableKeys))(
    'with %s a visitor sends an enquiry, gets it back by its id, and finds nobody',
    async (_name, key) => {
      const unseen = await client(key).insert(makeEnquiry());
      expect([unseen.status, unseen.data, unseen.error]).toEqual([201, null, null]);
      const row = makeEnquiry({ name: 'Ana' });
      const seen = await client(key, naming(row)).insert([row]).select();
      expect([seen.status, seen.error]).toEqual([201, null]);
      expect(seen.data).toEqual([expect.objectContaining({ id: row.id, name: 'Ana' })]);
      expect(Math.abs(Date.now() - Date.parse(seen.data?.[0].received_at))).toBeLessThan(60_000);
      const again = await client(key, naming(row)).select('*').limit(1).single();
      expect(again.data).toEqual(seen.data?.[0]);

      const { data, status, error } = await client(key).select('*').limit(1);
      expect([data, status, error]).toEqual([[], 200, null]);
      expect((await client(key).select('*', { count: 'exact', head: true })).count).toBe(0);
    },
  );

  test.each([
    ['the contact form', makeEnquiry({ created_at: '2026-11-21T20:17:00.520Z' })],
    [
      'the test page',
      {
        id: randomUUID(),
        name: 'Test User',
        email: 'test@example.com',
        instagram_handle: '@test',
        other_social_media: 'test',
        business_details: 'A test.',
        source: 'connection-test',
      },
    ],
  ])('a row as %s writes it comes back as it was sent', async (_name, row: { id: string }) => {
    // In PostgreSQL's notation, without trailing zeros.
    const kept = 'created_at' in row ? { ...row, created_at: '2026-11-21T20:17:00.52+00:00' } : row;
    const { data, error } = await client(anyKey, naming(row)).insert(row).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ phone_number: null, instagram_handle: null, created_at: null, ...kept });
    expect((await owner().select(Object.keys(row).join()).eq('id', row.id).single()).data).toEqual(kept);
  });

  test('the same id is stored once', async () => {
    const row = makeEnquiry();
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor().insert(row)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('23505');
  });

  test('the owner cannot insert, and nobody erases or changes', async () => {
    const row = makeEnquiry();
    expect((await owner().insert(row)).status).toBe(403);
    await visitor().insert(row);
    for (const sender of [() => client(anyKey, naming(row)), owner]) {
      expect((await sender().delete().eq('id', row.id)).status).toBe(405);
      expect((await sender().update({ name: 'x' }).eq('id', row.id)).status).toBe(405);
    }
    expect((await client(anyKey, naming(row)).upsert(row)).status).toBe(409);
    expect((await owner().select('name').eq('id', row.id)).data).toEqual([{ name: row.name }]);
  });

  test.each(Object.entries(strongerKeys))('%s opens nothing', async (_name, key) => {
    const enquiry = makeEnquiry();
    await visitor().insert(enquiry);
    for (const caller of [
      () => client(key, naming(enquiry)),
      () => client(anyKey, { ...naming(enquiry), token: key }),
    ]) {
      const read = await caller().select('*');
      expect([read.status, read.data, read.error?.code]).toEqual([401, null, 'PGRST301']);
      expect((await caller().insert(makeEnquiry())).error?.code).toBe('PGRST301');
    }
    expect((await owner().select('id').eq('id', enquiry.id)).data).toHaveLength(1);
  });

  test('a row that its sender may not see, and one that breaks a rule, are refused in words that the form knows', async () => {
    const row = makeEnquiry();
    const { status, error } = await visitor().insert(row).select();
    expect([status, error?.code]).toEqual([401, '42501']);
    expect(wordRefusal(error?.message ?? '')).toBe(
      'Unable to submit form due to database security policies. Please contact support.',
    );
    expect((await owner().select().eq('id', row.id)).data).toEqual([]);
    const broken = await visitor().insert(makeEnquiry({ email: 'no address' }));
    expect([broken.status, broken.error?.code]).toEqual([400, '23514']);
    expect(wordRefusal(broken.error?.message ?? '')).toContain('contact_submissions_email_shape');
  });

  test('the owner finds rows by their values, and orders, counts and pages them', async () => {
    const email = 'filter@example.com';
    const rows = [
      { name: 'Ada', phone_number: null, seconds_to_fill: 3 },
      { name: 'Bo "Scissors", (and) sons', phone_number: '1', seconds_to_fill: 20 },
      { name: 'or(name.eq.Ada)', phone_number: '2', seconds_to_fill: null },
    ];
    for (const row of rows) expect((await visitor().insert(makeEnquiry({ ...row, email }))).error).toBeNull();
    for (const { name, seconds_to_fill } of rows) {
      const { data } = await owner().select('name, seconds_to_fill').match({ name, email });
      expect(data).toEqual([{ name, seconds_to_fill }]);
    }
    const page = await owner()
      .select('name', { count: 'exact' })
      .eq('email', email)
      .order('seconds_to_fill', { ascending: false, nullsFirst: true })
      .range(1, 1);
    expect([page.status, page.data, page.count]).toEqual([206, [{ name: rows[1]?.name }], 3]);
    const counted = await owner().select('*', { count: 'exact', head: true }).eq('email', email);
    expect(counted.count).toBe(3);
  });

  describe('refuses as PostgREST does', () => {
    const json = { 'content-type': 'application/json' };
    const post = (body: string, headers: Record<string, string> = json) =>
      raw('', { method: 'POST', headers, body });
    const row = (fields: Record<string, unknown>) => JSON.stringify(makeEnquiry(fields));
    const asOwner = (query: string) => raw(query, { headers: { apikey: serviceKey } });

    test.each([
      ['an empty body', () => post(''), 400, 'PGRST102'],
      ['half a body', () => post('{"name":'), 400, 'PGRST102'],
      ['a body that is no row', () => post('"row"'), 400, 'PGRST102'],
      ['two rows', () => post('[{},{}]'), 400, 'PGRST102'],
      ['a nested value', () => post('{"name":{"first":"Ada"}}'), 400, 'PGRST102'],
      ['another media type', () => post('a,b', { 'content-type': 'text/csv' }), 400, 'PGRST102'],
      ['an unknown column', () => post('{"admin":true}'), 400, 'PGRST204'],
      ['a column of ours', () => post(row({ received_at: '2020-01-01' })), 401, '42501'],
      ['a derived column', () => post(row({ suspected_spam: false })), 400, '428C9'],
      ['an id that is none', () => post(row({ id: '7' })), 400, '22P02'],
      ['a missing field', () => post('{}'), 400, '23502'],
      ['a field that is too long', () => post(row({ name: 'x'.repeat(121) })), 400, '23514'],
      ['a zero byte', () => post(row({ name: 'a\0b' })), 400, '22P05'],
      ['an unknown table', () => fetch(`${server.url}/rest/v1/users`), 404, 'PGRST205'],
      ['an unknown column to select', () => raw('?select=secret'), 400, 'PGRST204'],
      ['an embedded table', () => raw('?select=id,outbox(*)'), 400, 'PGRST100'],
      ['an unknown filter', () => asOwner('?name=neq.Ada'), 400, 'PGRST100'],
      ['a choice', () => asOwner('?or=(name.eq.Ada,name.eq.Bo)'), 400, 'PGRST100'],
      ['a column of another table', () => asOwner('?outbox.id=eq.1'), 400, 'PGRST100'],
      ['a filter for an unknown column', () => asOwner('?secret=eq.1'), 400, 'PGRST204'],
      ['a filter for an id that is none', () => asOwner('?id=eq.7'), 400, '22P02'],
      ['an unknown schema', () => raw('', { headers: { 'accept-profile': 'auth' } }), 406, 'PGRST106'],
      ['an unknown media type', () => raw('', { headers: { accept: 'text/csv' } }), 406, 'PGRST107'],
      ['a wrong token', () => raw('', { headers: { authorization: 'Bearer wrong' } }), 401, 'PGRST301'],
      [
        'one row when there is none',
        () => raw('', { headers: { accept: 'application/vnd.pgrst.object+json' } }),
        406,
        'PGRST116',
      ],
    ])('%s', async (_case, request, status, code) => {
      const response = await request();
      const error = await response.json();
      expect([response.status, error.code]).toEqual([status, code]);
      expect(Object.keys(error).sort()).toEqual(['code', 'details', 'hint', 'message']);
    });

    test('other methods, and says what may be asked', async () => {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await raw('?name=eq.Ada', { method, headers: { apikey: serviceKey } });
        const { code } = await response.json();
        const answer = [response.status, code, response.headers.get('allow')];
        expect(answer, method).toEqual([405, 'PGRST117', 'GET, HEAD, POST']);
      }
    });

    test('a body over 32 KB, in words for the visitor', async () => {
      const response = await post(row({ business_details: 'x'.repeat(33 * 1024) }));
      expect(response.status).toBe(413);
      expect((await response.json()).message).toMatch(/too long/);
    });
  });

  describe('shows one visitor nothing of another', () => {
    test('though the owner sees it', async () => {
      const rows = JSON.stringify(await storedRows(server.url));
      for (const secret of secrets) expect(rows).toContain(secret);
    });

    test.each(attempts)('$name', async ({ path = submissionsPath, method = 'GET', headers = {}, body }) => {
      const answer = await ask(server.url, encodeURI(decodeURI(path)), {
        method,
        headers: {
          apikey: 'anon',
          ...headers,
          ...(body && { 'content-length': `${Buffer.byteLength(body)}` }),
        },
        ...(body && { body }),
      });
      const said = JSON.stringify(answer.headers) + answer.body.toString();
      expect(answer.status).toBeLessThan(500);
      for (const secret of secrets) expect(said).not.toContain(secret);
      // The total must not reveal rows either: it counts only those of the asker, who has none.
      if (method === 'GET' || method === 'HEAD')
        expect(answer.headers['content-range'] ?? '*/0').toMatch(/^\*\/[0*]$/);
    });

    test('and the row is still there, unchanged, for its sender', async () => {
      const own = await ask(server.url, submissionsPath, naming(victim));
      expect(JSON.parse(own.body.toString())).toEqual([expect.objectContaining({ name: secrets[0] })]);
    });

    test('and writes nothing of an enquiry into the log, whether it was stored or refused', async () => {
      const [name, email, , business_details] = secrets;
      const broken = { name, email, business_details, phone_number: '0'.repeat(41) };
      expect((await send(server.url, makeEnquiry(broken))).status).toBe(400);
      const body = new URLSearchParams(broken as Record<string, string>);
      expect((await fetch(server.url + nativeFormAction, { method: 'POST', body })).status).toBe(400);
      // Programs that look at the links of an email may escape their number signs.
      for (const page of ['/contact/call', '/desk']) await fetch(`${server.url}${page}%23a-secret`);
      await expect.poll(() => server.output()).toContain('/desk%');
      for (const secret of [...secrets, victim.id, 'a-secret']) expect(server.output()).not.toContain(secret);
    });
  });
});
