import { openEmbeddedStore } from './embedded-store.ts';
import { openPostgresStore } from './postgres-store.ts';
import type { Log, Store } from './store.ts';

type Settings = { dataDir: string; databaseUrl: string | undefined };

export async function openStore({ dataDir, databaseUrl }: Settings, log: Log): Promise<Store> {
  return databaseUrl ? openPostgresStore(databaseUrl, log) : openEmbeddedStore(dataDir, log);
}
