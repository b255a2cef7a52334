import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { buildSiteWhenStale } from '../../build/build-site.ts';
import { functionsPath } from '../../contract/wire.ts';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/postgres-store.ts';
import { postgresIsMissing, startPostgres } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import type { Verdict } from './verdict.ts';

/** How long the desk takes to answer beside a hundred thousand enquiries. */

const serviceKey = 'the-owner-shows-this-key-in-the-bench';
const repetitions = 11;

/** Two years of enquiries, most of them answered. Every fifth has a word in common; one has a name of its own. */
const fill = `
  insert into public.contact_submissions (name, email, phone_number, business_details, received_at, came_from)
  select case number when 50000 then 'Zephyrine Quill' else 'Ada ' || number end, 'ada' || number || '@shop' || number % 5000 || '.example',
    '+1 312 555 ' || number, case number % 5 when 0 then 'A barber shop ' else 'A restaurant ' end || repeat('with words about it ', 15),
    now() - number * interval '10 minutes', (array['/', '/solutions/ai-chatbots', '/about', null])[number % 4 + 1]
  from generate_series(1, 100000) as number`;
const answer = `
  update desk.cases set status = 'answered', answered_at = received_at + interval '40 minutes'
  where received_at < now() - interval '3 hours'`;

async function prepare(pool: Pool): Promise<void> {
  await migrate(pool);
  for (const text of [fill, answer, 'vacuum analyze']) await pool.query(text);
}

type Question = { what: string; name: string; given: object; mostMs: number };

const list = (given: object) => ({
  state: null,
  typed: null,
  before: null,
  before_id: null,
  page: 50,
  ...given,
});
const longAgo = new Date(Date.now() - 90_000 * 600_000).toISOString();

const questions: Question[] = [
  { what: 'the first page', name: 'desk_list', given: list({}), mostMs: 100 },
  { what: 'a page after 90,000', name: 'desk_list', given: list({ before: longAgo }), mostMs: 100 },
  { what: 'what is to be answered', name: 'desk_list', given: list({ state: 'open' }), mostMs: 100 },
  { what: 'a search with one hit', name: 'desk_list', given: list({ typed: 'zeph quill' }), mostMs: 150 },
  { what: 'a word that a fifth have', name: 'desk_list', given: list({ typed: 'barber' }), mostMs: 150 },
  { what: 'a search with no hit', name: 'desk_list', given: list({ typed: 'nowhere' }), mostMs: 150 },
  {
    what: 'the figures of 12 weeks',
    name: 'desk_figures',
    given: {
      zone: 'America/Chicago',
      weeks: 12,
      promised_seconds: 7200,
      late_before: '2026-11-01T00:00:00Z',
      hours: null,
    },
    mostMs: 250,
  },
  { what: 'the pulse', name: 'desk_pulse', given: { late_before: '2026-11-01T00:00:00Z' }, mostMs: 20 },
];

export async function benchDesk(): Promise<Verdict[]> {
  await buildSiteWhenStale();
  return [...(await benchEmbedded()), ...(postgresIsMissing ? [] : await benchPostgres())];
}

async function benchEmbedded(): Promise<Verdict[]> {
  const dataDir = await makeDataDir();
  const { pool, close } = openDatabase(join(dataDir, 'database'));
  await prepare(pool);
  await close();
  const verdicts = await ask('embedded store', { DATA_DIR: dataDir });
  await rm(dataDir, { recursive: true });
  return verdicts;
}

async function benchPostgres(): Promise<Verdict[]> {
  const cluster = await startPostgres();
  const url = await cluster.createDatabase();
  const pool = openPool({ connectionString: url });
  await prepare(pool);
  await pool.end();
  const verdicts = await ask('PostgreSQL', { DATABASE_URL: url });
  await cluster.remove();
  return verdicts;
}

async function ask(store: string, variables: Record<string, string>): Promise<Verdict[]> {
  const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, ...variables });
  while (!(await fetch(`${server.url}/healthz`)).ok) await pause(100);
  const verdicts: Verdict[] = [];
  for (const { what, name, given, mostMs } of questions) {
    const times: number[] = [];
    for (let count = 0; count < repetitions; count += 1) times.push(await timeOf(server.url, name, given));
    const median = times.toSorted((one, other) => one - other)[Math.floor(repetitions / 2)] ?? 0;
    console.log(`${store}: ${what} in ${median.toFixed(1)} ms`);
    verdicts.push({ what: `${store}: ${what} within ${mostMs} ms`, isKept: median <= mostMs });
  }
  await server.stop();
  return verdicts;
}

async function timeOf(url: string, name: string, given: object): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}${functionsPath}/${name}`, {
    method: 'POST',
    headers: { apikey: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return performance.now() - start;
}
