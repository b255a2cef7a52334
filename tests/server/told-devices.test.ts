import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskOpening } from '../../contract/desk.ts';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { call, freeTimes, makeLink, untilOffered } from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { openDesk } from '../support/desk.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { startPushService } from '../support/push-service.ts';

/**
 * The owner's devices are told through the push services of their browsers. The tests wait at the same time, and ten devices
 * are told at most: two, one, one, two, two and three.
 */

const site = bookingSite();
const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: 'loopback' };

let push: Awaited<ReturnType<typeof startPushService>>;
let server: RunningServer;
beforeAll(async () => {
  push = await startPushService();
  server = await startOnEither({ ...common, ...push.settings }, site.program);
  await untilOffered(server.url);
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

type Subscribed = Parameters<typeof push.subscribe>[0];

/** Signs a device in, and has it told. */
async function openTold(answer?: Subscribed, shows_name = false, { url } = server) {
  const desk = await openDesk(url);
  const { settings }: DeskOpening = JSON.parse((await desk.get('opening')).body.toString());
  const { keys, sent, sentAbout } = push.subscribe(answer);
  expect(await desk.post('tell', { ...keys, shows_name })).toMatchObject({ status: 200 });
  return {
    desk,
    settings,
    keys,
    sent,
    sentAbout,
    kindsAbout: (id: string) => sentAbout(id).map(({ notice }) => notice.kind),
    /** Null once it is told no more. */
    showsName: async () =>
      (await desk.call('desk_sessions', {})).find(({ id }) => id === settings.session)?.shows_name,
    leave: () => desk.post('sign-out', {}),
  };
}

async function arrive(enquiry = makeEnquiry(), { url } = server) {
  expect((await send(url, enquiry)).status).toBe(201);
  return enquiry.id;
}

test.concurrent('a device is told which message has come and no more, unless it shows who wrote', async ({
  expect,
}) => {
  const [plain, named] = await Promise.all([openTold(), openTold(undefined, true)]);
  const suspected = await arrive(makeEnquiry({ seconds_to_fill: 1 }));
  const id = await arrive(makeEnquiry({ name: 'Zoë \u202eNúñez' }));
  await expect
    .poll(() => [plain, named].map(({ kindsAbout }) => kindsAbout(id)))
    .toEqual([['message'], ['message']]);
  expect(plain.sentAbout(suspected)).toEqual([]);
  const [{ headers, notice, size } = {}] = plain.sentAbout(id);
  expect(notice).toEqual({ id, kind: 'message', to_answer: expect.any(Number) });
  expect(named.sentAbout(id)[0]?.notice).toEqual({
    ...notice,
    to_answer: expect.any(Number),
    name: 'Zoë Núñez',
  });

  expect(size).toBeLessThan(4096);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(headers?.['topic']).toMatch(/^[\w-]{1,32}$/);
  const [, signed = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=(.+)$/.exec(headers?.authorization ?? '') ?? [];
  expect(key).toBe(plain.settings.push_key);
  const publicKey = createPublicKey({
    key: Buffer.from(key, 'base64url'),
    ...({ format: 'raw-public', asymmetricKeyType: 'ec', namedCurve: 'P-256' } as const),
  });
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(signed), by, Buffer.from(signature, 'base64url'))).toBe(true);

  expect([await plain.showsName(), await named.showsName()]).toEqual([false, true]);
  // The log says neither who wrote nor where a device is told.
  expect(server.output()).not.toMatch(/Núñez|\/send\//);
  await Promise.all([plain.leave(), named.leave()]);
});

test.concurrent('a device is told of a call that is booked, moved and canceled', async ({ expect }) => {
  const { desk, kindsAbout, leave } = await openTold();
  const { secret, link_hash } = makeLink();
  const [first, second] = (await freeTimes(server.url)).map(({ starts_at }) => starts_at);
  const id = await arrive(makeEnquiry({ wanted_time: first, link_hash }));
  await expect.poll(() => kindsAbout(id)).toEqual(['booked']);
  expect((await call(server.url, 'move_appointment', { secret, wanted_time: second })).status).toBe(200);
  await expect.poll(() => kindsAbout(id)).toEqual(['booked', 'moved']);
  expect((await call(server.url, 'cancel_appointment', { secret })).status).toBe(200);
  await expect.poll(() => kindsAbout(id)).toEqual(['booked', 'moved', 'cancelled']);
  // Of what it does itself it is not told, and another one is.
  const other = await openTold();
  await desk.call('desk_book', { submission: id, seen: null, wanted_time: first ?? '' });
  await expect.poll(() => other.kindsAbout(id)).toEqual(['booked']);
  await other.leave();
  expect(kindsAbout(id)).toEqual(['booked', 'moved', 'cancelled']);
  // The desk says that the visitor did it.
  const { events } = await desk.call('desk_one', { submission: id });
  expect(events.map(({ kind, about }) => [kind, about && Date.parse(about)])).toEqual([
    ['they-moved', Date.parse(`${first}`)],
    ['they-cancelled', Date.parse(`${second}`)],
    ['booked', Date.parse(`${first}`)],
  ]);
  await leave();
});

test.concurrent('a device is told when what was put off is back, unless it was answered meanwhile', async ({
  expect,
}) => {
  const { desk, kindsAbout, leave } = await openTold();
  const [id, answered] = [await arrive(), await arrive()];
  // Long enough for a busy machine to answer it before.
  const soon = new Date(Date.now() + 8000).toISOString();
  for (const submission of [id, answered])
    await desk.call('desk_later', { event: randomUUID(), submission, seen: 0, until: soon });
  const decided = { event: randomUUID(), submission: answered, seen: 1, decision: 'answered' } as const;
  await desk.call('desk_decide', decided);
  await expect.poll(() => kindsAbout(id)).toEqual(['message', 'later']);
  expect(kindsAbout(answered)).toEqual(['message']);
  await leave();
});

test.concurrent('a push service that is busy is asked again when it says, and no device is told twice', async ({
  expect,
}) => {
  const enquiry = makeEnquiry();
  let isBusy = true;
  const busy = await openTold(({ id }) => {
    if (id !== enquiry.id || !isBusy) return { status: 201 };
    isBusy = false;
    return { status: 503, headers: { 'Retry-After': '3' } };
  });
  const other = await openTold();
  const id = await arrive(enquiry);
  await expect.poll(() => busy.sentAbout(id).map(({ status }) => status)).toEqual([503, 201]);
  await expect.poll(() => other.kindsAbout(id)).toEqual(['message']);
  await expect
    .poll(server.output)
    .toMatch(/push of notice [\da-f-]{36} was not delivered \(status 503\)\. Trying again in 3 s/);
  await Promise.all([busy.leave(), other.leave()]);
});

test.concurrent('a device that its push service does not know is forgotten, and what is refused is not repeated', async ({
  expect,
}) => {
  const gone = await openTold(() => ({ status: 410 }));
  const statuses = [413, 302, 400];
  const refusing = await openTold(() => ({
    status: statuses.shift() ?? 201,
    headers: { Location: gone.keys.endpoint },
  }));
  const first = await arrive();
  await expect.poll(gone.showsName).toBeNull();
  await expect.poll(() => refusing.sentAbout(first)).toHaveLength(1);
  const [second, third, last] = [await arrive(), await arrive(), await arrive()];
  for (const id of [second, third, last]) await expect.poll(() => refusing.sentAbout(id)).toHaveLength(1);
  expect(refusing.sentAbout(first)).toHaveLength(1);
  expect(gone.sentAbout(last)).toEqual([]);
  expect(await refusing.showsName()).toBe(false);
  await expect.poll(server.output).toMatch(/push notice [\da-f-]{36} is refused for good \(status 413\)/);
  await Promise.all([gone.leave(), refusing.leave()]);
});

test.concurrent('a device is told nothing once it is switched off or signed out', async ({ expect }) => {
  const [off, out, told] = [await openTold(), await openTold(), await openTold()];
  expect((await off.desk.post('tell', {})).body.toString()).toBe('{"told":false}');
  await told.desk.post('sign-out', { session: out.settings.session });
  const id = await arrive();
  await expect.poll(() => told.kindsAbout(id)).toEqual(['message']);
  expect([off.sentAbout(id), out.sentAbout(id)]).toEqual([[], []]);
  await Promise.all([off.leave(), told.leave()]);
});

test.concurrent('a message that a killed server was telling is told once, and again when an answer is nearly due', async ({
  expect,
}) => {
  const settings = { ...common, ...push.settings, DATA_DIR: await makeDataDir() };
  const first = await startServer(settings);
  const waiting = makeEnquiry();
  const { desk, sentAbout, kindsAbout } = await openTold(
    ({ id }) => {
      if (id !== waiting.id || first.process.killed) return { status: 201 };
      first.process.kill('SIGKILL');
      return { status: 500 };
    },
    false,
    first,
  );
  const answered = await arrive(makeEnquiry(), first);
  await expect.poll(() => kindsAbout(answered)).toEqual(['message']);
  await desk.call('desk_decide', {
    event: randomUUID(),
    submission: answered,
    seen: 0,
    decision: 'answered',
  });
  const exited = once(first.process, 'exit');
  await arrive(waiting, first);
  await exited;

  // Its lease is longer than a test may wait, and so is the promise: three quarters of it are over in three seconds.
  const nears = Date.now() + 3000;
  const stopped = openDatabase(join(settings.DATA_DIR, 'database'));
  await stopped.pool.query(
    `update contact_submissions set received_at = now() - interval '89 minutes 57 seconds'`,
  );
  await stopped.pool.query('update notifications.outbox set due_at = now()');
  await stopped.close();
  const second = await startServer(settings);
  await expect.poll(() => kindsAbout(waiting.id).sort()).toEqual(['deadline', 'message', 'message']);
  expect(sentAbout(waiting.id).map(({ status }) => status)).toEqual([500, 201, 201]);
  const deadline = sentAbout(waiting.id).find(({ notice }) => notice.kind === 'deadline');
  expect(deadline?.at).toBeGreaterThan(nears - 10);
  const fresh = await arrive(makeEnquiry(), second);
  await expect.poll(() => kindsAbout(fresh)).toEqual(['message']);
  await second.stop();
  expect(kindsAbout(answered)).toEqual(['message']);

  // What has been told is told no more.
  const left = openDatabase(join(settings.DATA_DIR, 'database'));
  const { rows } = await left.pool.query(
    'select submission_id as id, channel from notifications.outbox where device is not null',
  );
  await left.close();
  expect(rows).toEqual([{ id: fresh, channel: 'push-deadline' }]);
  await rm(settings.DATA_DIR, { recursive: true });
});

test('a device gives the address of a known push service and keys that can be used, or is refused', async () => {
  const desk = await openDesk(server.url);
  const { keys } = push.subscribe();
  const answerTo = async (given: object, by = desk) => {
    const { status, body } = await by.post('tell', { ...keys, shows_name: false, ...given });
    return [status, JSON.parse(body.toString()).message];
  };
  for (const endpoint of [
    keys.endpoint.replace('https', 'http'),
    keys.endpoint.replace('localhost', '127.0.0.1'),
    keys.endpoint.replace('localhost', 'me@localhost'),
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    7,
  ])
    expect(await answerTo({ endpoint })).toEqual([422, "This browser's push service is not known here."]);
  const noPoint = Buffer.alloc(65, 4).toString('base64url');
  for (const bad of [{ auth: '' }, { auth: 'abc' }, { auth: null }, { p256dh: '' }, { p256dh: noPoint }])
    expect(await answerTo(bad)).toEqual([422, expect.stringContaining('keys')]);
  expect(await answerTo({ shows_name: 'yes' })).toEqual([400, expect.any(String)]);
  expect(await answerTo({ endpoint: keys.endpoint + 'x'.repeat(1024) })).toEqual([400, expect.any(String)]);

  expect(await answerTo({})).toEqual([200, undefined]);
  const others = await Promise.all(Array.from({ length: 9 }, () => openTold()));
  expect(await answerTo({ shows_name: true })).toEqual([200, undefined]);
  const eleventh = await openDesk(server.url);
  expect(await answerTo(push.subscribe().keys, eleventh)).toEqual([422, expect.stringContaining('Ten')]);
  // A browser that has signed in anew keeps its address.
  expect(await answerTo({}, eleventh)).toEqual([200, undefined]);
  await Promise.all(
    [desk, eleventh, ...others.map((other) => other.desk)].map((each) => each.post('sign-out', {})),
  );
});
