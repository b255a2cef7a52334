import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOfRun } from '../processes/place-of-run.ts';
import { makePostgresTemplate, postgresIsMissing, startPostgresOfRun } from '../processes/postgres.ts';
import { startServer } from '../processes/server.ts';
import { makeSitesOfRun } from './booking-sites.ts';

/** template1 and template0, from which nothing is made here: more than half of the files of a store, and of what copying it costs. */
const databasesNobodyOpens = ['1', '4'];

/**
 * A run starts hundreds of servers. Making a store takes seconds and copying it no time, so one of each database is
 * made for all to copy. Servers share a compile cache, and skip the memory-saving flags, which would cost a third of
 * each start.
 */
export default async function makeStartsQuick() {
  const cleanUp = await makeServerStartsQuick();
  const cleanUpSites = await makeSitesOfRun();
  const server = await startServer();
  process.env['SERVER_OF_RUN'] = server.url;
  const cleanUpPostgres = await makePostgresStartsQuick();
  return async () => {
    await Promise.all([server.stop(), cleanUpPostgres(), cleanUpSites()]);
    await cleanUp();
  };
}

async function makePostgresStartsQuick() {
  if (postgresIsMissing) return async () => {};
  const template = makePostgresTemplate();
  process.env['POSTGRES_TEMPLATE'] = template;
  const shared = await startPostgresOfRun();
  return async () => {
    await shared.remove();
    await remove(template);
  };
}

/** The same for servers that keep to the embedded database. */
export async function makeServerStartsQuick() {
  const folder = await mkdtemp(join(placeOfRun(), 'raywright-run-'));
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  process.env['SPEND_MEMORY'] = 'yes';
  const template = join(folder, 'data');
  const server = await startServer({ DATA_DIR: template });
  await server.stop();
  await Promise.all(
    databasesNobodyOpens.map((name) => rm(join(template, 'database/base', name), { recursive: true })),
  );
  process.env['DATA_TEMPLATE'] = template;
  return () => remove(folder);
}

const remove = (folder: string) => rm(folder, { recursive: true, maxRetries: 5 });
