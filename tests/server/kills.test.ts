import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { keepAsChild } from '../processes/children.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freePort } from '../processes/free-port.ts';
import { makeDataDir, spawnServer, startServer } from '../processes/server.ts';
import { expectSound, freeTimes, untilOffered } from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { createRandom } from '../support/random.ts';
import { howMany, whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const kills = howMany(2, 30);
const writers = 8;

vi.setConfig({ testTimeout: 600_000 });

const folders: string[] = [];
const site = bookingSite();
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newFolder(): Promise<string> {
  const folder = await makeDataDir();
  folders.push(folder);
  return folder;
}

test(`after ${kills} kills under load every acknowledged enquiry is stored once, and every call with its enquiry`, async () => {
  const random = createRandom(30);
  const settings = {
    DATA_DIR: await newFolder(),
    PORT: `${await freePort()}`,
    SERVICE_ROLE_KEY: serviceKey,
    RATE_LIMIT_PER_MINUTE: '0',
  };
  const url = `http://localhost:${settings.PORT}`;
  const acknowledged: string[] = [];
  const tooLate: string[] = [];
  let isOver = false;
  let running = startServer(settings, site.program);
  await running;
  await untilOffered(url);
  const times = (await freeTimes(url)).map(({ starts_at }) => starts_at);
  /** Every other enquiry wants a time that others want as well. */
  const nextPick = () =>
    acknowledged.length % 2 ? {} : { wanted_time: times[Math.floor(acknowledged.length / 10)] };

  /** Repeats the same id until there is an answer, as the form does. */
  async function write() {
    while (!isOver) {
      const enquiry = makeEnquiry(nextPick());
      let answer: Response | undefined;
      // A busy machine may be too late with its answer: the form asks again then, too.
      while (!answer || answer.status === 503) {
        await running;
        answer = await send(url, enquiry).catch(() => undefined);
      }
      if (answer.status === 400) {
        expect(await answer.json()).toMatchObject({ code: '23P01' });
        tooLate.push(enquiry.id);
      } else {
        expect([201, 409]).toContain(answer.status);
        acknowledged.push(enquiry.id);
      }
    }
  }

  const writing = Promise.all(Array.from({ length: writers }, write));
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = acknowledged.length + 1 + random.below(60);
    await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThanOrEqual(enough);
    const { process } = await running;
    running = once(process, 'exit').then(() => startServer(settings, site.program));
    process.kill('SIGKILL');
  }
  isOver = true;
  await writing;

  const server = await running;
  const ids = (await storedRows(url)).map(({ id }) => String(id));
  await expectSound(url);
  await server.stop();
  expect(new Set(ids).size).toBe(ids.length);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(tooLate.filter((id) => ids.includes(id))).toEqual([]);
  expect(tooLate).not.toEqual([]);
});

rare(
  'after a kill during its very first start a server starts the next time, and leaves nothing unfinished',
  async () => {
    const folder = await newFolder();
    await killFirstStart(folder);
    const server = await startServer({ DATA_DIR: folder });
    expect((await send(server.url, makeEnquiry())).status).toBe(201);
    await server.stop();

    // The killed start's child may have been writing during this start, which then leaves its folder to the next one.
    const next = await startServer({ DATA_DIR: folder });
    expect(globSync(`${folder}/database.unfinished-*`)).toEqual([]);
    await next.stop();
  },
);

rare('it starts even while the killed process still writes', async () => {
  const folder = await newFolder();
  await killFirstStart(folder);
  const unfinished = join(folder, 'database.unfinished-killed');
  // The start may remove the folder between the two, which must not end the writer.
  const writesOn = `for (let file = 0; ; file = (file + 1) % 1000) try {
    fs.mkdirSync('${unfinished}/base', { recursive: true });
    fs.writeFileSync('${unfinished}/base/' + file, '');
  } catch {}`;
  const writer = keepAsChild(spawn(process.execPath, ['--require', 'node:fs', '--eval', writesOn]));
  const ended = once(writer, 'close');
  onTestFinished(() => void writer.kill('SIGKILL'));
  await expect.poll(() => existsSync(unfinished), { interval: 1 }).toBe(true);

  const server = await startServer({ DATA_DIR: folder });
  expect((await send(server.url, makeEnquiry())).status).toBe(201);
  expect(writer.exitCode).toBeNull();
  writer.kill('SIGKILL');
  await Promise.all([server.stop(), ended]);

  const next = await startServer({ DATA_DIR: folder });
  expect(globSync(`${folder}/database.unfinished-*`)).toEqual([]);
  await next.stop();
});

async function killFirstStart(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  const first = spawnServer({ PORT: '0', DATA_DIR: folder });
  const isBeingMade = () => globSync(`${folder}/database.unfinished-*/PG_VERSION`).length > 0;
  await expect.poll(isBeingMade, { interval: 1 }).toBe(true);
  first.process.kill('SIGKILL');
  await first.exited;
}
