import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What SQLite says when somebody else has the lock. */
const busy = 5;

/**
 * Two processes on one PGlite directory lose rows. SQLite's exclusive transaction is the one lock Node has
 * that every system frees by itself when its holder is killed.
 */
export function lockDirectory(directory: string): { release: () => void } | undefined {
  const file = join(directory, 'lock.sqlite');
  // Whoever may read the file may hold it.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file);
  try {
    database.exec('begin exclusive');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}
