import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { bookingFile } from '../contract/booking.ts';
import { checkCompany } from './check-company.ts';
import { contentSlip } from './content-slip.ts';
import { readBooking } from './read-yaml.ts';
import { checkSamples } from './vite-plugins/samples.ts';

/** Has Astro write the pages into a folder. build-site.ts gives it a process of its own. */

const outDir = process.argv[2] ?? 'dist';

checkCompany();
await checkSamples();
const booking = await readBooking();
try {
  // What Astro kept of the entries it keeps when a schema changes: by force it reads every entry again.
  await build({ force: true, outDir });
  // For the server, which offers the times that these pages were made for.
  await writeFile(join(outDir, bookingFile), JSON.stringify(booking));
} catch (error) {
  throw contentSlip(error) ?? error;
}
