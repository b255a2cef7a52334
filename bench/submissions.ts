import { buildSiteWhenStale } from '../build/build-site.ts';
import { measurePagesWhileWriting } from './pages-while-writing.ts';
import { compareRates } from './submission-rate.ts';

/** What taking enquiries costs: against the bare store, and for those who read pages meanwhile. */
export async function benchSubmissions(): Promise<void> {
  await buildSiteWhenStale();
  const kept = [...(await compareRates()), ...(await measurePagesWhileWriting())];
  if (!kept.every(Boolean)) process.exitCode = 1;
}
