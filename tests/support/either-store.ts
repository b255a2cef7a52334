import { freshDatabase, postgresIsMissing } from '../processes/postgres.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { untilUp } from './health.ts';

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
