import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordRefusal } from '../../contract/draft.ts';
import { submissionIdHeader } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { engines, serviceKey } from '../support/engines.ts';
import { jsonWebToken } from '../support/json-web-token.ts';

/** Supabase's official client gets from our server what it would get from Supabase. */

const lastYear = Date.now() / 1000 - 365 * 24 * 60 * 60;

const publishableKeys = {
  'a publishable key': 'sb_publishable_any_at_all',
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

describe.each(engines)('supabase-js on $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const server = await start();
  afterAll(async () => {
    await server.stop();
  });

  const client = (key: string, options: { headers?: Record<string, string>; token?: string } = {}) =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: options.headers ?? {} },
      ...(options.token !== undefined && { accessToken: async () => options.token ?? null }),
    }).from('contact_submissions');
  const owner = () => client(serviceKey);

  describe.each(Object.entries(publishableKeys))('with %s', (_name, key) => {
    test('a visitor sends an enquiry, and gets it back by its id', async () => {
      const unseen = await client(key).insert(makeEnquiry());
      expect([unseen.status, unseen.data, unseen.error]).toEqual([201, null, null]);
      const { id } = makeEnquiry();
      const naming = { headers: { [submissionIdHeader]: id } };
      const seen = await client(key, naming)
        .insert([makeEnquiry({ id, name: 'Ana' })])
        .select();
      expect([seen.status, seen.error]).toEqual([201, null]);
      expect(seen.data).toEqual([expect.objectContaining({ id, name: 'Ana' })]);
      const again = await client(key, naming).select('*').limit(1).single();
      expect(again.data).toEqual(seen.data?.[0]);
    });

    test('a visitor reads the table and finds nobody', async () => {
      const { data, status, error } = await client(key).select('*').limit(1);
      expect([data, status, error]).toEqual([[], 200, null]);
      const counted = await client(key).select('*', { count: 'exact', head: true });
      expect(counted.count).toBe(0);
    });

    test('a visitor erases and changes nothing', async () => {
      const enquiry = makeEnquiry();
      await client(key).insert(enquiry);
      const naming = { headers: { [submissionIdHeader]: enquiry.id } };
      expect((await client(key, naming).delete().eq('id', enquiry.id)).status).toBe(405);
      expect((await client(key, naming).update({ name: 'x' }).eq('id', enquiry.id)).status).toBe(405);
      expect((await client(key, naming).upsert(enquiry)).status).toBe(409);
      expect((await owner().select('name').eq('id', enquiry.id)).data).toEqual([{ name: enquiry.name }]);
    });
  });

  test.each(Object.entries(strongerKeys))('%s opens nothing', async (_name, key) => {
    const enquiry = makeEnquiry();
    await client('sb_publishable_key').insert(enquiry);
    const naming = { headers: { [submissionIdHeader]: enquiry.id } };
    for (const caller of [
      () => client(key, naming),
      () => client('sb_publishable_key', { ...naming, token: key }),
    ]) {
      const read = await caller().select('*');
      expect([read.status, read.data, read.error?.code]).toEqual([401, null, 'PGRST301']);
      expect((await caller().insert(makeEnquiry())).error?.code).toBe('PGRST301');
    }
    expect((await owner().select('id').eq('id', enquiry.id)).data).toHaveLength(1);
  });

  test.each([
    ['the contact form', makeEnquiry({ created_at: '2026-11-21T20:17:00.5+00:00' })],
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
    const naming = { headers: { [submissionIdHeader]: row.id } };
    const { data, error } = await client('sb_publishable_key', naming).insert(row).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ phone_number: null, instagram_handle: null, created_at: null, ...row });
    expect((await owner().select(Object.keys(row).join()).eq('id', row.id).single()).data).toEqual(row);
  });

  describe('errors have the form’s words', () => {
    const visitor = (headers = {}) => client('sb_publishable_key', { headers });

    test('a row that its sender may not see', async () => {
      const { status, error } = await visitor().insert(makeEnquiry()).select();
      expect([status, error?.code]).toEqual([401, '42501']);
      expect(wordRefusal(error?.message ?? '')).toBe(
        'Unable to submit form due to database security policies. Please contact support.',
      );
    });

    test('a row that is stored already, and one that breaks a rule', async () => {
      const enquiry = makeEnquiry();
      await visitor().insert(enquiry);
      const again = await visitor().insert(enquiry);
      expect([again.status, again.error?.code]).toEqual([409, '23505']);
      const broken = await visitor().insert(makeEnquiry({ email: 'no address' }));
      expect([broken.status, broken.error?.code]).toEqual([400, '23514']);
      expect(wordRefusal(broken.error?.message ?? '')).toContain('contact_submissions_email_shape');
    });

    test('another table, column or function', async () => {
      const supabase = createClient(server.url, 'sb_publishable_key', { auth: { persistSession: false } });
      expect((await supabase.from('outbox').select()).error?.code).toBe('PGRST205');
      expect((await supabase.from('contact_submissions').select('secret')).error?.code).toBe('PGRST204');
      expect((await supabase.rpc('enqueue')).status).toBe(404);
    });
  });

  describe('the owner', () => {
    const rows = [
      { name: 'Ada', phone_number: null, seconds_to_fill: 3 },
      { name: 'Bo "Scissors", (and) sons', phone_number: '1', seconds_to_fill: 20 },
      { name: 'or(name.eq.Ada)', phone_number: '2', seconds_to_fill: null },
    ].map((row) => makeEnquiry({ ...row, email: 'filter@example.com' }));

    beforeAll(async () => {
      for (const row of rows) expect((await client('visitor').insert(row)).error).toBeNull();
    });

    test.each(rows)('finds $name by the value of a column', async ({ name, seconds_to_fill }) => {
      const { data } = await owner()
        .select('name, seconds_to_fill')
        .match({ name, email: 'filter@example.com' });
      expect(data).toEqual([{ name, seconds_to_fill }]);
    });

    test('counts and pages through the rows', async () => {
      const { data, count } = await owner()
        .select('name', { count: 'exact' })
        .eq('email', 'filter@example.com')
        .order('seconds_to_fill', { ascending: false, nullsFirst: true })
        .range(1, 1);
      expect([data, count]).toEqual([[{ name: rows[1]?.name }], 3]);
    });

    test.each([
      ['a filter that is none', 'name=Ada', 'PGRST100'],
      ['another operator', 'name=neq.Ada', 'PGRST100'],
      ['a negation', 'name=not.eq.Ada', 'PGRST100'],
      ['a choice', 'or=(name.eq.Ada,name.eq.Bo)', 'PGRST100'],
      ['a column of another table', 'outbox.id=eq.1', 'PGRST100'],
      ['a column that is none', 'secret=eq.1', 'PGRST204'],
      ['an id that is none', 'id=eq.7', '22P02'],
    ])('%s is refused as PostgREST refuses it', async (_name, query, code) => {
      const response = await fetch(`${server.url}/rest/v1/contact_submissions?${query}`, {
        headers: { apikey: serviceKey },
      });
      expect([response.status, (await response.json()).code]).toEqual([400, code]);
    });
  });
});
