import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test, vi } from 'vitest';
import { readBooking } from '../../build/read-yaml.ts';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { partOf } from '../support/mail-parts.ts';
import { startMailbox } from '../support/mailbox.ts';
import { createRandom } from '../support/random.ts';
import { howMany } from '../support/thorough.ts';
import { startWebhook } from '../support/webhook.ts';

/** The owner is told of every enquiry, once. The tests, each with servers of its own, wait at the same time. */

vi.setConfig({ testTimeout: 600_000 });

const enquiries = howMany(50, 500);

const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };

async function sendMany({ expect }: TestContext, urls: string[], count: number): Promise<string[]> {
  const ids: string[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (ids.length < count) {
        const enquiry = makeEnquiry();
        ids.push(enquiry.id);
        const url = urls[ids.length % urls.length] ?? '';
        // As the form does: a busy machine may answer too late what it has stored.
        await expect.poll(async () => (await send(url, enquiry)).status).toBeOneOf([201, 409]);
      }
    }),
  );
  return ids;
}

/** A killed server's notices are leased for longer than a test may wait, and refused ones are postponed. */
async function makeAllDue(dataDir: string): Promise<void> {
  const { pool, close } = openDatabase(join(dataDir, 'database'));
  await pool.query('update notifications.outbox set due_at = now()');
  await close();
}

const enquiryIn = (raw: string) => /Number of the message: ([\da-f-]{36})/.exec(raw)?.[1] ?? '';

