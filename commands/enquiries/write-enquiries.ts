import type { PoolClient } from 'pg';
import { postgresTypes } from '../../contract/postgres-types.ts';
import { bookedCall, storedSubmission } from '../../contract/rows.ts';
import type { RestoredEnquiry } from './kept.ts';

/** Without those that the database derives, or that would book a call anew. */
const columns = Object.keys(
  storedSubmission.omit({ suspected_spam: true, wanted_time: true, link_hash: true }).shape,
).join(', ');

const insert = `
  insert into public.contact_submissions (${columns})
  select ${columns} from json_populate_recordset(null::public.contact_submissions, $1)
  on conflict (id) do nothing returning id`;

/** Runs after the row is inserted without a pick, so that no call is booked anew: the call is restored as it was. */
const restorePicks = `
  update public.contact_submissions as stored
  set wanted_time = sent.wanted_time, link_hash = sent.link_hash
  from json_populate_recordset(null::public.contact_submissions, $1) as sent
  where stored.id = sent.id and stored.id = any($2::uuid[]) and sent.wanted_time is not null`;

const call = Object.entries(postgresTypes(bookedCall))
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

/** Returns the ids of the enquiries whose call is in the database now. */
const insertCalls = `
  with sent as (select * from json_to_recordset($1) as sent (${call})),
  kept as (
    insert into booking.appointments (id, submission_id, starts_at, ends_at, during, status, sequence, changed_at)
    select uid, submission_id, starts_at, ends_at, tstzrange(starts_at, free_from), status, sequence, changed_at from sent
    on conflict do nothing returning id, submission_id
  ),
  linked as (
    insert into booking.links (hash, appointment_id)
    select hash, kept.id from sent join kept on kept.id = uid cross join unnest(link_hashes) as hash
    on conflict do nothing
  )
  select submission_id from kept`;

/** Updates the case, which the row's trigger has opened. */
const restoreCases = `
  update desk.cases as opened
  set status = sent.status, answered_at = sent.answered_at, version = sent.version, changed_at = sent.changed_at
  from json_to_recordset($1) as sent
    (submission_id uuid, status text, answered_at timestamptz, version integer, changed_at timestamptz)
  where opened.submission_id = sent.submission_id`;

const insertEvents = `
  insert into desk.events (id, submission_id, kind, text, state, at, person, about)
  select event.id, sent.submission_id, event.kind, event.text, event.state, event.at, event.person, event.about
  from json_to_recordset($1) as sent (submission_id uuid, events json)
  cross join json_to_recordset(sent.events) as event
    (id uuid, kind text, text text, state text, at timestamptz, person text, about timestamptz)
  on conflict (id) do nothing`;

/** What was put off last says until when. */
const putOffAgain = `
  update desk.cases as opened
  set later_until = (
    select about from desk.events as event
    where event.submission_id = opened.submission_id and kind = 'later' order by at desc limit 1)
  where status = 'open' and submission_id = any($1::uuid[])`;

/** Nobody is told of the last week again. */
const skipMonday = `
  insert into desk.mondays values (date_trunc('week', now())::date, now(), true) on conflict do nothing`;

/** Deletes the new notices but reminders: the server that took the enquiry has sent them, or will. */
const dropNotices = `
  with calls as (select id from booking.appointments where submission_id = any($1::uuid[])),
  letters as (delete from booking.letters where appointment_id in (select id from calls))
  delete from notifications.outbox where submission_id = any($1::uuid[]) and channel <> 'visitor-reminder'`;

export type WrittenEnquiries = Awaited<ReturnType<typeof writeEnquiries>>;

/** `withoutCall`: the ids of enquiries whose call's time was taken. */
export async function writeEnquiries(client: PoolClient, enquiries: RestoredEnquiry[]) {
  const rows = JSON.stringify(enquiries);
  const inserted = await client.query<{ id: string }>(insert, [rows]);
  const ids = inserted.rows.map(({ id }) => id);
  await client.query(restorePicks, [rows, ids]);
  const withoutCall = await writeCalls(client, enquiries, new Set(ids));
  await writeCases(client, enquiries, new Set(ids));
  await client.query(dropNotices, [ids]);
  await client.query(skipMonday);
  return { enquiries: ids.length, withoutCall };
}

async function writeCalls(client: PoolClient, enquiries: RestoredEnquiry[], ids: Set<string>) {
  const calls = enquiries.flatMap(({ id, call }) => (call && ids.has(id) ? [call] : []));
  if (calls.length === 0) return [];
  await client.query('select booking.lock_calendar()');
  const { rows } = await client.query<{ submission_id: string }>(insertCalls, [JSON.stringify(calls)]);
  const kept = new Set(rows.map(({ submission_id }) => submission_id));
  return calls.map(({ submission_id }) => submission_id).filter((id) => !kept.has(id));
}

async function writeCases(client: PoolClient, enquiries: RestoredEnquiry[], ids: Set<string>): Promise<void> {
  const cases = JSON.stringify(enquiries.flatMap(({ id, desk }) => (desk && ids.has(id) ? [desk] : [])));
  await client.query(restoreCases, [cases]);
  await client.query(insertEvents, [cases]);
  await client.query(putOffAgain, [[...ids]]);
}
