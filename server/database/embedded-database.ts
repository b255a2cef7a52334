import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import { DurableFileSystem } from './embedded-folder.ts';

/**
 * PGlite on a folder, as a pool of one connection, because a second one crashes it. Its last words are the reason it
 * stopped.
 */
export function openDatabase(folder: string, onLastWords: (words: string) => void = console.error) {
  const engine = new PGlite({
    onStderr(line) {
      const [, words] = /(?:FATAL|PANIC): +(.+)/.exec(line) ?? [];
      if (words) onLastWords(words);
      return true;
    },
    fs: new DurableFileSystem(folder),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
      ...['-c', 'shared_buffers=8MB'],
      // PGlite never renews statistics, so plans made while tables were empty would scan whole tables ever after.
      ...['-c', 'enable_seqscan=off'],
    ],
  });
  const pool = new Pool({ ...createPgConfig(engine), max: 1 } as object);
  return {
    pool,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}
