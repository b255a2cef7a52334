import { randomUUID } from 'node:crypto';
import { deskPath } from '../../contract/desk.ts';
import { storedSubmission } from '../../contract/rows.ts';
import type { Endpoint } from '../../contract/wire.ts';
import type { DatabaseClient } from '../../server/desk/database-client.ts';
import { createMailChannel } from '../../server/notifications/mail.ts';
import type { Channel } from '../../server/notifications/notice.ts';
import { createWebhookChannel } from '../../server/notifications/webhook.ts';
import { WireFault } from '../../server/requests/wire-fault.ts';
import type { Settings } from '../../server/settings.ts';
import { lowestId } from '../enquiries/backend.ts';
import { callAsVisitor } from './enquiries.ts';
import { bad, type Finding, good, skipped } from './finding.ts';

/** Sends a made-up enquiry through each channel, when --send is given. */
export async function checkNotices({ smtp, webhook }: Settings, isAskedTo: boolean): Promise<Finding[]> {
  const channels = [
    smtp && createMailChannel({ ...smtp, callTerms: { zone: 'UTC' }, siteUrl: undefined }),
    webhook && createWebhookChannel(webhook, 'webhook'),
  ].filter((channel) => channel !== undefined);
  if (channels.length === 0) return [skipped('no email and no webhook is set here')];
  if (!isAskedTo) return [skipped('email and webhook are tried with --send')];
  return Promise.all(channels.map(tryChannel));
}

const nothing = Object.fromEntries(Object.keys(storedSubmission.shape).map((name) => [name, null]));

async function tryChannel(channel: Channel): Promise<Finding> {
  const now = new Date().toISOString();
  const sending = await channel.send({
    id: randomUUID(),
    attempts: 1,
    sequence: 0,
    call: null,
    is_spam: false,
    device: null,
    submission: storedSubmission.parse({
      ...nothing,
      id: randomUUID(),
      name: 'Doctor',
      email: 'doctor@example.com',
      business_details: 'A check of the notifications. Nobody has written this.',
      created_at: now,
      source: 'connection-test',
      suspected_spam: false,
      received_at: now,
    }),
  });
  await channel.close();
  return sending.kind !== 'failed'
    ? good(`the ${channel.name} was taken; see that it arrives`)
    : bad(
        `the ${channel.name} was not taken (${sending.reason})`,
        'Check the address, the login and the port.',
      );
}

/** Checks that the desk answers the owner and nobody else. */
export async function checkDesk(site: string, endpoint: Endpoint, owner: DatabaseClient | undefined) {
  return [await checkPage(site), await checkClosed(endpoint), ...(owner ? await checkKept(owner) : [])];
}

async function checkPage(site: string): Promise<Finding> {
  const page = await fetch(new URL(deskPath, site));
  if (page.status === 404) return skipped('no desk: it is switched off, or has no server here');
  if (!page.ok) return bad(`the desk answers ${page.status}`, (await page.text()).trim());
  const policy = page.headers.get('content-security-policy') ?? '';
  const isHidden = page.headers.get('x-robots-tag')?.includes('noindex');
  return policy.includes('require-trusted-types-for') && isHidden
    ? good('the desk answers, with its headers')
    : bad('the desk lacks its headers', 'Something before the site rewrites them.');
}

/** Calls a desk function as a visitor. */
async function checkClosed(endpoint: Endpoint): Promise<Finding> {
  const answer = await callAsVisitor(endpoint, 'desk_sessions', {});
  return answer.ok
    ? bad('a visitor may call the desk', 'Push the migrations again, and run tests/server/policies.sql.')
    : good('a visitor may not call the desk');
}

/** Calls desk functions as a backup does. */
async function checkKept(owner: DatabaseClient): Promise<Finding[]> {
  const times = await owner.call('desk_blocked_times', { after: lowestId });
  if (times instanceof WireFault) return [lacking('the times that are blocked', times)];
  const website = await owner.call('desk_website', {});
  return website instanceof WireFault
    ? [lacking('the changed words of the website', website)]
    : [good('a backup has the times that are blocked and the words of the website')];
}

const lacking = (what: string, { status, error }: WireFault): Finding =>
  bad(
    `a backup ${status === 404 ? 'lacks' : 'cannot read'} ${what} (${error.message})`,
    status === 404
      ? 'The schema or the server is older than this version: npx supabase db push, or restart the server.'
      : 'Is SERVICE_ROLE_KEY the one of this server or project?',
  );
