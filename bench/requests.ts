import { Agent, request } from 'node:http';
import { submissionsPath } from '../contract/submissions.ts';
import { makeEnquiry } from '../tests/support/enquiries.ts';

/** A client that costs little beside the server it measures. */
export function createClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function ask(method: string, path: string, body = ''): Promise<number> {
    const headers = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, method, path, agent, headers: headers || {} }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      })
        .once('error', reject)
        .end(body);
    });
  }

  return {
    async readPage(path: string) {
      expectStatus(200, await ask('GET', path));
    },
    async sendEnquiry() {
      expectStatus(201, await ask('POST', submissionsPath, JSON.stringify(makeEnquiry())));
    },
    close: () => agent.destroy(),
  };
}

function expectStatus(wanted: number, status: number) {
  if (status !== wanted) throw new Error(`Answered ${status} instead of ${wanted}.`);
}

/** How often a second the task is done, by so many who each begin again when they are through. */
export async function ratePerSecond(
  task: () => Promise<unknown>,
  hands: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await task();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  return done / seconds;
}

export const median = (values: number[]) => quantile(values, 0.5);

export const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
