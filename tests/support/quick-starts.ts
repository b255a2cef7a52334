import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgresTemplate, postgresIsMissing } from '../processes/postgres.ts';
import { startServer } from '../processes/server.ts';

/**
 * Hundreds of servers are started in a run. A new store takes seconds to make and a copy none, so one of each database is
 * made for all to copy; what one of them has compiled the next ones take from a cache; and none lives long enough for
 * what it saves in memory to be worth a third of its start.
 */
export default async function makeStartsQuick() {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-run-'));
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  process.env['SPEND_MEMORY'] = 'yes';
  const template = join(folder, 'data');
  const server = await startServer({ DATA_DIR: template });
  await server.stop();
  process.env['DATA_TEMPLATE'] = template;
  const folders = [folder];
  if (!postgresIsMissing) {
    const postgres = makePostgresTemplate();
    process.env['POSTGRES_TEMPLATE'] = postgres;
    folders.push(postgres);
  }
  return () => Promise.all(folders.map((each) => rm(each, { recursive: true, maxRetries: 5 })));
}
