import { postgresIsMissing, startPostgres } from '../processes/postgres.ts';
import { type RunningServer, startServer } from '../processes/server.ts';

/** The server on both databases, so that one suite tests that they behave alike. */
type Engine = {
  /** Starts the server of this project, or of a copy of it. */
  start(variables?: Record<string, string>, program?: string): Promise<RunningServer>;
  remove(): Promise<void>;
};

export const serviceKey = 'the-owner-shows-this-key-in-the-tests';

const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };

async function embedded(): Promise<Engine> {
  return {
    start: (variables = {}, program) => startServer({ ...common, ...variables }, program),
    remove: async () => {},
  };
}

async function postgres(): Promise<Engine> {
  const cluster = await startPostgres();
  return {
    start: async (variables = {}, program) =>
      startServer({ ...common, DATABASE_URL: await cluster.createDatabase(), ...variables }, program),
    remove: cluster.remove,
  };
}

export const engines = [
  { name: 'the embedded database', make: embedded, isMissing: false },
  { name: 'PostgreSQL', make: postgres, isMissing: postgresIsMissing },
];
