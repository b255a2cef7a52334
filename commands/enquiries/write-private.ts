import { rename, writeFile } from 'node:fs/promises';
import { Slip } from '../../build/slip.ts';

/** Writes what nobody else on the machine may read. Under its own name the file is whole. */
export async function writePrivate(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, text, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    throw new Slip(`${file} cannot be written: ${(error as Error).message}.`);
  }
}
