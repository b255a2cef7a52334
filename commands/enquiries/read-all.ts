import type { BlockedTime, BookedCall, KeptCase, StoredSubmission } from '../../contract/rows.ts';
import type { Backend } from './backend.ts';

/** An enquiry, its call, and what was done with it at the desk. */
export type Enquiry = StoredSubmission & { call: BookedCall | null; desk: KeptCase | null };

export type Report = (read: number, total: number) => void;

const pageSize = 1000;
const enquiries = 'source=eq.contact';

/**
 * Every enquiry, newest first. Pages are read in the order of ids, so that rows stored or erased meanwhile neither
 * repeat nor hide another row.
 */
export async function readAll(backend: Backend, report: Report): Promise<Enquiry[]> {
  const total = await backend.count(enquiries);
  const rows: StoredSubmission[] = [];
  for (let after = ''; ; ) {
    const page = await backend.find(`${enquiries}&order=id.asc&limit=${pageSize}${after}`);
    rows.push(...page);
    report(rows.length, total);
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = `&id=gt.${last.id}`;
  }
  const newestFirst = rows.sort((one, other) => Date.parse(other.received_at) - Date.parse(one.received_at));
  return joinEnquiries(newestFirst, await backend.calls(), await backend.cases());
}

export function joinEnquiries(rows: StoredSubmission[], calls: BookedCall[], cases: KeptCase[]): Enquiry[] {
  const callOf = new Map(calls.map((call) => [call.submission_id, call]));
  const deskOf = new Map(cases.map((kept) => [kept.submission_id, kept]));
  return rows.map((row) => ({
    ...row,
    call: callOf.get(row.id) ?? null,
    desk: deskOf.get(row.id) ?? null,
  }));
}

/** What a backup or a copy contains. */
export type BackupContents = { enquiries: Enquiry[]; blockedTimes: BlockedTime[] };

export async function readBackupContents(backend: Backend, report: Report): Promise<BackupContents> {
  const enquiries = await readAll(backend, report);
  const blockedTimes = await backend.blockedTimes();
  if (!blockedTimes) {
    console.error(
      'Blocked times are left out: the server or project is older than this version. Start it anew, or push the schema.',
    );
  }
  return { enquiries, blockedTimes: blockedTimes ?? [] };
}
