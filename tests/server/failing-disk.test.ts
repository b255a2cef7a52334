import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { type RunningServer, spawnServer, startServer } from '../processes/server.ts';
import { fillingDisks, makeFaultyDisk } from '../support/disks.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { healthOf } from '../support/health.ts';
import { isThorough } from '../support/thorough.ts';
import { startWebhook } from '../support/webhook.ts';

/**
 * The embedded store on a disk that is full, broken or hanging. Most of it is waiting, which the tests do at the same
 * time: what they use of Vitest is therefore that of their own context.
 */

const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };

async function startOn(
  { onTestFinished }: TestContext,
  { dataDir, flags }: { dataDir: string; flags: string[] },
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const server = await startServer({ ...common, ...settings, DATA_DIR: dataDir }, undefined, flags);
  // A server that a failed test leaves behind could wait for its disk for ever.
  onTestFinished(() => void server.process.kill('SIGKILL'));
  return server;
}

/** Preloaded into a server, this makes its timeouts a hundred times shorter. */
const quickClock = `data:text/javascript,${encodeURIComponent(`
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (act, ms, ...rest) => setTimeout(act, ms / 100, ...rest);
`)}`;

/** Taken and stored, also where a busy machine answers late and the same has to be sent again. */
const untilStored = (
  { expect }: TestContext,
  server: RunningServer,
  enquiry: ReturnType<typeof makeEnquiry>,
) => expect.poll(async () => (await send(server.url, enquiry)).status).toBeOneOf([201, 409]);

const untilHealthIs = ({ expect }: TestContext, server: RunningServer, status: number) =>
  expect.poll(() => healthOf(server)).toBe(status);

/** As long as an enquiry may be, with words that do not compress. */
const longEnquiry = () =>
  makeEnquiry({ name: 'Zephyrine', business_details: randomBytes(2_500).toString('hex') });

async function expectRefusal({ expect }: TestContext, response: Response) {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await response.json()).message).toMatch(/^We cannot take your request at the moment\./);
}

const linesWith = (server: RunningServer, words: RegExp) =>
  server
    .output()
    .split('\n')
    .filter((line) => words.test(line));

