import { build } from 'astro';
import { checkCompany } from './check-company.ts';
import { contentSlip } from './content-slip.ts';
import { checkSamples } from './vite-plugins/samples.ts';

/** Has Astro write the pages into a folder. build-site.ts gives it a process of its own. */

checkCompany();
await checkSamples();
try {
  // What Astro kept of the entries it keeps when a schema changes: by force it reads every entry again.
  await build({ force: true, outDir: process.argv[2] ?? 'dist' });
} catch (error) {
  throw contentSlip(error) ?? error;
}
