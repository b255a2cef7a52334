import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { makeEnquiry } from '../../harness/enquiry.ts';
import { freePort } from '../../harness/free-port.ts';
import { postgresIsMissing, startPostgres, withClient } from '../../harness/postgres.ts';
import { makeDataDir, type RunningServer, startServer } from '../../harness/server.ts';
import { openDesk } from '../support/desk.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { untilUp } from '../support/health.ts';
import { headerOf, partOf } from '../support/mail-parts.ts';
import { startMailbox } from '../support/mailbox.ts';

/** A reply leaves once or not at all, and where nobody can know the desk asks. */

type Desk = Awaited<ReturnType<typeof openDesk>>;

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(variables: Record<string, string>): Promise<RunningServer> {
  const server = await startServer({
    SERVICE_ROLE_KEY: serviceKey,
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: 'loopback',
    ...variables,
  });
  running.push(server);
  await untilUp(server);
  return server;
}

async function kill(server: RunningServer) {
  running.splice(running.indexOf(server), 1);
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
}

/** Of the head alone: what was written may look like one. */
const headOf = ({ raw }: { raw: string }, name: string) => headerOf(raw.split('\r\n\r\n')[0] ?? '', name);

const reply = async (desk: Desk, submission: string, event: string, text = 'Hi Ada,\n\nhello.', seen = 0) => {
  const answer = await desk.post('reply', { event, submission, text, seen });
  return { status: answer.status, ...JSON.parse(answer.body.toString()) } as {
    status: number;
    state?: string;
  };
};

async function enquire(url: string, fields: Record<string, unknown> = {}): Promise<string> {
  const enquiry = makeEnquiry(fields);
  expect((await send(url, enquiry)).status).toBe(201);
  return enquiry.id;
}

