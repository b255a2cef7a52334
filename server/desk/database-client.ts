import { badKey, unavailable } from '../../content/messages/desk.ts';
import { functionsPath } from '../../contract/booking.ts';
import { hostedEndpoint } from '../../contract/endpoint.ts';
import type { WireError } from '../../contract/submissions.ts';
import type { Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { refuseEndless } from '../language/desk-functions.ts';
import { runFunction } from '../language/functions.ts';
import { WireFault } from '../requests/wire-fault.ts';

/** The desk's one way to the database: it calls a function, and has its answer as JSON. */
export type DatabaseClient = { call(name: string, given: object): Promise<string | WireFault> };

/** To the store of this server. */
export const openOwnClient = (parts: { store: Store; freeTimes: FreeTimes }): DatabaseClient => ({
  async call(name, given) {
    const rows = await runFunction(name, given as Record<string, unknown>, 'service_role', parts);
    return rows instanceof WireFault ? inOwnersWords(rows) : String(rows[0]?.['body']);
  },
});

const longestWaitMs = 10_000;

/** To a Supabase project, or any PostgREST. The key stays here. */
export function openHostedClient(address: string, key: string): DatabaseClient {
  const { headers } = hostedEndpoint(address, key);
  return {
    async call(name, given) {
      const endless = refuseEndless(name, { ...given });
      if (endless) return endless;
      try {
        const answer = await fetch(new URL(`${functionsPath}/${name}`, address), {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(given),
          redirect: 'error',
          signal: AbortSignal.timeout(longestWaitMs),
        });
        const body = await answer.text();
        return answer.ok ? body : inOwnersWords(faultIn(answer.status, body));
      } catch {
        return away();
      }
    },
  };
}

function faultIn(status: number, body: string): WireFault {
  try {
    const { code, message, ...rest } = JSON.parse(body) as WireError;
    return new WireFault(status, String(code), String(message), rest);
  } catch {
    return away();
  }
}

const away = () => new WireFault(503, 'PGRST001', unavailable, { headers: { 'Retry-After': '5' } });

/** To the desk's page 401 and 403 are about its own session. */
function inOwnersWords(fault: WireFault): WireFault {
  if (fault.status === 401 || fault.status === 403) return new WireFault(503, fault.error.code, badKey);
  return fault.status >= 500 ? away() : fault;
}
