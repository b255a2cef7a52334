import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, describe, expect, test } from 'vitest';
import { submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { engines, serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';

describe.each(engines)('the data interface on $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const server = await start();
  afterAll(async () => {
    await server.stop();
  });

  const clientWith = (headers: Record<string, string>) =>
    new PostgrestClient(`${server.url}/rest/v1`, { headers, retry: false });
  const table = (headers: Record<string, string>) => clientWith(headers).from('contact_submissions');
  const owner = () => table({ apikey: serviceKey });
  const raw = (query: string, init: RequestInit = {}) =>
    fetch(`${server.url}${submissionsPath}${query}`, init);

  describe("with Supabase's own client", () => {
    test('a sender gets the stored row back', async () => {
      const row = makeEnquiry({ created_at: '2026-11-21T20:17:00.520Z' });
      const { data, status, error } = await table({ [submissionIdHeader]: row.id })
        .insert(row)
        .select()
        .single();
      expect(error).toBeNull();
      expect(status).toBe(201);
      // In PostgreSQL's notation, without trailing zeros.
      expect(data).toMatchObject({ ...row, created_at: '2026-11-21T20:17:00.52+00:00' });
      expect(Math.abs(Date.now() - Date.parse(data.received_at))).toBeLessThan(60_000);
    });

    test('a list of one row is one row, and nothing comes back unasked', async () => {
      const { data, status } = await table({}).insert([makeEnquiry()]);
      expect([status, data]).toEqual([201, null]);
    });

    test('a sender who does not name the id is refused and told why', async () => {
      const row = makeEnquiry();
      const { status, error } = await table({}).insert(row).select();
      expect(status).toBe(401);
      expect(error).toMatchObject({
        code: '42501',
        message: 'new row violates row-level security policy for table "contact_submissions"',
      });
      expect((await owner().select().eq('id', row.id)).data).toEqual([]);
    });

    test('the same id is stored once', async () => {
      const row = makeEnquiry();
      const answers = await Promise.all([1, 2, 3, 4].map(() => table({}).insert(row)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('23505');
    });

    test('a visitor reads nothing, and gets no error', async () => {
      const { data, status, error } = await table({}).select('*').limit(1);
      expect([data, status, error]).toEqual([[], 200, null]);
    });

    test('the owner selects, orders, pages, counts and names rows', async () => {
      const rows = ['c', 'a', 'b'].map((name) => makeEnquiry({ name, email: 'page@example.com' }));
      await Promise.all(rows.map((row) => table({}).insert(row)));
      const first = await owner()
        .select('name', { count: 'exact' })
        .eq('email', 'page@example.com')
        .order('name', { ascending: false })
        .range(0, 1);
      expect(first.data).toEqual([{ name: 'c' }, { name: 'b' }]);
      expect([first.status, first.count]).toEqual([206, 3]);
      const rest = await owner().select('name').match({ email: 'page@example.com', name: 'c' }).maybeSingle();
      expect(rest.data).toEqual({ name: 'c' });
      const counted = await owner()
        .select('*', { count: 'exact', head: true })
        .eq('email', 'page@example.com');
      expect(counted.count).toBe(3);
    });

    test('the owner cannot insert, and nobody erases or changes', async () => {
      const row = makeEnquiry();
      expect((await owner().insert(row)).status).toBe(403);
      await table({}).insert(row);
      expect(
        (
          await table({ [submissionIdHeader]: row.id })
            .delete()
            .eq('id', row.id)
        ).status,
      ).toBe(405);
      expect((await owner().delete().eq('id', row.id)).status).toBe(405);
      expect((await table({}).update({ name: 'x' }).eq('id', row.id)).status).toBe(405);
      expect((await table({}).upsert(row)).status).toBe(409);
    });
  });

  describe('refuses as PostgREST does', () => {
    const json = { 'content-type': 'application/json' };
    const post = (body: string, headers: Record<string, string> = json) =>
      raw('', { method: 'POST', headers, body });
    const row = (fields: Record<string, unknown>) => JSON.stringify(makeEnquiry(fields));

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
      ['an unknown filter', () => raw('?name=match.a'), 400, 'PGRST100'],
      ['an embedded table', () => raw('?select=id,outbox(*)'), 400, 'PGRST100'],
      ['an unknown method', () => raw('', { method: 'PUT' }), 405, 'PGRST117'],
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

    test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s, and says what may be asked', async (method) => {
      const response = await raw('?name=eq.Ada', { method, headers: { apikey: serviceKey } });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    });

    test('a body over 32 KB, in words for the visitor', async () => {
      const response = await post(row({ business_details: 'x'.repeat(33 * 1024) }));
      expect(response.status).toBe(413);
      expect((await response.json()).message).toMatch(/too long/);
    });
  });

  test.each([
    ['the field people cannot see', { website: 'https://spam.example' }, true],
    ['less than three seconds', { seconds_to_fill: 2 }, true],
    ['a person', { website: '', seconds_to_fill: 3 }, false],
    ['a browser without scripts', { website: null, seconds_to_fill: null }, false],
  ])('%s is stored and suspected accordingly', async (_case, fields, suspected_spam) => {
    const [stored] = await (await send(server.url, makeEnquiry(fields))).json();
    expect(stored).toMatchObject({ suspected_spam });
  });

  test('the address of the table is found with any id header, also a malformed one', async () => {
    for (const id of ['', 'x', "' or true --", randomUUID(), '%00', '{}']) {
      expect((await raw('', { headers: { [submissionIdHeader]: id } })).status).toBe(200);
    }
  });
});
