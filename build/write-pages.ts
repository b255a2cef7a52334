import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../content/company.ts';
import { company as schema } from '../content/schemas/company.ts';
import { mistakesIn } from '../content/schemas/mistakes.ts';
import { bookingFile, companyFile } from '../contract/built-facts.ts';
import { readBooking } from './read-yaml.ts';
import { contentUserError, UserError } from './user-error.ts';
import { checkSamples } from './vite-plugins/content-modules.ts';

/** Has Astro write the pages into a folder. Runs in a process of its own for build-site.ts. */

const outDir = process.argv[2] ?? 'dist';

checkCompany();
await checkSamples();
const booking = await readBooking();
// Loaded last, because it takes longer than finding a mistake in what is checked above.
const { build } = await import('astro');
try {
  // Astro caches entries even when a schema has changed; `force` makes it read every entry again.
  await build({ force: true, outDir });
  // The server says the same and offers the same times as these pages.
  await writeFile(join(outDir, bookingFile), JSON.stringify(booking));
  await writeFile(join(outDir, companyFile), JSON.stringify(company));
} catch (error) {
  throw contentUserError(error) ?? error;
}

/** A value in content/company.json that pages, feeds or emails cannot use stops the build. */
function checkCompany(): void {
  const mistakes = mistakesIn(company, schema, 'content/company.json');
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
