import { rm } from 'node:fs/promises';
import { buildSiteWhenStale } from '../../build/build-site.ts';
import { openStore } from '../../server/database/open-store.ts';
import type { Store } from '../../server/database/store.ts';
import { insertStatement } from '../../server/language/statements.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { postgresIsMissing, startPostgres } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { measurePagesWhileWriting } from './pages-while-writing.ts';
import { createClient, median, ratePerSecond } from './requests.ts';
import type { Verdict } from './verdict.ts';

const rounds = 5;
const seconds = 3;
const hands = 16;
const leastRatio = 0.6;

/** The same insert through the whole server and directly on the store, in turns. */
async function compareRates(): Promise<Verdict[]> {
  const results = [await compare('embedded  ', undefined)];
  if (postgresIsMissing) return results;
  const cluster = await startPostgres();
  results.push(await compare('PostgreSQL', await cluster.createDatabase()));
  await cluster.remove();
  return results;
}

async function compare(name: string, databaseUrl: string | undefined): Promise<Verdict> {
  const dataDir = await makeDataDir();
  const server = await startServer({
    RATE_LIMIT_PER_MINUTE: '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const store = await openStore({ dataDir, databaseUrl }, console);
  const client = createClient(server.port, hands);
  await Promise.all([untilUp(store), ratePerSecond(client.sendEnquiry, hands, 1).catch(() => undefined)]);

  const direct: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    direct.push(await ratePerSecond(() => insertInto(store), hands, seconds));
    whole.push(await ratePerSecond(client.sendEnquiry, hands, seconds));
  }
  client.close();
  await Promise.all([server.stop(), store.close()]);
  await rm(dataDir, { recursive: true });

  const ratio = median(whole) / median(direct);
  console.log(
    `${name}  ${median(whole).toFixed(0)} enquiries/s through the server, ${median(direct).toFixed(0)} straight on ` +
      `the store: ${ratio.toFixed(2)} (at least ${leastRatio})`,
  );
  return { what: `enquiries a second, ${name.trim()}`, isKept: ratio >= leastRatio };
}

async function insertInto(store: Store): Promise<void> {
  const outcome = await store.run({
    purpose: 'enquiry',
    role: 'anon',
    headers: {},
    statement: insertStatement(makeEnquiry(), undefined),
  });
  if (outcome.kind !== 'done') throw new Error('The store took no enquiry.');
}

async function untilUp(store: Store): Promise<void> {
  while (!(await store.isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The cost of taking enquiries: compared with the bare store, and for those who read pages meanwhile. */
export async function benchSubmissions(): Promise<Verdict[]> {
  await buildSiteWhenStale();
  return [...(await compareRates()), ...(await measurePagesWhileWriting())];
}
