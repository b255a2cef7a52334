import type { Log, Statement, Store, Work } from '../database/store.ts';
import { type ChannelName, type Notice, sendingTimeoutMs, type ToldDevice } from './notice.ts';

/** The table of notices to be sent. Any number of servers can take notices without conflict. */

/** Longer than any sending, so that a notice has one sender at a time unless that sender died. */
const leaseSeconds = (1.5 * sendingTimeoutMs) / 1000;

const batchSize = 20;

// A channel that is set up late gets the notices of the last month. Older ones are deleted when new enquiries come.
const claim = `
  with due as materialized (
    select id from notifications.outbox
    where channel = $1 and due_at between now() - interval '30 days' and now()
    order by due_at limit ${batchSize} for update skip locked
  )
  update notifications.outbox as notice
  set attempts = least(notice.attempts, 1000000) + 1, due_at = now() + interval '${leaseSeconds} seconds'
  from due, public.contact_submissions as submission
  where notice.id = due.id and submission.id = notice.submission_id
  returning notice.id, notice.attempts, notice.sequence, to_json(submission) as submission, (
    select to_json(call) from (
      select id as uid, starts_at, ends_at, status, sequence, moved_from, changed_by,
        booking.thread_before(appointments, notice.sequence + (notice.channel = 'visitor-reminder')::int) as thread
      from booking.appointments where submission_id = submission.id
    ) as call
  ) as call, booking.is_spam(submission.id), notifications.told_device(notice.device, submission.id) as device`;

const handOut = `
  insert into booking.links (hash, appointment_id)
  select $2, id from booking.appointments where submission_id = $1`;

const settle = 'delete from notifications.outbox where id = $1 and attempts = $2';

const postpone =
  "update notifications.outbox set due_at = now() + $3 * interval '1 second' where id = $1 and attempts = $2";

// Never due again, and deleted with its enquiry.
const setAside = "update notifications.outbox set due_at = 'infinity' where id = $1";

const noteOnEnquiry = 'select public.desk_write($1::uuid, $2::uuid, $3)';
const forgetDevice = "select public.desk_tell_device($1::uuid, '', '', '', false)";

export function createOutbox(store: Store, log: Log) {
  const run = (text: string, values: Statement['values'], role: Work['role'] = 'notification_worker') =>
    store.run({ purpose: 'upkeep', role, headers: {}, statement: { text, values } });

  let lastRefusal: string | undefined;

  return {
    async claim(channel: ChannelName): Promise<Notice[]> {
      const outcome = await run(claim, [channel]);
      // The store itself logs that the database is away.
      if (outcome.kind === 'refused' && outcome.code !== lastRefusal)
        log.error(
          `No ${channel} can be sent: the database refuses to give notices (SQLSTATE ${outcome.code}).`,
        );
      lastRefusal = outcome.kind === 'refused' ? outcome.code : undefined;
      return outcome.kind === 'done' ? (outcome.rows as Notice[]) : [];
    },
    /** Lets whoever has the secret behind the hash move and cancel the call. */
    handOutLink: ({ submission }: Notice, hash: string) => run(handOut, [submission.id, hash]),
    setAside: ({ id }: Notice) => run(setAside, [id]),
    /** Keyed by the notice's id, so that the note is written once. */
    noteOnEnquiry: ({ id, submission }: Notice, words: string) =>
      run(noteOnEnquiry, [id, submission.id, words], 'service_role'),
    /** Tells a device no more that its push service does not know. */
    forgetDevice: ({ session }: ToldDevice) => run(forgetDevice, [session], 'service_role'),
    settle: ({ id, attempts }: Notice) => run(settle, [id, attempts]),
    postpone: ({ id, attempts }: Notice, seconds: number) => run(postpone, [id, attempts, seconds]),
  };
}
