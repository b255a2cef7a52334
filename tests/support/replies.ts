import { once } from 'node:events';
import { expect, type TestContext } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import type { RunningServer } from '../processes/server.ts';
import type { openDesk } from './desk.ts';
import { startOnEither } from './either-store.ts';
import { serviceKey } from './engines.ts';
import { send } from './enquiries.ts';

/** Servers with a desk, and replies sent from it. */

type Desk = Awaited<ReturnType<typeof openDesk>>;

export const deskSettings = {
  SERVICE_ROLE_KEY: serviceKey,
  RATE_LIMIT_PER_MINUTE: '0',
  TRUST_PROXY: 'loopback',
};

export const startDesk = (variables: Record<string, string>): Promise<RunningServer> =>
  startOnEither({ ...deskSettings, ...variables });

/** A server for one test, which may kill it. */
export async function start(
  { onTestFinished }: TestContext,
  variables: Record<string, string>,
): Promise<RunningServer> {
  const server = await startDesk(variables);
  onTestFinished(async () => {
    await server.stop();
  });
  return server;
}

export async function kill(server: RunningServer) {
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
}

export const reply = async (
  desk: Desk,
  submission: string,
  event: string,
  text = 'Hi Ada,\n\nhello.',
  seen = 0,
) => {
  const answer = await desk.post('reply', { event, submission, text, seen });
  return { status: answer.status, ...JSON.parse(answer.body.toString()) } as {
    status: number;
    state?: string;
  };
};

export async function enquire(url: string, fields: Record<string, unknown> = {}): Promise<string> {
  const enquiry = makeEnquiry(fields);
  expect((await send(url, enquiry)).status).toBe(201);
  return enquiry.id;
}
