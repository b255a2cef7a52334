import type { CaseStatus, Decision } from '../../contract/desk.ts';

/** What can be decided about an enquiry: whether it is answered, and whether it is one at all. */
export const decisionsOn: Record<CaseStatus, { main: Decision; aside: Decision | undefined }> = {
  open: { main: 'answered', aside: 'spam' },
  answered: { main: 'reopened', aside: 'spam' },
  spam: { main: 'not-spam', aside: undefined },
};

export type Actions = {
  decide: (decision: Decision) => void;
  reply: () => void;
  note: () => void;
};
