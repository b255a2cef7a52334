import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { steps } from '../../content/desk-words/first-steps.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { untilSomeTimeIsFree } from '../support/booking-site.ts';
import { closedSite } from '../support/booking-sites.ts';
import { runCommand } from '../support/command.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { startMailbox } from '../support/mailbox.ts';
import { startWebhook } from '../support/webhook.ts';

const doctor = (args: string[], variables: Record<string, string> = {}) =>
  runCommand('commands/doctor.ts', args, { NO_COLOR: '1', SERVICE_ROLE_KEY: serviceKey, ...variables });
const common = { SERVICE_ROLE_KEY: serviceKey };

test('finds no fault in a sound site, sends test notices, and leaves no trace', async () => {
  const server = await startOnEither(common);
  await untilSomeTimeIsFree(server.url);
  const [mailbox, webhook] = [await startMailbox(), await startWebhook()];
  const { code, output } = await doctor([server.url, '--send'], { ...mailbox.settings, ...webhook.settings });
  expect(output).toContain('All is well.');
  expect(output).not.toContain('BAD');
  expect(output).toContain("ok    nobody reads others' calls");
  expect(output).toContain('ok    a backup has the times that are blocked');
  expect(output).toContain('ok    nobody cancels a call without its secret');
  // What the repository leaves to its owner.
  expect(output).toContain(steps.processors.title(2));
  expect(output).toContain(`open  ${steps.owner.title}`);
  expect(output).toContain(`open  ${steps.prices.title}`);
  expect(output).toMatch(new RegExp(`^open {2}${steps.quotes.title(5)}: .*barber-shop-ai`, 'm'));
  expect(code).toBe(0);
  await expect.poll(() => [mailbox.mails.length, webhook.deliveries.length]).toEqual([1, 1]);
  expect(await storedRows(server.url)).toEqual([]);
  await Promise.all([server.stop(), mailbox.stop(), webhook.stop()]);
});

test('names a wrong service key, and compares what is offered with the file', async () => {
  const server = await startOnEither(common, closedSite().program);
  const { code, output } = await doctor([server.url], { SERVICE_ROLE_KEY: 'x'.repeat(32) });
  expect(output).toContain('BAD   the service key is not accepted');
  expect(output).toMatch(/cannot read the times that are blocked .+\n.+SERVICE_ROLE_KEY/);
  expect(output).toContain('BAD   no time for a call is free, though the hours offer some');
  expect(code).toBe(1);
  await server.stop();
});

test('says to push a missing schema, and survives an address that does not answer', async () => {
  const empty = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'PGRST205', message: 'Could not find the table' }));
  }).listen(0, '127.0.0.1');
  await once(empty, 'listening');
  const { port } = empty.address() as AddressInfo;
  const { code, output } = await doctor([`http://127.0.0.1:${port}`]);
  expect(output).toMatch(/the table for messages is not there\n.+supabase db push/);
  expect(output).toContain('the home page answers 404');
  expect(output).toMatch(/a backup lacks the times that are blocked .+\n.+supabase db push/);
  expect(code).toBe(1);
  empty.close();

  const nobody = await doctor([`http://127.0.0.1:${port}`]);
  expect(nobody.output).toContain('A check could not be made');
  expect(nobody.code).toBe(1);
});

describe('a database whose policies have been loosened', async () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');

  test('is cried out', async () => {
    const url = await freshDatabase();
    const server = await startOnEither({ ...common, DATABASE_URL: url });
    await send(server.url, makeEnquiry());
    await withClient(url, (client) =>
      client.query('create policy leak on contact_submissions for select to anon using (true)'),
    );
    const { code, output } = await doctor([server.url]);
    expect(output).toContain('BAD   ANYBODY CAN READ YOUR MESSAGES: 2 of them');
    expect(code).toBe(1);
    await server.stop();
  });
});
