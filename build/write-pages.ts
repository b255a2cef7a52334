import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { company } from '../content/company.ts';
import { company as schema } from '../content/schemas/company.ts';
import { mistakesIn } from '../content/schemas/mistakes.ts';
import { bookingFile } from '../contract/booking.ts';
import { readBooking } from './read-yaml.ts';
import { contentUserError, UserError } from './user-error.ts';
import { checkSamples } from './vite-plugins/content-modules.ts';

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
  throw contentUserError(error) ?? error;
}

/** A value in content/company.ts that pages, feeds and mails could not live with stops a build. */
function checkCompany(): void {
  const mistakes = mistakesIn(company, schema, 'content/company.ts');
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
