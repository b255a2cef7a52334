import type { StoredSubmission } from '../../contract/submissions.ts';
import type { Backend } from './backend.ts';

const pageSize = 1000;
const enquiries = 'source=eq.contact';

/**
 * Every enquiry, newest first. Pages follow the id, so that what is stored or erased meanwhile neither doubles
 * nor hides another row.
 */
export async function readAll(
  backend: Backend,
  report: (read: number, total: number) => void,
): Promise<StoredSubmission[]> {
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
  return rows.sort((one, other) => Date.parse(other.received_at) - Date.parse(one.received_at));
}
