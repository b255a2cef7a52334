import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/postgres-store.ts';
import { freshDatabase, postgresIsMissing } from '../processes/postgres.ts';
import { makeDataDir } from '../processes/server.ts';

/** Both databases without a server, for tests of the SQL itself. */
export type Database = {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
  close(): Promise<void>;
};

/** After an error a pool closes the connection, and PGlite has no second one. */
const queryOn =
  (pool: Pool): Database['query'] =>
  async (text, values) => {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  };

async function embedded(): Promise<Database> {
  const dataDir = await makeDataDir();
  const { pool, close } = openDatabase(join(dataDir, 'database'));
  await migrate(pool);
  return {
    query: queryOn(pool),
    async close() {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function postgres(): Promise<Database> {
  const pool = openPool({ connectionString: await freshDatabase() });
  return { query: queryOn(pool), close: () => pool.end() };
}

export const databases = [
  { name: 'the embedded database', open: embedded, isMissing: false },
  { name: 'PostgreSQL', open: postgres, isMissing: postgresIsMissing },
];
