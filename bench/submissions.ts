import { buildSiteWhenStale } from '../build/build-site.ts';
import { measurePagesWhileWriting } from './pages-while-writing.ts';
import { compareRates } from './submission-rate.ts';
import type { Verdict } from './verdict.ts';

/** What taking enquiries costs: against the bare store, and for those who read pages meanwhile. */
export async function benchSubmissions(): Promise<Verdict[]> {
  await buildSiteWhenStale();
  return [...(await compareRates()), ...(await measurePagesWhileWriting())];
}
