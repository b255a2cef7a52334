import { join } from 'node:path';
import { offeredCalls } from '../../content/schemas/booking.ts';
import { readBooking } from '../read-yaml.ts';
import { root } from '../root.ts';

/**
 * Lets the form import what it must know of content/booking.yaml before it asks for times, and no more. Where nothing is
 * offered that is null, and a build leaves out all that hangs on it.
 */
export function callsOnOffer() {
  return {
    name: 'calls-on-offer',
    load: async (id: string) =>
      id === join(root, 'content/booking.yaml')
        ? `export const calls = ${JSON.stringify(offeredCalls(await readBooking()))}`
        : undefined,
  };
}
