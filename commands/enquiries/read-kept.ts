import type { BlockedTime } from '../../contract/desk.ts';
import type { Backend } from './backend.ts';
import { type Enquiry, type Report, readAll } from './read-all.ts';

/** What a backup keeps and a copy carries. */
export type Kept = { enquiries: Enquiry[]; blockedTimes: BlockedTime[] };

export async function readKept(backend: Backend, report: Report): Promise<Kept> {
  const enquiries = await readAll(backend, report);
  const blockedTimes = await backend.blockedTimes();
  if (!blockedTimes) {
    console.error(
      'Blocked times are left out: the server or project is older than this version. Start it anew, or push the schema.',
    );
  }
  return { enquiries, blockedTimes: blockedTimes ?? [] };
}
