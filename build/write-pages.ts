import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import type { z } from 'zod';
import { company } from '../content/company.ts';
import { schemaOf } from '../content/files.ts';
import { filledText, wordUnknown } from '../content/placeholders.ts';
import { company as schema } from '../content/schemas/company.ts';
import { mistakesIn } from '../content/schemas/mistakes.ts';
import { addressesFile, bookingFile, companyFile, lettersFile } from '../contract/built-facts.ts';
import { readBooking, readYaml } from './read-yaml.ts';
import { root } from './root.ts';
import { contentUserError, UserError } from './user-error.ts';
import { checkSamples } from './vite-plugins/content-modules.ts';

/** Has Astro write the pages into a folder. Runs in a process of its own for build-site.ts. */

const outDir = process.argv[2] ?? 'dist';

checkCompany();
await checkSamples();
await checkFields();
const booking = await readBooking();
// The desk fills in who the company is when a letter is chosen.
const letters = filledText(JSON.stringify(await readYaml('content/desk.yaml')), (ofCompany) => ofCompany, {});
// Loaded last, because it takes longer than finding a mistake in what is checked above.
const { build } = await import('astro');
try {
  // Astro caches entries even when a schema has changed; `force` makes it read every entry again.
  await build({ force: true, outDir });
  // The server says the same and offers the same times as these pages.
  await writeFile(join(outDir, bookingFile), JSON.stringify(booking));
  await writeFile(join(outDir, companyFile), JSON.stringify(company));
  await writeFile(join(outDir, lettersFile), letters);
  await writeFile(join(outDir, addressesFile), JSON.stringify(await readYaml('content/addresses.yaml')));
} catch (error) {
  throw contentUserError(error) ?? error;
}

/** Every mistake in the fields of every file: Astro stops at the first, and needs three seconds to find it. */
async function checkFields(): Promise<void> {
  const names = await readdir(join(root, 'content'), { recursive: true });
  const files = names.map((name) => `content/${name.replaceAll('\\', '/')}`).sort();
  const mistakes = await Promise.all(files.map((file) => mistakesOf(file, schemaOf(file))));
  if (mistakes.flat().length > 0) throw new UserError(mistakes.flat().join('\n'));
}

async function mistakesOf(file: string, schema: z.ZodType | undefined): Promise<string[]> {
  if (!schema || file === 'content/company.json') return [];
  const fields = await readYaml(file);
  // Astro itself reports a file without fields as empty.
  if (!fields) return [];
  const unknown: string[] = [];
  const note = (written: string) => {
    unknown.push(written);
    return written;
  };
  const filled = JSON.parse(JSON.stringify(fields), (_, value) =>
    typeof value === 'string' ? filledText(value, note) : value,
  );
  return [
    ...unknown.map((written) => `${file}: ${wordUnknown(written)}`),
    ...mistakesIn(filled, schema, file),
    ...(file.endsWith('.md') ? await htmlOf(file) : []),
  ];
}

/** Raw HTML could bring scripts, and the policy of a page allows those that it has: the project's own. */
async function htmlOf(file: string): Promise<string[]> {
  const found: string[] = [];
  const find = (node: MdastNode): void => {
    if (node.type === 'html')
      found.push(
        `${file}:${node.position?.start.line}: ${node.value} is HTML, and must be words; type \\ before each <`,
      );
    else if ('children' in node) for (const child of node.children) find(child);
  };
  find(markdownToMdast(await readFile(join(root, file), 'utf8')));
  return found;
}

/** A value in content/company.json that pages, feeds or emails cannot use stops the build. */
function checkCompany(): void {
  const mistakes = mistakesIn(company, schema, 'content/company.json');
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
