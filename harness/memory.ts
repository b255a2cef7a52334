import { readFile } from 'node:fs/promises';

/** Only Linux says it in a file. */
export async function residentMegabytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
