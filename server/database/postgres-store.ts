import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolConfig } from 'pg';
import { migrate } from './migrations.ts';
import {
  createOutageLog,
  describe,
  healthCheck,
  type Log,
  type Outcome,
  type Purpose,
  runInTransaction,
  type Store,
  type Work,
} from './store.ts';

const retryAfterMs = 2_000;

/** Twelve in total. Each purpose has its own, so that visitors who read cannot block enquiries or the owner. */
const connections: Record<Purpose, number> = { enquiry: 6, query: 2, owner: 2, upkeep: 2 };

const notMigrated: Outcome = { kind: 'unavailable', reason: 'the schema is not up to date yet' };

/** Returns at once, even while the database is away, because pages must not wait for it. */
export function openPostgresStore(connectionString: string, log: Log): Store {
  const open = (purpose: Purpose) =>
    openPool({
      connectionString,
      max: connections[purpose],
      connectionTimeoutMillis: 3_000,
      // Set on our side only: poolers refuse connections that ask for a statement timeout.
      query_timeout: 5_000,
      keepAlive: true,
    });
  const pools = {
    enquiry: open('enquiry'),
    query: open('query'),
    owner: open('owner'),
    upkeep: open('upkeep'),
  };

  const reportOutage = createOutageLog(log);
  const closing = new AbortController();
  let isMigrated = false;
  const migrated = migrateUntilDone();

  async function migrateUntilDone() {
    for (let lastFault = ''; !isMigrated && !closing.signal.aborted; ) {
      const fault = await tryToMigrate(connectionString);
      isMigrated = fault === undefined;
      if (fault !== undefined && fault !== lastFault) log.error(wordFault(fault));
      lastFault = fault ?? '';
      if (!isMigrated)
        await pause(retryAfterMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function run(work: Work): Promise<Outcome> {
    return isMigrated ? reportOutage(await runInTransaction(pools[work.purpose], work)) : notMigrated;
  }

  return {
    run,
    isUp: async () => (await run(healthCheck)).kind === 'done',
    async close() {
      closing.abort();
      await migrated;
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

/** Uses a connection of its own, because a migration may take longer than visitors may wait. */
async function tryToMigrate(connectionString: string): Promise<string | undefined> {
  const pool = openPool({ connectionString, max: 1, connectionTimeoutMillis: 3_000 });
  try {
    await migrate(pool);
    return undefined;
  } catch (error) {
    return describe(error);
  } finally {
    await pool.end();
  }
}

const wordFault = (fault: string) =>
  fault === 'SQLSTATE 42501'
    ? 'DATABASE_URL may not change the schema, which is out of date. Run "npm run migrate" with the owner\'s address.'
    : `The database cannot be brought up to date (${fault}). Trying again until it can.`;

/** Listens for errors on idle and busy connections; an unhandled one would end the process. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // The next request opens another connection.
  pool.on('error', ignore);
  // The statement under way fails and reports the error itself.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

const ignore = () => undefined;
