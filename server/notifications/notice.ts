import type { Appointment, StoredSubmission } from '../../contract/rows.ts';

/** The last three tell of a call that has changed, and the visitor's of each. */
export type ChannelName = 'mail' | 'webhook' | 'visitor-call' | 'owner-call' | 'webhook-call';

/** One enquiry, or one change of its call, that somebody is to be told of through one channel. */
export type Notice = {
  id: string;
  /** This one included. */
  attempts: number;
  /** The change of the call that it tells of. */
  sequence: number;
  submission: StoredSubmission;
  /** As it is now. */
  call: Appointment | null;
};

/** What became of a notice: the reason is fit for the log, and what is outdated nobody needs to be told any more. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'outdated' }
  /** For good; whoever sends it has told the owner. */
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };

/** A way to tell the owner, or a visitor. */
export type Channel = {
  name: ChannelName;
  send(notice: Notice): Promise<Delivery>;
  close(): void;
};

/** No sending takes longer, or somebody else would begin it again meanwhile. */
export const sendingTimeoutMs = 30_000;