/** A mail server that takes the words of a mail and then breaks off instead of saying so. */
async function startSilentMailServer() {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    let words = '';
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      if (!isData) {
        isData = /^DATA/im.test(chunk.toString());
        const isGreeting = /^(EHLO|HELO)/i.test(chunk.toString());
        socket.write(isData ? '354 go on\r\n' : isGreeting ? '250 hello\r\n' : '250 ok\r\n');
        return;
      }
      words += chunk;
      if (!words.endsWith('\r\n.\r\n')) return;
      heard.push(words);
      onHeard();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let onHeard = () => {
    for (const socket of sockets) socket.destroy();
  };
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    heard,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'owner@raywright.example' },
    /** Hears the words and never answers. */
    hold() {
      onHeard = () => {};
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('with a mail server that takes mail', async () => {
  const mailbox = await startMailbox();
  afterAll(mailbox.stop);
  afterEach(() => {
    mailbox.mails.length = 0;
  });
  const repliesIn = () => mailbox.mails.filter(({ to }) => to.includes('ada@example.com'));

  test('a reply is sent from the owner, kept, and answers the enquiry', async () => {
    const { url } = await start(mailbox.settings);
    const desk = await openDesk(url);
    const id = await enquire(url, { name: 'Ada "Bcc: x@y.example" <Bö>' });
    const event = randomUUID();
    expect(await reply(desk, id, event, 'Hi Ada,\r\n.\r\nBcc: third@example.com\r\n\r\nBcc: x')).toEqual({
      status: 200,
      state: 'sent',
    });
    const [mail] = repliesIn();
    if (!mail) throw new Error('Nothing was sent.');
    expect(mail.messageId).toBe(`${event}@raywright.example`);
    expect(headOf(mail, 'From')).toContain('<owner@raywright.example>');
    expect(headOf(mail, 'In-Reply-To')).toBe('');
    expect(headOf(mail, 'Bcc')).toBe('');
    expect(headOf(mail, 'Auto-Submitted')).toBe('');
    expect(mail.to).toEqual(['ada@example.com']);
    expect(partOf(mail.raw, 'text/plain')).toContain('Bcc: third@example.com');
    expect(await desk.call('desk_one', { submission: id })).toMatchObject({
      status: 'answered',
      events: [{ id: event, kind: 'reply', state: 'sent' }],
    });

    // The visitor's mail program puts the next one below the first.
    const next = randomUUID();
    expect(await reply(desk, id, next, 'One more thing.')).toMatchObject({ status: 409, code: 'PT409' });
    await reply(desk, id, next, 'One more thing.', 1);
    const second = { raw: repliesIn().at(-1)?.raw ?? '' };
    expect(headOf(second, 'In-Reply-To')).toBe(`<${event}@raywright.example>`);
    expect(headOf(second, 'References')).toBe(`<${event}@raywright.example>`);
  });

  test('of fifty requests with the same id one is sent', async () => {
    const { url } = await start(mailbox.settings);
    const desk = await openDesk(url);
    const id = await enquire(url);
    const event = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => reply(desk, id, event)));
    for (const { state } of answers) expect(['sending', 'sent']).toContain(state);
    expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'sent' });
    expect(repliesIn()).toHaveLength(1);
  });

  test('other words under the same id are refused, and only the first have gone', async () => {
    const { url } = await start(mailbox.settings);
    const desk = await openDesk(url);
    const id = await enquire(url);
    const event = randomUUID();
    expect(await reply(desk, id, event, 'It costs 50')).toEqual({ status: 200, state: 'sent' });
    expect(await reply(desk, id, event, 'It costs 500')).toMatchObject({ status: 409, code: '23505' });
    expect(repliesIn()).toHaveLength(1);
  });

  test('what is no reply sends nothing', async () => {
    const { url } = await start(mailbox.settings);
    const desk = await openDesk(url);
    const submission = await enquire(url);
    const mistakes: object[] = [
      { event: 'x' },
      { text: '' },
      { text: ' \n' },
      { text: 'x'.repeat(20_001) },
      { text: { html: '<b>' } },
      { submission: randomUUID() },
      { submission: "' or true --" },
    ];
    for (const mistake of mistakes) {
      const given = { submission, event: randomUUID(), text: 'Hi', seen: 0, ...mistake };
      expect([400, 404]).toContain((await desk.post('reply', given)).status);
    }
    expect(repliesIn()).toHaveLength(0);
  });

  test.each([
    [{ SITE_URL: 'https://raywright.example' }, true],
    [{ SITE_URL: 'https://raywright.example', DESK: 'off' }, false],
    [{ SITE_URL: 'http://raywright.example' }, false],
    [{}, false],
  ])('the mail about an enquiry leads to the desk where one can open it: %j', async (variables, isNamed) => {
    const { url } = await start({ ...mailbox.settings, ...variables });
    const id = await enquire(url);
    const told = () =>
      mailbox.mails.map(({ raw }) => partOf(raw, 'text/plain')).find((text) => text.includes(id));
    await expect.poll(told).toBeDefined();
    const text = told() ?? '';
    expect(text.includes(`https://raywright.example/desk#/enquiry/${id}`)).toBe(isNamed);
    expect(text.includes('/desk#')).toBe(isNamed);
    // Where there is no desk, a command erases.
    expect(text.includes('leads -- delete')).toBe(!isNamed);
  });

  test('where no mail server is set, it says so', async () => {
    const { url } = await start({});
    const desk = await openDesk(url);
    expect(await reply(desk, await enquire(url), randomUUID())).toMatchObject({
      status: 503,
      code: 'no_mail',
    });
  });
});

test('what the mail server refuses has failed, and can be sent under another id', async () => {
  let refuses = true;
  const mailbox = await startMailbox(() => refuses);
  const { url } = await start(mailbox.settings);
  const desk = await openDesk(url);
  const id = await enquire(url, { email: 'bo@example.com' });
  const event = randomUUID();
  expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'failed' });
  refuses = false;
  expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'failed' });
  expect(await reply(desk, id, randomUUID())).toEqual({ status: 200, state: 'sent' });
  expect(mailbox.mails.filter(({ to }) => to.includes('bo@example.com'))).toHaveLength(1);
  await mailbox.stop();
});

test('what never reached a mail server has failed', async () => {
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    NOTIFY_EMAIL: 'owner@raywright.example',
  };
  const { url } = await start(settings);
  const desk = await openDesk(url);
  expect(await reply(desk, await enquire(url), randomUUID())).toEqual({ status: 200, state: 'failed' });
});

test('where the mail server took the words and broke off, nobody knows, and nothing is sent again', async () => {
  const silent = await startSilentMailServer();
  const { url } = await start(silent.settings);
  const desk = await openDesk(url);
  const id = await enquire(url);
  const event = randomUUID();
  expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'sending' });
  expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'sending' });
  expect(silent.heard.filter((words) => words.includes(event))).toHaveLength(1);
  expect(await desk.call('desk_one', { submission: id })).toMatchObject({
    status: 'open',
    events: [{ id: event, state: 'sending' }],
  });
  // Not while it may be on its way.
  expect((await desk.post('call/desk_settle', { event, outcome: 'sent' })).status).toBe(409);
  await silent.stop();
});

