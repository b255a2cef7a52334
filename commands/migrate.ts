import { migrate } from '../server/database/migrations.ts';
import { openPool } from '../server/database/pool.ts';
import { settingsOrExit } from '../server/settings.ts';

/** Brings a PostgreSQL up to date with its owner's login, for servers whose own login may not. */

const { databaseUrl } = settingsOrExit();
if (databaseUrl) {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  await migrate(pool).finally(() => pool.end());
  console.log('The database is up to date.');
} else {
  console.error('Set DATABASE_URL to the address of the database, with the login of its owner.');
  process.exitCode = 1;
}
