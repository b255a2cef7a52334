import { badKey, unavailable } from '../../content/messages/desk-answers.ts';
import type { Given, Gives, OwnersFunction } from '../../contract/functions.ts';
import { functionsPath, hostedEndpoint, type WireError } from '../../contract/wire.ts';
import type { Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { refuseUnfit, runFunction } from '../language/functions.ts';
import { WireFault } from '../requests/wire-fault.ts';

/** The desk's only access to the database: it calls functions of the contract. */
export type DatabaseClient = {
  /** What it writes carries the name of whoever uses the session's device. */
  call<Name extends OwnersFunction>(
    name: Name,
    given: Given<Name>,
    session?: string,
  ): Promise<Gives<Name> | WireFault>;
  /** Passes a call of the page on, and returns the JSON as the database wrote it. */
  forward(
    name: OwnersFunction,
    given: Record<string, unknown>,
    session?: string,
  ): Promise<string | WireFault>;
};

export const clientWith = (forward: DatabaseClient['forward']): DatabaseClient => ({
  forward,
  async call(name, given, session) {
    const answer = await forward(name, given, session);
    return answer instanceof WireFault ? answer : JSON.parse(answer);
  },
});

export const openOwnClient = (parts: { store: Store; freeTimes: FreeTimes }): DatabaseClient =>
  clientWith(async (name, given, session) => {
    const headers = session ? { 'x-desk-session': session } : {};
    const rows = await runFunction(name, given, 'service_role', parts, headers);
    return rows instanceof WireFault ? inOwnersWords(rows) : String(rows[0]?.['body']);
  });

const longestWaitMs = 10_000;

/** Calls a Supabase project, or any PostgREST. The key never leaves the server. */
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

/** The desk's page takes 401 and 403 for its own session, so a refused key becomes 503. */
function inOwnersWords(fault: WireFault): WireFault {
  if (fault.status === 401 || fault.status === 403) return new WireFault(503, fault.error.code, badKey);
  return fault.status >= 500 ? away() : fault;
}
