import { readCommand, UserError } from '../build/user-error.ts';
import { settingsOrExit } from '../server/settings.ts';
import { connect, writePrivate } from './enquiries/backend.ts';
import { openEmbedded, openPostgres, type Written } from './enquiries/destination.ts';
import { backupOf, localTime, type Restored, readBackup, readKept } from './enquiries/kept.ts';

/** Saves everything that is kept to a file while the server runs, and restores it. */

const help = `Saves every message to a file, with its call and what was done with it, the blocked times, and the changes of the
website's words with its photos; and restores them.

  npm run backup -- FILE             while the server runs, from whichever database it uses
  npm run backup -- restore FILE     into the embedded store (stop the server first), or into DATABASE_URL

The file has every message that its visitor was told is sent before the backup began. Restoring adds what is missing,
changes nothing that is there, and notifies nobody again. The file holds personal data: keep it as safe as the messages.`;

const { values, positionals } = readCommand({});
const [first, second] = positionals;
if (values.help || first === undefined) console.log(help);
else if (first !== 'restore') await save(first);
else if (second !== undefined) await restore(second);
else throw new UserError('Name the file: npm run backup -- restore FILE');

async function save(file: string) {
  const backend = await connect(settingsOrExit(), undefined);
  const kept = await readKept(backend);
  await writePrivate(file, backupOf(kept));
  await backend.call('desk_note_backup', {});
  console.log(`${kept.enquiries.length} messages are in ${file}.`);
  if (kept.blockedTimes.length > 0) console.log(`Blocked times: ${kept.blockedTimes.length}.`);
  if (kept.words.length > 0) console.log(`Changes of the website: ${kept.words.length}.`);
  if (kept.pictures.length > 0) console.log(`Photos of the website: ${kept.pictures.length}.`);
}

async function restore(file: string) {
  const { databaseUrl, dataDir } = settingsOrExit();
  const kept = await readBackup(file);
  const destination = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    report(kept, await destination.write(kept));
  } finally {
    await destination.close();
  }
}

/** Names what was not written: only the owner can settle that with whoever has the time now. */
function report(kept: Restored, { enquiries, withoutCall, blockedTimes, overlapping, words }: Written): void {
  console.log(`${enquiries} messages restored, ${kept.enquiries.length - enquiries} were there already.`);
  if (withoutCall.length > 0) {
    console.log('The times of these calls are taken there. Their messages were written without the call:');
    for (const id of withoutCall) console.log(`  ${id}`);
  }
  if (kept.blockedTimes.length > 0) {
    const present = kept.blockedTimes.length - blockedTimes - overlapping.length;
    console.log(`Blocked times: ${blockedTimes} restored, ${present} were there already.`);
  }
  if (kept.words.length > 0)
    console.log(
      `Changes of the website: ${words} restored, ${kept.words.length - words} were there already.`,
    );
  if (overlapping.length > 0) {
    console.log('These blocked times were left out, because something is at that time:');
    for (const { starts_at, ends_at } of overlapping)
      console.log(`  ${localTime(starts_at)} to ${localTime(ends_at)}`);
  }
}
