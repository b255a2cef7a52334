import { lockFolder, openEmbeddedStore } from './embedded-store.ts';
import { openPostgresStore } from './postgres-store.ts';
import type { Log, Store } from './store.ts';

type Settings = { dataDir: string; databaseUrl: string | undefined };

export async function openStore({ dataDir, databaseUrl }: Settings, log: Log): Promise<Store> {
  if (!databaseUrl) return openEmbeddedStore(dataDir, log);
  // The folder has the builds of the website, and two servers would take turns at removing each other's.
  const lock = await lockFolder(dataDir);
  const store = openPostgresStore(databaseUrl, log);
  return {
    ...store,
    async close() {
      await store.close();
      lock.release();
    },
  };
}
