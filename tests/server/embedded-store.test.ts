import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbeddedStore } from '../../server/database/embedded-store.ts';
import type { Statement, Store } from '../../server/database/store.ts';
import { insertStatement } from '../../server/language/statements.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { makeDataDir } from '../processes/server.ts';

const log = { info: vi.fn(), error: vi.fn() };
/** Longer than a busy machine needs for a piece of work that ends. */
const longestWorkMs = 8_000;

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = await makeDataDir();
  store = await openEmbeddedStore(dataDir, log, { longestWorkMs });
});

afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

async function run(role: 'anon' | 'service_role', statement: Statement) {
  const outcome = await store.run({ purpose: 'query', role, headers: {}, statement });
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.rows;
}

test('storing an enquiry reads none of the earlier ones', async () => {
  for (let count = 0; count < 20; count += 1) await run('anon', insertStatement(makeEnquiry(), undefined));
  await run('service_role', { text: 'select pg_stat_force_next_flush()', values: [] });
  const [tables] = await run('service_role', {
    text: 'select sum(n_tup_ins)::integer as inserted, sum(seq_tup_read)::integer as read from pg_stat_user_tables',
    values: [],
  });
  expect(tables?.['inserted']).toBeGreaterThanOrEqual(20);
  expect(tables?.['read']).toBe(0);
});

test('endless work ends the engine, which restarts by itself with everything that was stored', async () => {
  const kept = makeEnquiry();
  await run('anon', insertStatement(kept, undefined));
  const endless = { text: 'select count(*) from generate_series(1, 1000000000000)', values: [] };
  const work = { purpose: 'query', role: 'anon', headers: {} } as const;
  expect(await store.run({ ...work, statement: endless })).toMatchObject({ kind: 'unavailable' });
  await expect.poll(() => store.isUp()).toBe(true);
  expect(log.error).toHaveBeenCalledWith(
    'The embedded database stopped (it was at one piece of work for 8 s). It is started again.',
  );
  const find = { text: 'select id from contact_submissions where id = $1', values: [kept.id] };
  expect(await run('service_role', find)).toEqual([{ id: kept.id }]);
});
