import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import type { DeskOpening } from '../../contract/desk.ts';
import { rangesOf } from '../../contract/running-time.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { cookieIn, enter, makeLink, openDesk, post, signIn } from '../support/desk.ts';
import { startOnEither } from '../support/either-store.ts';
import { engines, serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { untilUp } from '../support/health.ts';
import { ask } from '../support/http.ts';
import { partOf } from '../support/mail-parts.ts';
import { startMailbox } from '../support/mailbox.ts';
import { copySite } from '../support/site-copy.ts';
import { sampleOf } from '../support/thorough.ts';

/** What the owner does at the desk, over HTTP. */

const site = await copySite();
await cp(join(root, 'dist-desk'), join(site.project, 'dist-desk'), { recursive: true });
const script = globSync('assets/*.js', { cwd: join(root, 'dist-desk/page') })[0] ?? '';
afterAll(site.remove);

// desk-sql.test.ts asks both databases, and tests/desk use the desk of the embedded one.
describe.each(sampleOf(engines.toReversed(), 1))('with $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const mailbox = await startMailbox();
  const server = await start({ ...mailbox.settings, TRUST_PROXY: 'loopback' }, site.program);
  afterAll(async () => {
    await server.stop();
    await mailbox.stop();
  });
  await untilUp(server);
  const { url } = server;
  const owner = await openDesk(url);

  test.each(['/desk', '/desk/in', `/desk/${script}`])(
    'answers %s with a policy that allows nothing foreign, for nobody to find',
    async (path) => {
      const { status, headers } = await ask(url, path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': path.includes('assets') ? 'private, max-age=31536000, immutable' : 'no-store',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    },
  );

  test.each([
    ['a search of 201 letters', 'desk_list', { typed: 'a'.repeat(201) }],
    ['a search of 56,000 letters', 'desk_list', { typed: 'a-'.repeat(28_000) }],
    ['a search without letters', 'desk_list', { typed: ['a'] }],
    ['a page before for ever', 'desk_list', { before: 'infinity', before_id: randomUUID() }],
    ['all days there are', 'desk_day', { first: '-infinity', last: 'infinity' }],
    ['63 days', 'desk_day', { first: '2026-11-01T00:00:00Z', last: '2027-01-03T00:00:00Z' }],
    ['the days from no moment on', 'desk_day', { first: null, last: '2027-01-03T00:00:00Z' }],
    [
      'a time that is blocked for ever',
      'desk_block',
      { starts_at: '2026-11-01T00:00:00Z', ends_at: 'infinity' },
    ],
  ])('%s is refused, and the database is not kept busy with it', async (_what, name, given) => {
    const list = { state: null, typed: null, before: null, before_id: null, page: 50 };
    const whole =
      name === 'desk_list'
        ? list
        : name === 'desk_block'
          ? { appointment: randomUUID(), seen: null, title: '' }
          : {};
    const answer = await owner.post(`call/${name}`, { ...whole, ...given });
    expect([answer.status, answer.body.toString()]).toEqual([400, expect.stringMatching('message')]);
    expect(await owner.call('desk_pulse', { late_before: '2026-11-01T00:00:00Z' })).toMatchObject({
      late: 0,
    });
  });

  test('a search of 200 letters, and 62 days, are answered', async () => {
    const list = { state: null, before: null, before_id: null, page: 50 };
    expect(await owner.call('desk_list', { ...list, typed: 'a'.repeat(200) })).toEqual([]);
    const days = { first: '2026-11-01T00:00:00Z', last: '2027-01-02T00:00:00Z' };
    expect(await owner.call('desk_day', days)).toHaveProperty('entries');
    expect((await owner.get(`export.csv?typed=${'a'.repeat(201)}`)).status).toBe(400);
  });

  test('moves /desk/ to /desk, and knows no other page', async () => {
    expect(await ask(url, '/desk/')).toMatchObject({ status: 308, headers: { location: '/desk' } });
    for (const path of ['/desk/x', '/desk/../package.json', '/desk/%2e%2e/package.json', '/desk/assets/'])
      expect((await ask(url, path)).status).toBe(404);
  });

  test('lets in once with a link, and keeps the session in a cookie that no script reads', async () => {
    const secret = await makeLink(url);
    const first = await enter(url, secret);
    expect(first.status).toBe(204);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    // Looking at the link, as a mail program's scanner does, uses nothing up.
    const scanned = await makeLink(url);
    await ask(url, '/desk/in');
    expect((await enter(url, scanned)).status).toBe(204);
  });

  const openPage = async (headers: Record<string, string>) => {
    const answer = await ask(url, '/desk', { headers });
    const desk = parse(answer.body.toString()).querySelector('#desk');
    return { answer, desk, opening: JSON.parse(desk?.getAttribute('data-opening') ?? 'undefined') };
  };

  test('says that nobody has written yet', async () => {
    const { desk } = await openPage({ cookie: owner.cookie });
    expect(desk?.querySelector('.notice')?.textContent).toContain('No messages yet');
  });

  test('gives the page its settings', async () => {
    const answer = await owner.get('opening');
    const { settings, list, pulse }: DeskOpening = JSON.parse(answer.body.toString());
    expect(settings).toMatchObject({
      promised: { ms: 7_200_000, hours: null },
      sends_from: 'owner@raywright.example',
    });
    expect(Intl.supportedValuesOf('timeZone')).toContain(settings.zone);
    // A desk that stays open learns from any call that they have changed.
    const called = await ask(url, '/desk/call/desk_sessions', {
      method: 'POST',
      headers: { cookie: owner.cookie, origin: url, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(called.headers['desk-settings']).toBe(settings.edition);
    const devices = await owner.call('desk_sessions', {});
    expect(devices.map(({ id }) => id)).toContain(settings.session);
    expect(cookieIn(answer)).toBe(owner.cookie);
    const top = { state: 'open' as const, typed: null, before: null, before_id: null, page: 50 };
    expect(list).toEqual(await owner.call('desk_list', top));
    const late_before = new Date(Date.now() - settings.promised.ms).toISOString();
    expect(pulse).toEqual(await owner.call('desk_pulse', { late_before }));
    // Its page asks with the hours of the promise, where it has any.
    const weeks = { zone: settings.zone, weeks: 12, promised_seconds: 7200, late_before };
    const hours = rangesOf({ ms: 7_200_000, hours: [[Date.now() - 3_600_000, Date.now()]] });
    expect(await owner.call('desk_figures', { ...weeks, hours })).toMatchObject({ due: expect.any(Number) });
  });

  test('opens with what waits already in its page, as words and nothing else', async () => {
    const name = `</div><script>alert('1')</script>&amp;`;
    await send(url, makeEnquiry({ name }));
    const { answer, desk, opening } = await openPage({ cookie: owner.cookie });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(cookieIn(answer)).toBe(owner.cookie);
    expect(desk?.querySelector('.row b')?.textContent).toBe(name);
    expect(answer.body.toString()).not.toContain('<script>');
    expect(opening).toEqual({
      ...JSON.parse((await owner.get('opening')).body.toString()),
      now: expect.any(String),
    });

    const small = await ask(url, '/desk', { headers: { cookie: owner.cookie, 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body).toString()).toContain('alert(');
  });

  test('tells those who are not signed in how to sign in, and nothing else', async () => {
    await send(url, makeEnquiry({ name: 'Nobody Elses' }));
    const ended = await openDesk(url);
    await ended.post('sign-out', {});
    for (const headers of [{}, { cookie: ended.cookie }, { cookie: `desk=${'a'.repeat(43)}` }]) {
      const { answer, desk, opening } = await openPage(headers);
      expect([answer.status, answer.headers['set-cookie'], opening]).toEqual([
        200,
        undefined,
        { sendsMail: true },
      ]);
      expect(desk?.querySelector('h1')?.textContent).toBe('This desk is yours');
      expect(answer.body.toString()).not.toContain('Nobody');
    }
  });

  test('shows an enquiry, takes a note and a decision, and knows what is not there', async () => {
    const name = `Dana "><img src=x onerror=alert(1)>'; drop table desk.cases; --`;
    const enquiry = makeEnquiry({ name, came_from: '/solutions/ai-chatbots' });
    await send(url, enquiry);
    const open = { state: 'open' as const, before: null, before_id: null, page: 50 };
    const [listed] = await owner.call('desk_list', { ...open, typed: 'dana' });
    expect(listed).toMatchObject({ id: enquiry.id, came_from: '/solutions/ai-chatbots', version: 0 });
    await owner.call('desk_write', { event: randomUUID(), submission: enquiry.id, words: 'A paper book' });
    const decided = { submission: enquiry.id, seen: 0, decision: 'answered' as const };
    await owner.call('desk_decide', { event: randomUUID(), ...decided });
    const shown = await owner.post('call/desk_one', { submission: enquiry.id });
    expect(shown.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.parse(shown.body.toString())).toMatchObject({
      status: 'answered',
      enquiry: { name },
      events: [{ kind: 'note', text: 'A paper book' }, { kind: 'answered' }],
    });
    expect((await owner.post('call/desk_one', { submission: randomUUID() })).status).toBe(404);
  });

  test('writes one of forty simultaneous decisions by two devices', async () => {
    const other = await openDesk(url);
    const { id } = makeEnquiry();
    await send(url, makeEnquiry({ id }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? owner : other).post('call/desk_decide', {
          event: randomUUID(),
          submission: id,
          seen: 0,
          decision: index % 3 ? 'answered' : 'spam',
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(39).fill(409)]);
    const late = answers.find(({ status }) => status === 409);
    expect(JSON.parse(late?.body.toString() ?? '')).toMatchObject({ code: 'PT409' });
    expect((await owner.call('desk_one', { submission: id })).events).toHaveLength(1);
  });

  test('ends one session, and all others', async () => {
    const lost = await openDesk(url);
    const {
      settings: { session },
    } = JSON.parse((await lost.get('opening')).body.toString());
    expect((await owner.post('sign-out', { session })).status).toBe(204);
    expect((await lost.get('opening')).status).toBe(401);

    const second = await signIn(url);
    expect((await owner.post('sign-out', { others: true })).status).toBe(204);
    expect((await ask(url, '/desk/opening', { headers: { cookie: second } })).status).toBe(401);
    expect(await owner.call('desk_sessions', {})).toHaveLength(1);

    const leaving = await openDesk(url);
    const answer = await leaving.post('sign-out', {});
    expect(String(answer.headers['set-cookie'])).toContain('desk=; Path=/; Max-Age=0');
    expect((await leaving.get('opening')).status).toBe(401);
  });

  test('makes a link for another device', async () => {
    const { link } = JSON.parse((await owner.post('make-link', {})).body.toString());
    const [address, secret] = link.split('#');
    expect(address).toBe(`${url}/desk/in`);
    expect((await enter(url, secret)).status).toBe(204);
  });

  test('mails a link to the owner alone, one in ten minutes, and always answers the same', async () => {
    // Notices about what was sent before may still arrive.
    const links = () => mailbox.mails.filter(({ messageId }) => messageId.startsWith('desk-'));
    expect(links()).toHaveLength(0);
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(url, 'mail-link', {})));
    for (const { status, body } of answers) expect([status, body.length]).toEqual([202, 0]);
    await expect.poll(() => links().length).toBe(1);
    const [mail] = links();
    expect(mail?.to).toEqual(['owner@raywright.example']);
    const [, secret] = /\/desk\/in#([\w-]{43})/.exec(partOf(mail?.raw ?? '', 'text/plain')) ?? [];
    expect((await enter(url, secret)).status).toBe(204);
  });

  test('exports search results for a spreadsheet, without formulas', async () => {
    const name = `=cmd|'/c calc'!A1`;
    const enquiry = makeEnquiry({
      name,
      business_details: '+SUM(1)\nwith "quotes", commas exportable',
      phone_number: '-1',
      other_social_media: 'a;=1+1;"+2',
      seconds_to_fill: 77,
    });
    await send(url, enquiry);
    for (const words of ['First note', 'Second note'])
      await owner.post('call/desk_write', { event: randomUUID(), submission: enquiry.id, words });
    const answer = await owner.get('export.csv?typed=exportable');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
      'cache-control': 'no-store',
    });
    const csv = answer.body.toString();
    expect(csv).toMatch(/^\ufeffReceived,Name,/);
    expect(csv).toContain(`,'=cmd|'/c calc'!A1,`);
    expect(csv).toContain(`,'-1,`);
    expect(csv).toContain(`"a;'=1+1;""'+2"`);
    expect(csv).toContain(`"'+SUM(1)\nwith ""quotes"", commas exportable"`);
    expect(csv).toContain(`,77,"First note\n\nSecond note",${enquiry.id}\r\n`);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    const none = await owner.get('export.csv?state=spam&typed=nothinglikeit');
    expect(none.body.toString().trimEnd().split('\r\n')).toHaveLength(1);
  });
});

test.skipIf(postgresIsMissing)(
  'exports thousands a page at a time, each once, the newest first',
  async () => {
    const DATABASE_URL = await freshDatabase();
    await withClient(DATABASE_URL, (client) =>
      client.query(`
      insert into contact_submissions (name, email, business_details, received_at)
      select 'Ada', 'ada@example.com', 'Two chairs', now() - number / 3 * interval '1 minute'
      from generate_series(1, 2001) as number`),
    );
    const server = await startOnEither({ DATABASE_URL, SERVICE_ROLE_KEY: serviceKey });
    const csv = (await (await openDesk(server.url)).get('export.csv?typed=chairs')).body.toString();
    await server.stop();
    const rows = csv.trimEnd().split('\r\n').slice(1);
    const times = rows.map((row) => Date.parse(row.split(',')[0] ?? ''));
    expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(2001);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  },
);

test('says that it has not been built', async () => {
  await rm(join(site.project, 'dist-desk'), { recursive: true });
  const server = await startOnEither({}, site.program);
  const answer = await ask(server.url, '/desk');
  expect([answer.status, answer.body.toString()]).toEqual([503, expect.stringContaining('npm run build')]);
  await server.stop();
});