describe.concurrent.each(fillingDisks)('a full disk, by $name', ({ make }) => {
  test('refuses enquiries, says why, and takes them again when there is room', async (context) => {
    const { expect, onTestFinished } = context;
    const disk = await make();
    onTestFinished(disk.remove);
    const server = await startOn(context, disk);
    const first = longEnquiry();
    const acknowledged = [first];
    await untilStored(context, server, first);

    disk.fill();
    let refused = longEnquiry();
    let answer = await send(server.url, refused);
    // The database still accepts rows in space that it has reserved.
    for (; answer.status === 201; answer = await send(server.url, refused)) {
      acknowledged.push(refused);
      refused = longEnquiry();
    }
    await expectRefusal(context, answer);
    await untilHealthIs(context, server, 503);
    await expect.poll(server.output).toContain('It cannot be started');
    await expectRefusal(context, await send(server.url, refused));
    expect((await fetch(server.url)).status).toBe(200);
    expect(linesWith(server, /does not answer \(the disk is full, SQLSTATE 53100\)/)).toHaveLength(1);
    expect(
      linesWith(server, /database stopped \(.*(No space left|the disk is full).*\)\. It is started again/),
    ).toHaveLength(1);

    disk.makeRoom();
    await untilStored(context, server, refused);
    await untilHealthIs(context, server, 200);
    const ids = [...acknowledged, refused].map(({ id }) => id);
    expect((await storedRows(server.url)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await server.stop()).toBe(0);
    // A busy machine may be without its store for a moment as well. Each time is logged with its end.
    const outages = linesWith(server, /does not answer/);
    expect(linesWith(server, /answers again/)).toHaveLength(outages.length);
    expect(server.output()).not.toContain('Zephyrine');
  });

  test('is reported by a server that cannot start on it', async (context) => {
    const { expect, onTestFinished } = context;
    const disk = await make();
    onTestFinished(disk.remove);
    disk.fill();
    const server = spawnServer({ PORT: '0', DATA_DIR: disk.dataDir }, undefined, disk.flags);
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(
      /^The database in .+ cannot be opened \(.+\)\. Is there room on the disk/,
    );
    expect(server.output()).not.toContain('    at ');
  });
});

// It makes a whole store before it finds no room for it.
test
  .runIf(isThorough)
  .concurrent(
    'a disk without room for a new database is what a server says in one sentence',
    async (context) => {
      const { expect, onTestFinished } = context;
      const disk = await makeFaultyDisk();
      onTestFinished(disk.remove);
      disk.fill();
      const server = spawnServer({ PORT: '0', DATA_DIR: join(disk.dataDir, 'new') }, undefined, disk.flags);
      expect(await server.exited).toBe(1);
      expect(server.output()).toMatch(
        /^The database in .+ cannot be opened \(.+\)\. Is there room on the disk.+\n$/,
      );
    },
  );

test.concurrent('a broken disk is distinguished from a full one, and no acknowledged enquiry is lost', async (context) => {
  const { expect, onTestFinished } = context;
  const disk = await makeFaultyDisk();
  onTestFinished(disk.remove);
  const server = await startOn(context, disk);
  const [before, during] = [makeEnquiry(), makeEnquiry()];
  await untilStored(context, server, before);
  disk.breakDown();
  await expectRefusal(context, await send(server.url, during));
  await expect.poll(server.output).toContain('It is started again');
  expect(linesWith(server, /database stopped \(could not fsync file .+: I\/O error\)/)).toHaveLength(1);
  disk.mend();
  await untilStored(context, server, during);
  expect((await storedRows(server.url)).map(({ id }) => id).toSorted()).toEqual(
    [before.id, during.id].toSorted(),
  );
  expect(await server.stop()).toBe(0);
});

describe.concurrent('a disk that hangs', () => {
  test('means 503 without endless waiting, and late enquiries are stored and reported once', async (context) => {
    const { expect, onTestFinished } = context;
    const disk = await makeFaultyDisk();
    onTestFinished(disk.remove);
    const webhook = await startWebhook();
    const server = await startOn(context, disk, webhook.settings);
    await untilHealthIs(context, server, 200);
    const enquiry = makeEnquiry();

    disk.hang();
    await expectRefusal(context, await send(server.url, enquiry));
    await expectRefusal(context, await send(server.url, enquiry));
    await untilHealthIs(context, server, 503);
    expect((await fetch(server.url)).status).toBe(200);
    expect(linesWith(server, /does not answer \(no answer for 5 s\)/)).toHaveLength(1);

    disk.goOn();
    await untilHealthIs(context, server, 200);
    const repeated = await send(server.url, enquiry);
    expect([repeated.status, (await repeated.json()).code]).toEqual([409, '23505']);
    expect((await storedRows(server.url)).map(({ id }) => id)).toEqual([enquiry.id]);
    await expect.poll(() => webhook.deliveries).not.toEqual([]);
    const other = makeEnquiry();
    await untilStored(context, server, other);
    const told = () => webhook.deliveries.map(({ body }) => JSON.parse(body).data.id);
    await expect.poll(told).toContain(other.id);
    expect(told()).toEqual([enquiry.id, other.id]);

    disk.hang();
    await expectRefusal(context, await send(server.url, makeEnquiry()));
    await server.stop();
    expect(server.output()).toContain('could not be closed in time');
    await webhook.stop();
    const next = await startServer({ ...common, DATA_DIR: disk.dataDir });
    const there = (await storedRows(next.url)).map(({ id }) => id);
    expect(there).toEqual(expect.arrayContaining([enquiry.id, other.id]));
    await next.stop();
  });

  test('is reported by a server that gives up starting on it', async (context) => {
    const { expect, onTestFinished } = context;
    const disk = await makeFaultyDisk();
    onTestFinished(disk.remove);
    disk.hang();
    const server = spawnServer({ PORT: '0', DATA_DIR: disk.dataDir }, undefined, [
      ...disk.flags,
      ...['--import', quickClock],
    ]);
    await server.exited;
    expect(server.output()).toMatch(/^The database in .+ does not open: does its disk answer\?\n$/);
  });
});
