import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Day, FreeTime } from '../../contract/rows.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing } from '../processes/postgres.ts';
import { emptyDataDir, makeDataDir, startServer } from '../processes/server.ts';
import {
  appointmentsOf,
  bookedCalls,
  call,
  freeTimes,
  makeLink,
  untilOffered,
} from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { startMailbox } from '../support/mailbox.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

/** The owner's commands, with calls that were booked. */

const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };
const site = bookingSite();
const folder = await mkdtemp(join(tmpdir(), 'raywright-calls-'));
const dataDir = await makeDataDir();
const source = await startServer({ ...common, DATA_DIR: dataDir }, site.program);
const { url } = source;
afterAll(async () => {
  await source.stop();
  await Promise.all([rm(folder, { recursive: true }), rm(dataDir, { recursive: true })]);
});
await untilOffered(url);

const leads = (...args: string[]) => runCommand('commands/leads.ts', args, { ...common, DATA_DIR: dataDir });
const backup = (args: string[], variables: Record<string, string>) =>
  runCommand('commands/backup.ts', args, { ...common, ...variables });
const appointment = async (at: string, secret: string) =>
  appointmentsOf(await call(at, 'appointment_of_link', { secret }));

async function book(fields: Record<string, unknown> = {}) {
  const [time] = await freeTimes(url);
  const { secret, link_hash } = makeLink();
  const enquiry = makeEnquiry({
    wanted_time: time?.starts_at,
    time_zone: 'Asia/Kathmandu',
    link_hash,
    ...fields,
  });
  expect((await send(url, enquiry)).status).toBe(201);
  return { id: enquiry.id, secret };
}

await send(url, makeEnquiry({ name: 'Nobody Called' }));
const moved = await book({ name: 'Moved Later' });
const cancelled = await book({ name: 'Cancelled' });
const plain = await book({ name: 'As Booked' });
const later = (await freeTimes(url))[5]?.starts_at;
await call(url, 'move_appointment', { secret: moved.secret, wanted_time: later });
await call(url, 'cancel_appointment', { secret: cancelled.secret });

const owner = { apikey: serviceKey };
async function block(time: FreeTime | undefined): Promise<string> {
  const appointment = randomUUID();
  const wanted = { appointment, seen: null, ...time, title: 'Dentist' };
  const blocked = await call(url, 'desk_block', wanted, owner);
  expect([blocked.status, await blocked.json()]).toEqual([200, expect.objectContaining({ id: appointment })]);
  return appointment;
}
const [lunch, holiday, freed] = (await freeTimes(url)).slice(100);
await block(lunch);
// Moved once.
await call(url, 'desk_block', { appointment: await block(freed), seen: 0, ...holiday, title: '' }, owner);
await call(url, 'desk_unblock', { appointment: await block(freed), seen: 0 }, owner);

/** The blocked times that the desk shows. */
async function blockedTimes(at: string) {
  const span = { first: lunch?.starts_at, last: freed?.ends_at };
  const day: Day = await (await call(at, 'desk_day', span, owner)).json();
  return day.entries.filter(({ submission_id }) => submission_id === null);
}

const backupFile = join(folder, 'messages.ndjson');
const backedUp = await backup([backupFile], { DATA_DIR: dataDir });

test('leads shows and exports the call of an enquiry, and erases it with its enquiry', async () => {
  expect((await leads('show', plain.id)).output).toMatch(/^Call: +\d{4}-\d\d-\d\d/m);
  expect((await leads('show', cancelled.id)).output).toMatch(/^Call: .+\(canceled\)$/m);
  const rows = (await leads('export')).output.split('\r\n');
  const rowOf = (id: string) => rows.find((row) => row.endsWith(id));
  expect(rowOf(plain.id)).toMatch(/,open,,\d{4}-.+,Asia\/Kathmandu,/);
  expect(rowOf(cancelled.id)).toMatch(/,open,,,Asia\/Kathmandu,/);
  const doomed = await book();
  expect((await leads('erase', doomed.id)).code).toBe(0);
  expect(await appointment(url, doomed.secret)).toEqual([]);
});

