import type { StoredSubmission } from '../../contract/submissions.ts';

export type ChannelName = 'mail' | 'webhook';

/** One enquiry the owner is to be told of through one channel. */
export type Notice = {
  id: string;
  /** This one included. */
  attempts: number;
  submission: StoredSubmission;
};

/** What became of a notice; the reason is fit for the log. */
type Delivery = { kind: 'sent' } | { kind: 'failed'; reason: string };

/** A way to tell the owner. */
export type Channel = {
  name: ChannelName;
  send(notice: Notice): Promise<Delivery>;
  close(): void;
};

/** No sending takes longer, or somebody else would begin it again meanwhile. */
export const sendingTimeoutMs = 30_000;
