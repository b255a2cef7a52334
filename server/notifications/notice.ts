import type { Appointment, StoredSubmission } from '../../contract/rows.ts';
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
