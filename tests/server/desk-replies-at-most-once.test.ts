import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { openDesk } from '../support/desk.ts';
import { startMailbox } from '../support/mailbox.ts';
import { deskSettings, enquire, kill, reply, start } from '../support/replies.ts';
import { startSilentMailServer } from '../support/silent-mail-server.ts';
import { howMany, whenThorough } from '../support/thorough.ts';

/**
 * A reply leaves once or not at all, whatever is killed when, and where nobody can know the desk asks. The tests, each
 * with servers of its own, wait at the same time.
 */

test.concurrent('if the mail server breaks off after the content, the outcome is unknown and nothing is sent again', async (context) => {
  const { expect } = context;
  const silent = await startSilentMailServer();
  const { url } = await start(context, silent.settings);
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

describe.concurrent('two copies on one PostgreSQL', () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  test('a copy that is killed while it sends leaves a question, and neither copy, which share a session, sends again', async (context) => {
    const { expect } = context;
    const silent = await startSilentMailServer();
    silent.hold();
    const settings = { ...silent.settings, DATABASE_URL: await freshDatabase() };
    const [doomed, other] = await Promise.all([start(context, settings), start(context, settings)]);
    const desk = await openDesk(doomed.url);
    const id = await enquire(doomed.url);
    const event = randomUUID();
    const answer = reply(desk, id, event).catch(() => 'broke off');
    const said = () => silent.heard.filter((words) => words.includes(event));
    await expect.poll(() => said().length).toBe(1);
    await kill(doomed);
    expect(await answer).toBe('broke off');

    // The cookie is good at the other copy, and the browser asks again with the same id.
    const moved = await openDesk(other.url, desk.cookie);
    expect(await reply(moved, id, event)).toEqual({ status: 200, state: 'sending' });
    const back = await start(context, settings);
    expect(await reply(await openDesk(back.url), id, event)).toEqual({ status: 200, state: 'sending' });
    expect(said()).toHaveLength(1);

    // Two minutes later the owner, who has looked, says what became of it.
    await withClient(settings.DATABASE_URL, (client) =>
      client.query(`update desk.events set at = now() - interval '3 minutes'`),
    );
    expect(await moved.call('desk_settle', { event, outcome: 'sent' })).toMatchObject({ state: 'sent' });
    expect(await moved.call('desk_one', { submission: id })).toMatchObject({ status: 'answered' });
    await moved.post('sign-out', {});
    expect((await openDesk(back.url, desk.cookie).then(({ get }) => get('opening'))).status).toBe(401);
    await silent.stop();
  });

  test('killed at any moment, a reply leaves at most once', async (context) => {
    const { expect } = context;
    const mailbox = await startMailbox();
    const settings = { ...mailbox.settings, DATABASE_URL: await freshDatabase() };
    const steady = await start(context, settings);
    const desk = await openDesk(steady.url);
    const events: string[] = [];
    /** The owner's own mails about the enquiries arrive as well. */
    const timesOf = (event: string) =>
      mailbox.mails.filter((mail) => mail.messageId.startsWith(event)).length;
    for (let round = 0; round < howMany(1, 6); round += 1) {
      const doomed = await start(context, settings);
      const at = await openDesk(doomed.url);
      const ids = await Promise.all(Array.from({ length: 8 }, () => enquire(steady.url)));
      const sent = ids.map((id) => ({ id, event: randomUUID() }));
      events.push(...sent.map(({ event }) => event));
      const answers = sent.map(({ id, event }) => reply(at, id, event).catch(() => undefined));
      const left = () => sent.filter(({ event }) => timesOf(event) > 0).length;
      await expect.poll(left, { interval: 1 }).toBeGreaterThan(round);
      await kill(doomed);
      await Promise.all(answers);
      // As the browser does: the same ids again, at whoever answers.
      const again = await Promise.all(sent.map(({ id, event }) => reply(desk, id, event)));
      for (const { state } of again) expect(['sending', 'sent']).toContain(state);
    }
    expect(Math.max(...events.map(timesOf))).toBe(1);
    await mailbox.stop();
  });
});

whenThorough(test.concurrent)(
  'a crash of the embedded store keeps the reply as it was known',
  async ({ expect }) => {
    const silent = await startSilentMailServer();
    silent.hold();
    const settings = { ...deskSettings, ...silent.settings, DATA_DIR: await makeDataDir() };
    const doomed = await startServer(settings);
    const desk = await openDesk(doomed.url);
    const id = await enquire(doomed.url);
    const event = randomUUID();
    const answer = reply(desk, id, event).catch(() => undefined);
    await expect.poll(() => silent.heard.filter((words) => words.includes(event)).length).toBe(1);
    await kill(doomed);
    await answer;
    const back = await startServer(settings);
    expect(await reply(await openDesk(back.url), id, event)).toEqual({ status: 200, state: 'sending' });
    expect(silent.heard.filter((words) => words.includes(event))).toHaveLength(1);
    await back.stop();
    await silent.stop();
  },
);
