import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Two processes on one PGlite directory lose rows. SQLite's exclusive transaction is the one lock Node has
 * that every system frees by itself when its holder is killed.
 */
export function lockDirectory(directory: string): { release: () => void } | undefined {
  const database = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    database.exec('begin exclusive');
    return { release: () => database.close() };
  } catch {
    database.close();
    return undefined;
  }
}
