import { randomBytes, randomUUID } from 'node:crypto';
import { parse } from 'yaml';
import { booking } from '../../content/schemas/booking.ts';
import { deskPath } from '../../contract/desk.ts';
import { type ConnectionTestSubmission, storedSubmission } from '../../contract/rows.ts';
import { type Endpoint, functionUrl, submissionIdHeader } from '../../contract/wire.ts';
import type { DatabaseClient } from '../../server/desk/database-client.ts';
import { createMailChannel } from '../../server/notifications/mail.ts';
import type { Channel } from '../../server/notifications/notice.ts';
import { createWebhookChannel } from '../../server/notifications/webhook.ts';
import { WireFault } from '../../server/requests/wire-fault.ts';
import type { Settings } from '../../server/settings.ts';
import { asPublished, lowestId } from '../enquiries/backend.ts';
import { bad, type Finding, good, skipped } from './finding.ts';

/** Asks the data interface what any visitor may ask, and what no visitor may get. */
export async function checkEnquiries({ url, headers }: Endpoint, owner: DatabaseClient | undefined) {
  const row = makeRow();
  const ask = (query: string, options: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(url + query, { ...options, headers: { ...headers, ...options.headers } });
  const post = (body: object) =>
    ask('', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        [submissionIdHeader]: row.id,
      },
      body: JSON.stringify(body),
    });

  // Without an id the server answers with an empty list and does not ask the database.
  const askIt = (query: string) => ask(query, { headers: { [submissionIdHeader]: randomUUID() } });

  const schema = await askIt('?select=*&limit=1');
  if (!schema.ok) return [await wordMissingSchema(schema)];

  const inserted = await post(row);
  if (inserted.status !== 201) {
    return [good('the schema is there'), await wordRefusal('a message is not accepted', inserted)];
  }
  const [given] = (await inserted.json()) as { id?: string }[];
  const own = await rowsOf(await ask('', { headers: { [submissionIdHeader]: row.id } }));
  const repeated = await post(row);
  const forged = await post({ ...row, id: randomUUID(), received_at: '2000-01-01T00:00:00Z' });
  const strangers = await rowsOf(await askIt('?select=*&limit=1000'));
  const named = await rowsOf(await askIt(`?id=eq.${row.id}`));
  const outbox = await fetch(new URL('outbox', url), {
    headers: { ...headers, 'Accept-Profile': 'notifications' },
  });
  const changed = await ask(`?id=eq.${row.id}`, {
    method: 'DELETE',
    headers: { Prefer: 'return=representation' },
  });
  const changedRows = changed.ok ? await rowsOf(changed) : [];

  return [
    good('the schema is there'),
    given?.id === row.id && own.length === 1
      ? good('a message is accepted, and its sender reads it back')
      : bad('a message is accepted, but its sender cannot read it back', policyAdvice),
    repeated.status === 409
      ? good('the same message is not stored twice')
      : bad(`the same message sent twice is answered with ${repeated.status}`, policyAdvice),
    strangers.length + named.length === 0
      ? good("nobody reads others' messages")
      : bad(`ANYBODY CAN READ YOUR MESSAGES: ${strangers.length} of them came without a key`, leakAdvice),
    changedRows.length === 0
      ? good("nobody erases others' messages")
      : bad('ANYBODY CAN ERASE YOUR MESSAGES', leakAdvice),
    forged.ok
      ? bad('a visitor can set the time of receipt', policyAdvice)
      : good('a visitor writes the form and nothing else'),
    outbox.ok ? bad('the notifications can be read', leakAdvice) : good('the notifications are out of reach'),
    await cleanUp(row.id, owner),
  ];
}

const policyAdvice =
  'The schema is not the one in supabase/migrations: push it again (docs/supabase.md), or npm run migrate.';
const leakAdvice =
  'Take the site offline now. Then push the schema again and drop every policy it does not have (docs/supabase.md).';

function makeRow(): ConnectionTestSubmission {
  return {
    id: randomUUID(),
    name: 'Doctor',
    email: 'doctor@example.com',
    instagram_handle: '@doctor',
    other_social_media: '',
    business_details: 'A check of the connection. Nobody has written this.',
    source: 'connection-test',
  };
}

async function rowsOf(response: Response): Promise<unknown[]> {
  const rows = response.ok ? await response.json() : [];
  return Array.isArray(rows) ? rows : [];
}

async function wordMissingSchema(response: Response): Promise<Finding> {
  const text = await response.clone().text();
  return text.includes('PGRST205') || response.status === 404
    ? bad('the table for messages is not there', 'Push the schema: npx supabase db push, or npm run migrate.')
    : wordRefusal('the data interface does not answer as it should', response);
}

async function wordRefusal(what: string, response: Response): Promise<Finding> {
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  const advice =
    response.status === 401
      ? 'Is PUBLIC_SUPABASE_ANON_KEY the key of this project, and the schema the newest?'
      : 'Look at the log of the server or of the project.';
  return bad(`${what} (${response.status} ${message})`, advice);
}

async function cleanUp(id: string, owner: DatabaseClient | undefined): Promise<Finding> {
  if (!owner)
    return good('without SERVICE_ROLE_KEY the row of this check stays until a test an hour from now');
  const answer = await owner.call('desk_erase', { submission: id });
  if (!(answer instanceof WireFault) && answer.erased === 1) return good('the service key reads and erases');
  const what = answer instanceof WireFault ? answer.error.message : 'nothing was erased';
  return bad(
    `the service key is not accepted (${what})`,
    'Is SERVICE_ROLE_KEY the one of this server or project?',
  );
}

const callAsVisitor = (endpoint: Endpoint, name: string, given: object) =>
  fetch(functionUrl(endpoint, name), {
    method: 'POST',
    headers: { ...endpoint.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
  });

/** Asks the calendar what any visitor may ask, and what no visitor may get. It books nothing. */
export async function checkCalendar(endpoint: Endpoint, owner: DatabaseClient | undefined) {
  const call = (name: string, given: object) => callAsVisitor(endpoint, name, given);
  const free = await call('free_times', {});
  if (!free.ok) return [bad(`free times cannot be read (${free.status})`, policyAdvice)];
  const times = (await free.json()) as unknown[];
  const guessed = await call('cancel_appointment', { secret: randomBytes(32).toString('base64url') });
  const strangers = await call('desk_kept', { after: lowestId });
  const { offered } = await bookingOf(owner);
  return [
    guessed.ok && ((await guessed.json()) as unknown[]).length === 0
      ? good('nobody cancels a call without its secret')
      : bad(`a guessed secret is answered with ${guessed.status}`, policyAdvice),
    strangers.ok
      ? bad(
          'ANYBODY CAN READ YOUR CALLS',
          'Push the schema again and revoke what it does not grant (docs/supabase.md).',
        )
      : good("nobody reads others' calls"),
    offered === times.length > 0
      ? good(offered ? `${times.length} times for a call are free` : 'no times for a call are offered')
      : offered
        ? bad('no time for a call is free, though the hours offer some', offerAdvice)
        : bad(`${times.length} times are offered, though they are switched off`, offerAdvice),
  ];
}

/** The hours of this checkout, with what was published at the desk. */
async function bookingOf(owner: DatabaseClient | undefined) {
  const kept = await owner?.call('desk_website', {});
  const words = kept === undefined || kept instanceof WireFault ? [] : kept.words;
  return booking.parse(parse(await asPublished('content/booking.yaml', words)));
}

const offerAdvice =
  'Is every time taken? Look at Website, Hours of calls, at the desk. Else build the site and restart the server';

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
