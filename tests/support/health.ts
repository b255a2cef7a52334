import { expect, vi } from 'vitest';

type Server = { url: string };

/** 200 where enquiries can be stored, 503 where they cannot. */
export const healthOf = async ({ url }: Server): Promise<number> => (await fetch(`${url}/healthz`)).status;

/** A server answers before its database does. Only what hangs takes this long. */
export const untilUp = (server: Server) =>
  vi.waitFor(async () => expect(await healthOf(server)).toBe(200), { timeout: 100_000, interval: 20 });
