import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnquiry } from '../../harness/enquiry.ts';
import { makeDataDir } from '../../harness/server.ts';
import { openStore } from '../../server/database/open-store.ts';
import type { Statement, Store } from '../../server/database/store.ts';
import { insertStatement } from '../../server/submissions/statements.ts';

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = await makeDataDir();
  store = await openStore({ dataDir, databaseUrl: undefined }, console);
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

test('to store an enquiry reads none of those stored before', async () => {
  for (let count = 0; count < 20; count += 1) await run('anon', insertStatement(makeEnquiry(), undefined));
  await run('service_role', { text: 'select pg_stat_force_next_flush()', values: [] });
  const [tables] = await run('service_role', {
    text: 'select sum(n_tup_ins)::integer as inserted, sum(seq_tup_read)::integer as read from pg_stat_user_tables',
    values: [],
  });
  expect(tables?.['inserted']).toBeGreaterThanOrEqual(20);
  expect(tables?.['read']).toBe(0);
});
