import { expect, vi } from 'vitest';

type Server = { url: string };

/** 200 if enquiries can be stored, 503 if not. */
export const healthOf = async ({ url }: Server): Promise<number> => (await fetch(`${url}/healthz`)).status;

/** Waits for the database, which is ready later than the server. Only a hanging server takes this long. */
export const untilUp = (server: Server) =>
  vi.waitFor(async () => expect(await healthOf(server)).toBe(200), { timeout: 100_000, interval: 20 });
