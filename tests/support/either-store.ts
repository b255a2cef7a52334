import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { emptyDataDir, makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { untilUp } from './health.ts';

/** The store of servers that come one after another, and a way into it while none runs. */
export async function freshStore() {
  if (postgresIsMissing) {
    const DATA_DIR = await makeDataDir();
    return {
      settings: { DATA_DIR },
      async query(text: string) {
        const { pool, close } = openDatabase(join(DATA_DIR, 'database'));
        await pool.query(text);
        await close();
      },
      remove: () => rm(DATA_DIR, { recursive: true }),
    };
  }
  const DATA_DIR = await emptyDataDir();
  const DATABASE_URL = await freshDatabase();
  return {
    settings: { DATA_DIR, DATABASE_URL },
    query: async (text: string) => void (await withClient(DATABASE_URL, (client) => client.query(text))),
    remove: () => rm(DATA_DIR, { recursive: true }),
  };
}

/**
 * For tests of what a server does whichever keeps its rows: PostgreSQL, because a start on it takes half as much of a
 * processor.
 */
export async function startOnEither(
  variables: Record<string, string> = {},
  program?: string,
  flags?: string[],
): Promise<RunningServer> {
  const database: Record<string, string> = postgresIsMissing ? {} : { DATABASE_URL: await freshDatabase() };
  const server = await startServer({ ...database, ...variables }, program, flags);
  await untilUp(server);
  return server;
}