describe('two copies on one PostgreSQL', async () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  const cluster = await startPostgres();
  afterAll(cluster.remove);

  test('a copy that is killed while it sends leaves a question, and neither copy sends again', async () => {
    const silent = await startSilentMailServer();
    silent.hold();
    const settings = { ...silent.settings, DATABASE_URL: await cluster.createDatabase() };
    const doomed = await start(settings);
    const other = await start(settings);
    const desk = await openDesk(doomed.url);
    const id = await enquire(doomed.url);
    const event = randomUUID();
    const answer = reply(desk, id, event).catch(() => 'broke off');
    const said = () => silent.heard.filter((words) => words.includes(event));
    await expect.poll(() => said().length).toBe(1);
    await kill(doomed);
    expect(await answer).toBe('broke off');

    // The cookie is good at the other copy, and the browser asks again with the same id.
    const moved = await openDesk(other.url);
    expect(await reply(moved, id, event)).toEqual({ status: 200, state: 'sending' });
    const back = await start(settings);
    expect(await reply(await openDesk(back.url), id, event)).toEqual({ status: 200, state: 'sending' });
    expect(said()).toHaveLength(1);

    // Two minutes later the owner, who has looked, says what became of it.
    await withClient(settings.DATABASE_URL, (client) =>
      client.query(`update desk.events set at = now() - interval '3 minutes'`),
    );
    expect(await moved.call('desk_settle', { event, outcome: 'sent' })).toMatchObject({ state: 'sent' });
    expect(await moved.call('desk_one', { submission: id })).toMatchObject({ status: 'answered' });
    await silent.stop();
  });

  test('killed at any moment, a reply leaves at most once', async () => {
    const mailbox = await startMailbox();
    const settings = { ...mailbox.settings, DATABASE_URL: await cluster.createDatabase() };
    const steady = await start(settings);
    const desk = await openDesk(steady.url);
    const events: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const doomed = await start(settings);
      const at = await openDesk(doomed.url);
      const ids = await Promise.all(Array.from({ length: 8 }, () => enquire(steady.url)));
      const sent = ids.map((id) => ({ id, event: randomUUID() }));
      events.push(...sent.map(({ event }) => event));
      const before = mailbox.mails.length;
      const answers = sent.map(({ id, event }) => reply(at, id, event).catch(() => undefined));
      await expect.poll(() => mailbox.mails.length, { interval: 1 }).toBeGreaterThan(before + round);
      await kill(doomed);
      await Promise.all(answers);
      // As the browser does: the same ids again, at whoever answers.
      const again = await Promise.all(sent.map(({ id, event }) => reply(desk, id, event)));
      for (const { state } of again) expect(['sending', 'sent']).toContain(state);
    }
    const times = events.map(
      (event) => mailbox.mails.filter((mail) => mail.messageId.startsWith(event)).length,
    );
    expect(Math.max(...times)).toBe(1);
    await mailbox.stop();
  });

  test('the session of one copy is good at the other', async () => {
    const settings = { DATABASE_URL: await cluster.createDatabase() };
    const [one, two] = await Promise.all([start(settings), start(settings)]);
    const desk = await openDesk(one?.url ?? '');
    const { cookie } = desk;
    const ask = (path: string) => fetch(`${two?.url}/desk/${path}`, { headers: { cookie } });
    expect((await ask('opening')).status).toBe(200);
    await desk.post('sign-out', {});
    expect((await ask('opening')).status).toBe(401);
  });
});

test('a crash of the embedded store keeps the reply as it was known', async () => {
  const silent = await startSilentMailServer();
  silent.hold();
  const DATA_DIR = await makeDataDir();
  const doomed = await start({ ...silent.settings, DATA_DIR });
  const desk = await openDesk(doomed.url);
  const id = await enquire(doomed.url);
  const event = randomUUID();
  const answer = reply(desk, id, event).catch(() => undefined);
  await expect.poll(() => silent.heard.filter((words) => words.includes(event)).length).toBe(1);
  await kill(doomed);
  await answer;
  const back = await start({ ...silent.settings, DATA_DIR });
  expect(await reply(await openDesk(back.url), id, event)).toEqual({ status: 200, state: 'sending' });
  expect(silent.heard.filter((words) => words.includes(event))).toHaveLength(1);
  await silent.stop();
});
