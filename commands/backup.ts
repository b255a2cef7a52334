import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { settingsOrExit } from '../server/settings.ts';
import { CommandError, connect } from './enquiries/backend.ts';
import { openEmbedded, openPostgres } from './enquiries/destination.ts';
import { readAll } from './enquiries/read-all.ts';

/** Every enquiry into a file, while the server runs, and back. */

const help = `Every enquiry into a file, and back.

  npm run backup -- FILE             while the server runs, from whichever database it uses
  npm run backup -- restore FILE     into the embedded store (stop the server first), or into DATABASE_URL

An enquiry that a visitor was told is sent before the backup began is in it. Restoring adds what is missing, changes
nothing that is there, and tells nobody again. The file holds personal data: keep it as you keep the enquiries.`;

const settings = settingsOrExit();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [first, second] = positionals;
  if (values.help || first === undefined) console.log(help);
  else if (first !== 'restore') await save(first);
  else if (second !== undefined) await restore(second);
  else throw new CommandError('Name the file: npm run backup -- restore FILE');
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function save(file: string) {
  const rows = await readAll(await connect(settings, undefined), () => {});
  // Under its own name it is whole.
  await writeFile(`${file}.unfinished`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
  await rename(`${file}.unfinished`, file);
  console.log(`${rows.length} enquiries are in ${file}.`);
}

async function restore(file: string) {
  const rows = await readRows(file);
  const destination = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openEmbedded(settings.dataDir);
  try {
    const written = await destination.write(rows);
    console.log(`${written} enquiries restored, ${rows.length - written} were there already.`);
  } finally {
    await destination.close();
  }
}

async function readRows(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  try {
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    throw new CommandError(`${file} is no backup, or was cut off.`);
  }
}
