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
      expect((await client(key, naming).delete().eq('id', enquiry.id)).status).toBe(401);
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
      expect((await caller().delete().eq('id', enquiry.id)).error?.code).toBe('PGRST301');
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

  describe('the owner filters', () => {
    const rows = [
      { name: 'Ada', phone_number: null, seconds_to_fill: 3, business_details: 'Hair' },
      { name: 'ada, too', phone_number: '1', seconds_to_fill: 10, business_details: 'Hair (long)' },
      { name: 'Bo "Scissors"', phone_number: '2', seconds_to_fill: 20, business_details: 'Back\\slash' },
      { name: 'Cé', phone_number: '3', seconds_to_fill: null, business_details: '100 %' },
      { name: 'or(name.eq.Ada)', phone_number: null, seconds_to_fill: 2, business_details: 'a_b' },
    ].map((row) => makeEnquiry({ ...row, email: 'filter@example.com' }));
    const [Ada, too, Bo, Ce, or] = rows.map(({ name }) => name);

    beforeAll(async () => {
      for (const row of rows) expect((await client('visitor').insert(row)).error).toBeNull();
    });

    const select = () => owner().select('name').eq('email', 'filter@example.com').order('name');
    type Select = ReturnType<typeof select>;

    test.each<[string, (query: Select) => Select, (string | undefined)[]]>([
      ['eq', (query) => query.eq('name', or), [or]],
      ['eq, whatever is in the value', (query) => query.eq('name', Bo), [Bo]],
      ['neq', (query) => query.neq('name', Ada), [too, Bo, Ce, or]],
      ['neq, of which null is neither', (query) => query.neq('phone_number', '1'), [Bo, Ce]],
      ['gt', (query) => query.gt('seconds_to_fill', 3), [too, Bo]],
      ['gte', (query) => query.gte('seconds_to_fill', 3), [Ada, too, Bo]],
      ['lt', (query) => query.lt('seconds_to_fill', 3), [or]],
      ['lte', (query) => query.lte('seconds_to_fill', 3), [Ada, or]],
      ['gte, as a time', (query) => query.gte('received_at', '2020-01-01T00:00:00Z'), [Ada, too, Bo, Ce, or]],
      ['lt, as a time', (query) => query.lt('received_at', '2020-01-01'), []],
      ['like', (query) => query.like('name', 'A%'), [Ada]],
      ['like, with the other sign for anything', (query) => query.like('name', '*da*'), [Ada, too, or]],
      ['like, one letter', (query) => query.like('name', 'C_'), [Ce]],
      ['like, signs that are meant', (query) => query.like('business_details', '%\\%'), [Ce]],
      ['like, a backslash', (query) => query.like('business_details', '%\\\\%'), [Bo]],
      ['ilike', (query) => query.ilike('name', 'ADA%'), [Ada, too]],
      ['ilike, beyond ASCII', (query) => query.ilike('name', 'cÉ'), [Ce]],
      ['in', (query) => query.in('name', [Ada, Ce, 'nobody']), [Ada, Ce]],
      ['in, with commas and brackets', (query) => query.in('name', [too, or]), [too, or]],
      ['in, quoted', (query) => query.filter('name', 'in', '("Bo \\"Scissors\\"","Ada")'), [Ada, Bo]],
      ['in, of nothing', (query) => query.in('name', []), []],
      ['in, numbers', (query) => query.in('seconds_to_fill', [3, 20]), [Ada, Bo]],
      ['is null', (query) => query.is('seconds_to_fill', null), [Ce]],
      ['is true', (query) => query.is('suspected_spam', true), [or]],
      ['is false', (query) => query.is('suspected_spam', false), [Ada, too, Bo, Ce]],
      ['is not_null', (query) => query.filter('phone_number', 'is', 'not_null'), [too, Bo, Ce]],
      ['not is', (query) => query.not('phone_number', 'is', null), [too, Bo, Ce]],
      ['not eq, of which null is neither', (query) => query.not('phone_number', 'eq', '1'), [Bo, Ce]],
      ['not in', (query) => query.not('name', 'in', `(${Ada},${Ce})`), [too, Bo, or]],
      ['not ilike', (query) => query.not('name', 'ilike', '%a%'), [Bo, Ce]],
      ['match', (query) => query.match({ name: Ada, business_details: 'Hair' }), [Ada]],
      ['or', (query) => query.or(`name.eq.${Ada},seconds_to_fill.gte.20`), [Ada, Bo]],
      ['or, quoted', (query) => query.or(`name.eq."${too}",name.eq."${or}"`), [too, or]],
      ['or of and', (query) => query.or('and(name.ilike.a*,phone_number.is.null),name.in.(Cé,x)'), [Ada, Ce]],
      [
        'or of not',
        (query) => query.or('name.not.like.*a*,not.and(name.neq.Ada,phone_number.is.null)'),
        [Ada, too, Bo, Ce],
      ],
      ['several at once', (query) => query.ilike('name', '%a%').not('phone_number', 'is', null), [too]],
    ])('%s', async (_name, filter, names) => {
      const { data, error } = await filter(select());
      expect(error).toBeNull();
      expect(data?.map(({ name }) => name).toSorted()).toEqual(names.map(String).toSorted());
    });

    test('counts and pages through the filtered rows', async () => {
      const { data, count } = await owner()
        .select('name', { count: 'exact' })
        .eq('email', 'filter@example.com')
        .not('phone_number', 'is', null)
        .order('seconds_to_fill', { ascending: false, nullsFirst: true })
        .range(1, 1);
      expect([data, count]).toEqual([[{ name: Bo }], 3]);
    });

    test.each([
      ['a filter that is none', 'name=Ada', 400, 'PGRST100'],
      ['an operator of PostgREST that we do not answer', 'name=match.^A', 400, 'PGRST100'],
      ['a full-text search', 'name=fts.ada', 400, 'PGRST100'],
      ['a quantifier', 'name=like(any).{A*,B*}', 400, 'PGRST100'],
      ['not twice', 'name=not.not.eq.Ada', 400, 'PGRST100'],
      ['in without brackets', 'name=in.Ada', 400, 'PGRST100'],
      ['in that goes on', 'name=in.(Ada)x', 400, 'PGRST100'],
      ['is with a value', 'name=is.Ada', 400, 'PGRST100'],
      ['or of nothing', 'or=()', 400, 'PGRST100'],
      ['or without an end', 'or=(name.eq.Ada', 400, 'PGRST100'],
      ['or of another joint', 'or=(xor(name.eq.Ada))', 400, 'PGRST100'],
      ['a column of another table', 'outbox.id=eq.1', 400, 'PGRST100'],
      ['a column that is none', 'secret=eq.1', 400, 'PGRST204'],
      ['a column that is none, within or', 'or=(secret.eq.1)', 400, 'PGRST204'],
      ['an id that is none', 'id=eq.7', 400, '22P02'],
      ['a time that is none', 'received_at=gte.yesterday-ish', 400, '22007'],
      ['a pattern for what is no text', 'id=like.a*', 404, '42883'],
      ['a pattern that ends in the middle', 'name=like.a\\', 400, '22025'],
    ])('%s is refused as PostgREST refuses it', async (_name, query, status, code) => {
      const response = await fetch(`${server.url}/rest/v1/contact_submissions?${query}`, {
        headers: { apikey: serviceKey },
      });
      expect([response.status, (await response.json()).code]).toEqual([status, code]);
    });
  });

  describe('the owner erases', () => {
    const sent = async (email: string) => {
      for (let count = 0; count < 3; count += 1) await client('visitor').insert(makeEnquiry({ email }));
    };
    const left = async (email: string) =>
      (await owner().select('*', { count: 'exact', head: true }).eq('email', email)).count;

    test('the filtered rows', async () => {
      await sent('erase@example.com');
      const { data, status } = await owner().delete().ilike('email', 'ERASE@%').select('email');
      expect([status, data?.length]).toEqual([200, 3]);
      expect(await left('erase@example.com')).toBe(0);
    });

    test.each([
      ['limit', 'limit=1'],
      ['offset', 'offset=1'],
      ['order', 'order=received_at.desc'],
      ['limit with order', 'order=id.asc&limit=1'],
    ])('nothing at all when it says %s, which would not be heeded', async (_name, part) => {
      await sent('part@example.com');
      const before = await left('part@example.com');
      const response = await fetch(
        `${server.url}/rest/v1/contact_submissions?email=eq.part@example.com&${part}`,
        { method: 'DELETE', headers: { apikey: serviceKey } },
      );
      expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST100']);
      expect(await left('part@example.com')).toBe(before);
    });

    test('nothing, if the request has a safeguard that we do not support', async () => {
      await sent('guard@example.com');
      const { status, error } = await owner()
        .delete()
        .eq('email', 'guard@example.com')
        .setHeader('prefer', 'handling=strict, max-affected=1');
      expect([status, error?.code]).toEqual([400, 'PGRST122']);
      expect(await left('guard@example.com')).toBe(3);
    });
  });
});
