import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const roomOfRun = 12 * 1024 ** 3;

/**
 * Where the stores of a run lie: in memory where there is plenty. Tests kill programs but cut no power, so no store need
 * wait for the disk: on one, a tenth of what a run takes of the processor goes into files that are gone a minute later.
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