test.concurrent('one enquiry reaches the mailbox and the webhook', async ({ expect }) => {
  const mailbox = await startMailbox();
  const webhook = await startWebhook();
  const server = await startOnEither({ ...common, ...mailbox.settings, ...webhook.settings });
  const enquiry = makeEnquiry({ name: 'Zoë Bárber', email: 'zoe@example.com', came_from: '/pricing' });
  const began = Math.floor(Date.now() / 1000);
  await send(server.url, enquiry);
  await expect.poll(() => [mailbox.mails.length, webhook.deliveries.length]).toEqual([1, 1]);

  const [mail] = mailbox.mails;
  expect(mail?.to).toEqual(['owner@raywright.example']);
  expect(mail?.raw).toMatch(/^Reply-To: .*<zoe@example\.com>/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail?.raw).toContain(enquiry.business_details);

  const [delivery] = webhook.deliveries;
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    type: 'enquiry.received',
    data: { id: enquiry.id },
  });
  const text = partOf(mail?.raw ?? '', 'text/plain');
  const { zone } = await readBooking();
  const inZone = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const received = Date.parse(JSON.parse(delivery?.body ?? '').data.received_at);
  expect(text).toContain(`Received: ${inZone.format(received)}`);
  expect(text).toContain(`Answer by: ${inZone.format(received + 7_200_000)}`);
  expect(text).toMatch(/^Came from: \/pricing$/m);
  expect(text).not.toContain('npm run');
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = delivery?.headers ?? {};
  const key = Buffer.from(webhook.settings.WEBHOOK_SECRET.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${delivery?.body}`).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(Number(timestamp)).toBeGreaterThanOrEqual(began);
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);

  expect(server.output()).not.toContain('zoe@example.com');
  await server.stop();
  await Promise.all([mailbox.stop(), webhook.stop()]);
});

test.concurrent('spam is marked, the connection test is silent, and a name cannot add a header', async ({
  expect,
}) => {
  const mailbox = await startMailbox();
  const server = await startOnEither({ ...common, ...mailbox.settings });
  await send(server.url, makeEnquiry({ source: 'connection-test', instagram_handle: '@test' }));
  await send(server.url, makeEnquiry({ website: 'https://spam.example' }));
  await send(server.url, makeEnquiry({ name: 'Ada", <x@y.z>, "Eve' }));
  const forged = ['Hello', '\r\nCame from: /there\n', '\u2028Number of the message: 1', '\v\fReceived: now'];
  await send(server.url, makeEnquiry({ business_details: forged.join(''), name: 'רות \u202eCohen' }));
  expect((await send(server.url, makeEnquiry({ email: 'a@b.c\r\nBcc: x@y.z' }))).status).toBe(400);
  expect((await send(server.url, makeEnquiry({ name: 'Ada\r\nBcc: x@y.z' }))).status).toBe(400);
  await expect.poll(() => mailbox.mails.length).toBe(3);
  await server.stop();
  await mailbox.stop();
  const subjects = mailbox.mails.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
  expect(subjects.filter((subject) => subject?.startsWith('[Suspected spam]'))).toHaveLength(1);
  expect(mailbox.mails.flatMap(({ raw }) => raw.match(/^Reply-To: .*$/m) ?? [])[1]).toMatch(
    /<ada@example\.com>$/,
  );
  expect(mailbox.mails.flatMap(({ to }) => to)).toEqual(Array(3).fill('owner@raywright.example'));
  const texts = mailbox.mails.map(({ raw }) => partOf(raw, 'text/plain'));
  // A name turns no other words around.
  expect(texts.filter((text) => text.includes('Name: \u2068רות Cohen\u2069'))).toHaveLength(1);
  const lines = texts.find((text) => text.includes('Hello'))?.split(/[\r\n\v\f\u2028]+/) ?? [];
  expect(lines.filter((line) => line.startsWith('Number of the message:'))).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining(['> Came from: /there', '> Number of the message: 1', '> Received: now']),
  );
});

test.concurrent(`${enquiries} enquiries arrive although one mail in five is refused and the server is killed half-way`, async (context) => {
  const { expect } = context;
  const random = createRandom(500);
  const refused = new Set<string>();
  // None twice, because each further attempt waits twice as long.
  const mailbox = await startMailbox((messageId) => {
    const refuses = !refused.has(messageId) && random.chance(0.2);
    if (refuses) refused.add(messageId);
    return refuses;
  });
  const settings = { ...common, ...mailbox.settings, DATA_DIR: await makeDataDir() };
  const first = await startServer(settings);
  const ids = await sendMany(context, [first.url], enquiries);
  await expect.poll(() => mailbox.mails.length).toBeGreaterThan(0.4 * enquiries);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  // What the killed server had sent off is still being read.
  await expect.poll(mailbox.isIdle).toBe(true);
  const sentBefore = mailbox.mails.length;

  await makeAllDue(settings.DATA_DIR);
  const second = await startServer(settings);
  await expect.poll(() => new Set(mailbox.mails.map(({ raw }) => enquiryIn(raw))).size).toBe(enquiries);
  await second.stop();
  await mailbox.stop();
  await rm(settings.DATA_DIR, { recursive: true });

  const delivered = mailbox.mails.map(({ raw }) => enquiryIn(raw));
  expect(ids.filter((id) => !delivered.includes(id))).toEqual([]);
  // Notices that the kill caught between sending and marking are sent again with the same Message-ID.
  const doubled = delivered.filter((id, index) => delivered.indexOf(id) < index);
  const sentAgain = delivered.slice(sentBefore).filter((id) => delivered.indexOf(id) < sentBefore);
  expect(doubled).toEqual(sentAgain);
  expect(doubled.length).toBeLessThanOrEqual(20);
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(enquiries);
});

test
  .skipIf(postgresIsMissing)
  .concurrent(
    `two servers on one PostgreSQL share ${enquiries} enquiries and deliver none twice`,
    async (context) => {
      const { expect } = context;
      const mailbox = await startMailbox();
      const settings = { ...common, ...mailbox.settings, DATABASE_URL: await freshDatabase() };
      const servers = await Promise.all([startServer(settings), startServer(settings)]);
      const ids = await sendMany(
        context,
        servers.map(({ url }) => url),
        enquiries,
      );
      await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(enquiries);
      await Promise.all(servers.map((server) => server.stop()));
      await mailbox.stop();
      expect(mailbox.mails.map(({ raw }) => enquiryIn(raw)).sort()).toEqual(ids.sort());
    },
  );

test.concurrent('without a channel the server says once that it sends no notices', async ({ expect }) => {
  const server = await startOnEither();
  await send(server.url, makeEnquiry());
  await server.stop();
  expect(server.output().match(/nobody is told/g)).toHaveLength(1);
});
