import { setTimeout as pause } from 'node:timers/promises';
import type { Appointment, StoredSubmission } from '../../contract/rows.ts';
import type { Log, Statement, Store, Work } from '../database/store.ts';
import type { DeviceKeys } from './web-push.ts';

/** Those of a call are for its changes; `visitor-call` is also for its booking. Those of `push` tell one device. */
export type ChannelName =
  | 'mail'
  | 'webhook'
  | `${'visitor' | 'owner' | 'webhook'}-call`
  | 'visitor-reminder'
  | PushChannelName;
export type PushChannelName = 'push' | 'push-deadline' | 'push-later' | 'push-call';

/** One enquiry, or one change of its call, to be reported through one channel. */
export type Notice = {
  id: string;
  /** Includes this attempt. */
  attempts: number;
  /** The number of the change of the call that this reports. */
  sequence: number;
  submission: StoredSubmission;
  /** The call's current state. */
  call: ToldCall | null;
  is_spam: boolean;
  /** Null for other channels, and once it has been signed out. */
  device: ToldDevice | null;
};

export type ToldCall = Appointment & {
  moved_from: string | null;
  /** Who at the desk changed it last: null if the visitor did. */
  changed_by: string | null;
  /** The ids of our reply and of the first mail about the call, as far as the visitor has got them. */
  thread: string[];
};

export const stateOf = ({ status, moved_from }: ToldCall) =>
  status === 'cancelled' ? 'cancelled' : moved_from === null ? 'booked' : 'moved';

export type ToldDevice = DeviceKeys & {
  session: string;
  endpoint: string;
  shows_name: boolean;
  /** Whether this enquiry is to be answered now, and how many are. */
  is_open: boolean;
  to_answer: number;
};

const hourMs = 60 * 60_000;

/** A reminder of a call: undefined if it has changed or begun. The first one is followed by another, an hour before the call. */
export function reminderIn({
  sequence,
  call,
}: Notice): { call: ToldCall; next: number | undefined } | undefined {
  const left = Date.parse(call?.starts_at ?? '') - Date.now();
  if (call?.status !== 'booked' || call.sequence !== sequence || left <= 0) return undefined;
  return { call, next: left > 2 * hourMs ? Math.ceil((left - hourMs) / 1000) : undefined };
}

/** The result of sending a notice. Reasons are fit for the log; an outdated notice needs no sending any more. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'outdated' }
  /** Its time has not come yet, or comes again. */
  | { kind: 'early'; seconds: number }
  /** Refused for good. The owner is told elsewhere. */
  | { kind: 'refused'; reason: string }
  /** The receiver may say how long it wants to be left alone. */
  | { kind: 'failed'; reason: string; retryAfter?: number };

/** A way to tell the owner or a visitor. */
export type Channel = {
  name: ChannelName;
  send(notice: Notice): Promise<Delivery>;
  close(): void | Promise<void>;
};

/** Every channel gives up within this time, or another server would start the same notice again. */
export const sendingTimeoutMs = 30_000;

/** Posts to another program, which may not send us elsewhere. Its answer is not read. */
export async function postTo(
  address: string,
  headers: Record<string, string>,
  body: string | Buffer<ArrayBuffer>,
): Promise<Response | Extract<Delivery, { kind: 'failed' }>> {
  try {
    const signal = AbortSignal.timeout(sendingTimeoutMs / 2);
    const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    const { name, cause } = error as Error;
    // fetch puts the network's error into the cause.
    return { kind: 'failed', reason: cause instanceof Error && 'code' in cause ? String(cause.code) : name };
  }
}

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

  /** Repeated while the database is away, or whoever has been told would be told again when the lease ends. */
  async function note(text: string, values: Statement['values']): Promise<void> {
    const leaseEnds = Date.now() + leaseSeconds * 1000;
    while ((await run(text, values)).kind === 'unavailable' && Date.now() < leaseEnds)
      await pause(1_000, undefined, { ref: false });
  }

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
    setAside: ({ id }: Notice) => note(setAside, [id]),
    /** Keyed by the notice's id, so that the note is written once. */
    noteOnEnquiry: ({ id, submission }: Notice, words: string) =>
      run(noteOnEnquiry, [id, submission.id, words], 'service_role'),
    /** Tells a device no more that its push service does not know. */
    forgetDevice: ({ session }: ToldDevice) => run(forgetDevice, [session], 'service_role'),
    settle: ({ id, attempts }: Notice) => note(settle, [id, attempts]),
    postpone: ({ id, attempts }: Notice, seconds: number) => note(postpone, [id, attempts, seconds]),
  };
}
