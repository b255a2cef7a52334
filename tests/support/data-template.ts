import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../harness/server.ts';

/** A new store takes seconds to make and a copy none, so one is made for all the servers of a run to copy. */
export default async function makeDataTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-template-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env['DATA_TEMPLATE'] = folder;
  return () => rm(folder, { recursive: true });
}
