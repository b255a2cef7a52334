import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { booking, offeredCalls } from '../../content/schemas/booking.ts';
import { mistakesIn } from '../../content/schemas/mistakes.ts';
import { root } from '../root.ts';
import { Slip } from '../slip.ts';

const file = 'content/booking.yaml';

/**
 * Lets the form import what it must know of content/booking.yaml before it asks for times, and no more. Where nothing is
 * offered that is null, and a build leaves out all that hangs on it.
 */
export function callsOnOffer() {
  return {
    name: 'calls-on-offer',
    load: async (id: string) =>
      id === join(root, file) ? `export const calls = ${JSON.stringify(await readOffer())}` : undefined,
  };
}

async function readOffer() {
  const data: unknown = parse(await readFile(join(root, file), 'utf8'));
  const mistakes = mistakesIn(data, booking, file);
  if (mistakes.length > 0) throw new Slip(mistakes.join('\n'));
  return offeredCalls(booking.parse(data));
}
