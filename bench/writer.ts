import type { createClient } from './requests.ts';

/** Sends enquiries at an even pace until it is stopped, and then says how many a second were stored. */
export function startWriter(client: ReturnType<typeof createClient>, writesPerSecond: number) {
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1000;
  const sent: Promise<void>[] = [];
  const pace = setInterval(() => {
    while (sent.length < secondsSince() * writesPerSecond) sent.push(client.sendEnquiry());
  }, 5);
  return {
    async stop(): Promise<number> {
      clearInterval(pace);
      await Promise.all(sent);
      return sent.length / secondsSince();
    },
  };
}
