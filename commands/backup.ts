import { readArguments } from '../build/arguments.ts';
import { Slip } from '../build/slip.ts';
import { settingsOrExit } from '../server/settings.ts';
import { connect } from './enquiries/backend.ts';
import { readBackup } from './enquiries/backup-file.ts';
import { openEmbedded, openPostgres } from './enquiries/destination.ts';
import { readAll } from './enquiries/read-all.ts';
import { sayWithoutCall } from './enquiries/without-call.ts';
import { writePrivate } from './enquiries/write-private.ts';

/** Every enquiry and its call into a file, while the server runs, and back. */

const help = `Every enquiry into a file, with the call that was booked with it, and back.

  npm run backup -- FILE             while the server runs, from whichever database it uses
  npm run backup -- restore FILE     into the embedded store (stop the server first), or into DATABASE_URL

An enquiry that a visitor was told is sent before the backup began is in it. Restoring adds what is missing, changes
nothing that is there, and tells nobody again. The file holds personal data: keep it as you keep the enquiries.`;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
const [first, second] = positionals;
if (values.help || first === undefined) console.log(help);
else if (first !== 'restore') await save(first);
else if (second !== undefined) await restore(second);
else throw new Slip('Name the file: npm run backup -- restore FILE');

async function save(file: string) {
  const rows = await readAll(await connect(settingsOrExit(), undefined), () => {});
  await writePrivate(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  console.log(`${rows.length} enquiries are in ${file}.`);
}

async function restore(file: string) {
  const { databaseUrl, dataDir } = settingsOrExit();
  const rows = await readBackup(file);
  const destination = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    const { enquiries, withoutCall } = await destination.write(rows);
    console.log(`${enquiries} enquiries restored, ${rows.length - enquiries} were there already.`);
    sayWithoutCall(withoutCall);
  } finally {
    await destination.close();
  }
}
