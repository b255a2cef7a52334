import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const roomOfRun = 12 * 1024 ** 3;

/**
 * Where the stores of a run lie: in memory where there is plenty. Tests kill programs but cut no power, so no store needs a
 * disk. On one, a tenth of a run's processor time would go into files that are gone a minute later.
 */
export function placeOfRun(): string {
  return Math.min(roomIn(memory), process.availableMemory()) > roomOfRun ? memory : tmpdir();
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Only Linux has it.
    return 0;
  }
}
