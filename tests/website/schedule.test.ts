import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, postgresIsMissing } from '../processes/postgres.ts';
import { startServer } from '../processes/server.ts';
import { serviceKey } from '../support/engines.ts';
import { former, makeDataDirWithEdition, newer, tagline } from '../support/tagline.ts';
import { openWebsite, readPage } from '../support/website.ts';

/** A change goes online at its moment, by itself. */

const lead = { file: 'content/privacy.md', place: 'lead' };

test('what waits for its moment goes online once, on three copies and after a kill, and nothing else does', async () => {
  const database = postgresIsMissing ? {} : { DATABASE_URL: await freshDatabase() };
  const start = async (dataDir: string) => {
    const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir, ...database });
    onTestFinished(async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    return server;
  };
  const dataDir = await makeDataDirWithEdition();
  const before = await start(dataDir);
  const owner = await openWebsite(before.url);
  await owner.asked('change', { ...tagline, from: former, words: newer });
  const schedule = async (fromNow: number) => {
    const [{ ids = [], versions = [] } = {}] = (await owner.state()).drafts;
    const at = new Date(Date.now() + fromNow).toISOString();
    return { at, seen: { ids, versions }, answer: await owner.asked('schedule', { ids, versions, at }) };
  };
  const { seen, answer } = await schedule(3_600_000);
  expect(answer.body.drafts).toMatchObject([{ words: newer, waits: { because: 'later' } }]);
  // Another device has seen the change as it was before.
  expect((await owner.asked('schedule', { ...seen, at: null })).status).toBe(409);
  expect((await owner.asked('publish', {})).status).toBe(422);
  // It is looked at before its moment, if nothing else would be published.
  await owner.asked('preview', { build: 'preview' });
  expect((await owner.done()).build).toMatchObject({
    state: 'ready',
    differing: expect.arrayContaining(['/']),
  });
  const { at } = await schedule(2_000);
  const { words } = (await owner.asked('words', { path: '/privacy', build: 'online' })).body;
  const from = words.find(({ place }: { place: string }) => place === lead.place).text;
  await owner.asked('change', { ...lead, from, words: `${from} And more.` });
  before.process.kill('SIGKILL');
  await expect.poll(() => Date.now() > Date.parse(at), { timeout: 10_000 }).toBe(true);

  const others = postgresIsMissing ? [] : [await makeDataDirWithEdition(), await makeDataDirWithEdition()];
  const copies = await Promise.all([dataDir, ...others].map(start));
  for (const { url } of copies)
    await expect.poll(async () => (await readPage(url)).text, { timeout: 30_000 }).toContain(newer);
  const [first] = copies;
  const website = await openWebsite(first?.url ?? '');
  const { drafts, publishes } = await website.done();
  expect(publishes).toHaveLength(1);
  expect(drafts.map(({ place, waits }) => [place, waits])).toEqual([[lead.place, undefined]]);
  for (const { output } of copies) expect(output()).not.toContain('was not changed');
});