test('a backup restores calls with their links, and sends nothing again', async () => {
  expect(backedUp).toEqual({
    code: 0,
    output: `4 messages are in ${backupFile}.\nBlocked times: 2.\n`,
  });
  const mailbox = await startMailbox();
  const lost = { ...common, DATA_DIR: await makeDataDir() };
  expect((await backup(['restore', backupFile], lost)).output).toBe(
    '4 messages restored, 0 were there already.\nBlocked times: 2 restored, 0 were there already.\n',
  );

  const server = await startServer({ ...lost, ...mailbox.settings }, site.program);
  await untilOffered(server.url);
  expect(await bookedCalls(server.url)).toEqual(await bookedCalls(url));
  expect(await storedRows(server.url)).toEqual(await storedRows(url));
  expect(await blockedTimes(server.url)).toEqual(await blockedTimes(url));
  expect(await blockedTimes(server.url)).toHaveLength(2);
  expect(await freeTimes(server.url)).toEqual(await freeTimes(url));
  expect(await appointment(server.url, plain.secret)).toEqual(await appointment(url, plain.secret));
  await appointmentsOf(await call(server.url, 'cancel_appointment', { secret: plain.secret }));
  // The first emails are about this change.
  await expect.poll(() => mailbox.mails.length).toBe(2);
  expect(mailbox.mails.every(({ raw }) => /^Subject: .*canceled/im.test(raw))).toBe(true);
  await server.stop();
  await Promise.all([mailbox.stop(), rm(lost.DATA_DIR, { recursive: true })]);
});

rare('a backup without calls, from an earlier version, can be restored', async () => {
  const file = join(folder, 'older.ndjson');
  const lines = (await readFile(backupFile, 'utf8')).trim().split('\n');
  const older = lines
    .map((line) => JSON.parse(line))
    .flatMap((said) => {
      const { call: _, wanted_time: __, time_zone: ___, link_hash: ____, blocked_time: time, ...row } = said;
      return time ? [] : [JSON.stringify(row)];
    });
  await writeFile(file, `${older.join('\n')}\n`);
  const fresh = { DATA_DIR: await makeDataDir() };
  expect((await backup(['restore', file], fresh)).output).toBe(
    '4 messages restored, 0 were there already.\n',
  );
  await rm(fresh.DATA_DIR, { recursive: true });
});

describe('restored into PostgreSQL', () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  test('calls are restored, and one whose time is taken is named', async () => {
    const address = await freshDatabase();
    const otherDir = await emptyDataDir();
    const other = await startServer({ ...common, DATABASE_URL: address, DATA_DIR: otherDir }, site.program);
    await untilOffered(other.url);
    const [taken] = await appointment(url, plain.secret);
    for (const wanted_time of [taken?.starts_at, lunch?.starts_at])
      expect((await send(other.url, makeEnquiry({ wanted_time }))).status).toBe(201);

    const overlapping = /These blocked times were left out, .+:\n {2}(\d{4}-\d\d-\d\d \d\d:\d\d) to .+\n$/;
    const restore = () => backup(['restore', backupFile], { DATABASE_URL: address });
    const restored = await restore();
    expect(restored.code).toBe(0);
    expect(restored.output).toBe(
      '4 messages restored, 0 were there already.\n' +
        `The times of these calls are taken there. Their messages were written without the call:\n  ${plain.id}\n` +
        `Blocked times: 1 restored, 0 were there already.\n${overlapping.exec(restored.output)?.[0]}`,
    );
    expect((await restore()).output).toMatch('Blocked times: 0 restored, 1 were there');
    const both = await blockedTimes(url);
    expect(both.map(({ starts_at }) => starts_at)).toEqual([lunch?.starts_at, holiday?.starts_at]);
    expect(await blockedTimes(other.url)).toEqual(both.slice(1));

    // The way back.
    const file = join(folder, 'from-postgresql.ndjson');
    await backup([file], { DATA_DIR: otherDir });
    const fresh = { DATA_DIR: await makeDataDir() };
    expect((await backup(['restore', file], fresh)).output).toBe(
      '6 messages restored, 0 were there already.\nBlocked times: 1 restored, 0 were there already.\n',
    );
    await rm(fresh.DATA_DIR, { recursive: true });
    expect(await appointment(other.url, moved.secret)).toEqual(await appointment(url, moved.secret));
    expect(await appointment(other.url, plain.secret)).toEqual([]);
    await other.stop();
  });
});
