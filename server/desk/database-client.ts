import { badKey, unavailable } from '../../content/messages/desk.ts';
import type { Given, Gives, OwnersFunction } from '../../contract/functions.ts';
import { functionsPath, hostedEndpoint, type WireError } from '../../contract/wire.ts';
import type { Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { refuseUnfit, runFunction } from '../language/functions.ts';
import { WireFault } from '../requests/wire-fault.ts';

/** The desk's one way to the database: it calls a function of the contract. */
export type DatabaseClient = {
  call<Name extends OwnersFunction>(name: Name, given: Given<Name>): Promise<Gives<Name> | WireFault>;
  /** What the page asks, to be answered as the database has written it. */
  forward(name: OwnersFunction, given: Record<string, unknown>): Promise<string | WireFault>;
};

const clientWith = (forward: DatabaseClient['forward']): DatabaseClient => ({
  forward,
  async call(name, given) {
    const answer = await forward(name, given);
    return answer instanceof WireFault ? answer : JSON.parse(answer);
  },
});

/** To the store of this server. */
export const openOwnClient = (parts: { store: Store; freeTimes: FreeTimes }): DatabaseClient =>
  clientWith(async (name, given) => {
    const rows = await runFunction(name, given, 'service_role', parts);
    return rows instanceof WireFault ? inOwnersWords(rows) : String(rows[0]?.['body']);
  });

const longestWaitMs = 10_000;

/** To a Supabase project, or any PostgREST. The key stays here. */
export function openHostedClient(address: string, key: string): DatabaseClient {
  const { headers } = hostedEndpoint(address, key);
  return clientWith(async (name, given) => {
    const unfit = refuseUnfit(name, given);
    if (unfit) return unfit;
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
  });
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
