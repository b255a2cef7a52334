import { refuseArguments, UserError } from '../build/user-error.ts';
import { settingsOrExit } from '../server/settings.ts';
import { openPostgres } from './enquiries/destination.ts';

/** Migrates a PostgreSQL with its owner's login, for servers whose own login may not change the schema. */

refuseArguments();
const { databaseUrl } = settingsOrExit();
if (!databaseUrl)
  throw new UserError('Set DATABASE_URL to the address of the database, with the login of its owner.');
const database = await openPostgres(databaseUrl);
await database.close();
console.log('The database is up to date.');
