import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callPath } from '../../contract/booking.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { emptyDataDir, startServer } from '../processes/server.ts';
import { call, freeTimes, makeLink, untilOffered } from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { runCommand } from '../support/command.ts';
import { openDesk } from '../support/desk.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { headerOf, partOf } from '../support/mail-parts.ts';
import { startMailbox } from '../support/mailbox.ts';
import { startPushService } from '../support/push-service.ts';

/** Time passes by moving the notices, because no test waits for a day. */

const hour = 60 * 60_000;
const site = bookingSite();

test.skipIf(postgresIsMissing)(
  'a call is reminded of a day and an hour before, and only of its time as it is',
  async () => {
    const mailbox = await startMailbox();
    const push = await startPushService();
    const DATABASE_URL = await freshDatabase();
    const DATA_DIR = await emptyDataDir();
    onTestFinished(() => rm(DATA_DIR, { recursive: true }));
    const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0', DATABASE_URL };
    const server = await startServer(
      { ...common, ...mailbox.settings, ...push.settings, SITE_URL: 'https://calls.example', DATA_DIR },
      site.program,
    );
    onTestFinished(async () => {
      await server.stop();
      await Promise.all([mailbox.stop(), push.stop()]);
    });
    const sql = async (text: string, url = DATABASE_URL) =>
      (await withClient(url, (client) => client.query(text))).rows;
    const reminders = async (url?: string) =>
      (
        await sql(
          `select channel, due_at from notifications.outbox where channel in ('visitor-reminder', 'push-call') order by channel`,
          url,
        )
      ).map(({ channel, due_at }) => [channel, due_at.getTime()]);
    const makeDue = (...channels: string[]) =>
      sql(`update notifications.outbox set due_at = now() where channel in ('${channels.join("','")}')`);

    await untilOffered(server.url);
    const desk = await openDesk(server.url);
    const { keys, sentAbout } = push.subscribe();
    await desk.post('tell', { ...keys, shows_name: false });
    const email = 'rae@example.com';
    const [first, second, ...others] = (await freeTimes(server.url))
      .map(({ starts_at }) => Date.parse(starts_at))
      .filter((time) => time > Date.now() + 30 * hour);
    const { secret, link_hash } = makeLink();
    const wanted_time = new Date(first ?? 0).toISOString();
    const enquiry = makeEnquiry({ name: 'Rae Reminded', email, wanted_time, link_hash });
    expect((await send(server.url, enquiry)).status).toBe(201);
    const at = (time = 0) => [
      ['push-call', time],
      ['visitor-reminder', time],
    ];
    await expect.poll(() => reminders()).toEqual(at((first ?? 0) - 24 * hour));
    // Moved: of the former time nothing is left. Three mails are sent at once, and the last state is told after a while.
    const mails = () => mailbox.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => raw);
    // A mail that has arrived counts as sent once its notice is gone.
    const waiting = `select from notifications.outbox where channel = 'visitor-call'`;
    for (const [index, time = 0] of [others[0], others[1], others[2], second].entries()) {
      await expect
        .poll(async () => [mails().length, (await sql(waiting)).length])
        .toEqual(index < 3 ? [index + 1, 0] : [3, 1]);
      await call(server.url, 'move_appointment', { secret, wanted_time: new Date(time).toISOString() });
    }
    await expect.poll(() => reminders()).toEqual(at((second ?? 0) - 24 * hour));
    expect(await sql(`select sequence from notifications.outbox where channel = 'visitor-call'`)).toEqual([
      { sequence: 4 },
    ]);
    expect(mails()).toHaveLength(3);
    await makeDue('visitor-call');
    await expect.poll(() => mails().length).toBe(4);
    const stamp = new Date(second ?? 0).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(partOf(mails()[3] ?? '', 'text/calendar')).toContain(`DTSTART:${stamp}`);

    // A backup that is restored elsewhere reminds the visitor once, of the new time.
    const folder = await mkdtemp(join(tmpdir(), 'raywright-reminders-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'messages.ndjson');
    const elsewhere = await freshDatabase();
    expect(await runCommand('commands/backup.ts', [file], { ...common, DATA_DIR })).toMatchObject({
      code: 0,
    });
    const restored = await runCommand('commands/backup.ts', ['restore', file], {
      ...common,
      DATABASE_URL: elsewhere,
    });
    expect(restored).toMatchObject({ code: 0 });
    expect(await reminders(elsewhere)).toEqual([['visitor-reminder', (second ?? 0) - 24 * hour]]);
    // What is restored did not happen again.
    expect(await sql('select kind from desk.events', elsewhere)).toEqual(
      Array(4).fill({ kind: 'they-moved' }),
    );

    const remindersTo = () =>
      mailbox.mails.filter(
        ({ to, raw }) => to.includes(email) && headerOf(raw, 'Subject').includes('reminder'),
      );
    const told = () => sentAbout(enquiry.id).filter(({ notice }) => notice.kind === 'call');
    await makeDue('visitor-reminder', 'push-call');
    await expect.poll(() => [remindersTo().length, told().length]).toEqual([1, 1]);
    const text = partOf(remindersTo()[0]?.raw ?? '', 'text/plain');
    expect(text).toContain(`https://calls.example${callPath}#`);
    // Mail programs keep it with the first mail about the call.
    const threadOf = (raw = '', header = 'References') => headerOf(raw, header);
    expect(threadOf(remindersTo()[0]?.raw)).toBe(threadOf(mails()[0], 'Message-ID'));
    // The same notices wait for the hour before the call.
    const isNear = (due: unknown) => Math.abs(Number(due) - ((second ?? 0) - hour)) < hour / 60;
    await expect.poll(async () => (await reminders()).map(([, due]) => isNear(due))).toEqual([true, true]);

    await sql(`update booking.appointments set starts_at = now() + interval '59 minutes',
    ends_at = now() + interval '89 minutes',
    during = tstzrange(now() + interval '59 minutes', now() + interval '89 minutes')`);
    await makeDue('visitor-reminder', 'push-call');
    await expect.poll(() => [remindersTo().length, told().length]).toEqual([2, 2]);
    await expect.poll(() => reminders()).toEqual([]);

    // A call that is canceled meanwhile is not reminded of.
    const other = makeEnquiry({ email: 'other@example.com', wanted_time, link_hash: makeLink().link_hash });
    expect((await send(server.url, other)).status).toBe(201);
    await expect.poll(async () => (await reminders()).length).toBe(2);
    await desk.call('desk_cancel', { submission: other.id, seen: wanted_time });
    expect(await reminders()).toEqual([]);
  },
);
