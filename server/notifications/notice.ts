import type { Appointment, StoredSubmission } from '../../contract/rows.ts';

/** The last three are for changes of a call; `visitor-call` is also for its booking. */
export type ChannelName = 'mail' | 'webhook' | 'visitor-call' | 'owner-call' | 'webhook-call';

/** One enquiry, or one change of its call, to be reported through one channel. */
export type Notice = {
  id: string;
  /** Includes this attempt. */
  attempts: number;
  /** The number of the change of the call that this reports. */
  sequence: number;
  submission: StoredSubmission;
  /** The call's current state. */
  call: Appointment | null;
};

/** The result of sending a notice. Reasons are fit for the log; an outdated notice needs no sending any more. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'outdated' }
  /** Refused for good. The channel has told the owner. */
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };

/** A way to tell the owner or a visitor. */
export type Channel = {
  name: ChannelName;
  send(notice: Notice): Promise<Delivery>;
  close(): void | Promise<void>;
};

/** Every channel gives up within this time, or another server would start the same notice again. */
export const sendingTimeoutMs = 30_000;
