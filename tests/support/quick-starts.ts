import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../processes/server.ts';

/**
 * Hundreds of servers are started in a run. A new store takes seconds to make and a copy none, so one is made for all to
 * copy; what one of them has compiled the next ones take from a cache; and none lives long enough for what it saves in
 * memory to be worth a third of its start.
 */
export default async function makeStartsQuick() {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-run-'));
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  process.env['SPEND_MEMORY'] = 'yes';
  const template = join(folder, 'data');
  const server = await startServer({ DATA_DIR: template });
  await server.stop();
  process.env['DATA_TEMPLATE'] = template;
  return () => rm(folder, { recursive: true, maxRetries: 5 });
}
