import { parseArgs } from 'node:util';
import { Slip } from '../build/slip.ts';

/** For the benches that watch a server for as long as they are told: `npm run bench -- soak --minutes 2`. */
export const minutesOption = { minutes: { type: 'string', default: '10' } } as const;

export function readMinutes(): number {
  const { values } = parseArgs({ args: process.argv.slice(3), options: minutesOption });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Slip(`--minutes is ${values.minutes}, and must be a number above 0.`);
  return minutes;
}
