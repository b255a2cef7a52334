import { freshDatabase, postgresIsMissing } from '../processes/postgres.ts';
import { type RunningServer, startServer } from '../processes/server.ts';

export const serviceKey = 'the-owner-shows-this-key-in-the-tests';

const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };

type Start = (variables?: Record<string, string>, program?: string) => Promise<RunningServer>;

const startEmbedded: Start = (variables, program) => startServer({ ...common, ...variables }, program);

const startOnPostgres: Start = async (variables, program) =>
  startServer({ ...common, DATABASE_URL: await freshDatabase(), ...variables }, program);

/** The server of this project, or of a copy of it, on both databases, so that one suite tests that they behave alike. */
export const engines = [
  { name: 'the embedded database', start: startEmbedded, isMissing: false },
  { name: 'PostgreSQL', start: startOnPostgres, isMissing: postgresIsMissing },
];
