import type { WholeEnquiry } from '../../contract/desk.ts';

/** What the visitor sent. */
export type Sent = WholeEnquiry['enquiry'];
