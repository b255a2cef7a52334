import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../build/root.ts';
import { readCommand, UserError } from '../build/user-error.ts';
import { photoFile, photoFolder, photoSizes } from '../content/photos.ts';
import { type WebsiteWord, websitePicture } from '../contract/rows.ts';
import { mostBytes } from '../contract/website-requests.ts';
import { settingsOrExit } from '../server/settings.ts';
import { put, readContent } from '../server/website/checkout.ts';
import { laid } from '../server/website/laid.ts';
import { connect, writePrivate } from './enquiries/backend.ts';
import { readPictures } from './enquiries/kept.ts';

const help = `The words that the owner has changed at the desk, for developers.

  npm run words -- export FILE    what is online, with its photos, into a file
  npm run words -- apply FILE     lays such a file on content/ of this checkout, to be looked at and committed
  npm run words -- undo           takes the latest publish back, for when the desk cannot be opened

A change that content/ says as well is done: its row needs nothing more. Where developers have changed the same words,
theirs stay, and the owner is asked at the desk.`;

const { values, positionals } = readCommand({ server: { type: 'string' } });

async function website() {
  const { call } = await connect(settingsOrExit(), values.server);
  return { call, ...(await call('desk_website', {})) };
}

const text = z.string().max(mostBytes);
const changed = z.strictObject({ file: z.string(), place: z.string(), was: text, words: text });
const exported = z.array(z.union([changed, websitePicture]));

const isOnline = (word: WebsiteWord): word is WebsiteWord & { online: string } => word.online !== null;

async function exportTo(file: string): Promise<void> {
  const { call, words } = await website();
  const online = words
    .filter(isOnline)
    .map(({ file, place, was, online }) => ({ file, place, was, words: online }));
  const photos = await readPictures(call, JSON.stringify(online));
  await writePrivate(file, `${JSON.stringify([...online, ...photos], null, 2)}\n`);
  console.log(`${online.length} texts are in ${file}. Take them over with: npm run words -- apply ${file}`);
}

/** Only the changed words are written: every other byte of a file stays. */
async function apply(file: string): Promise<void> {
  const read = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}.`);
  });
  const changes = exported.safeParse(parsedOrNothing(read));
  if (!changes.success) throw new UserError(`${file} is no file that "npm run words -- export" has written.`);
  const photos = changes.data.filter((each) => 'name' in each);
  for (const photo of photos)
    for (const size of photoSizes)
      await put(join(root, photoFolder, photoFile(photo.name, size)), Buffer.from(photo[size], 'base64'));
  const texts = changes.data.filter((each) => 'file' in each);
  const overlay = laid(await readContent(root), texts);
  for (const [name, source] of overlay.files) await put(join(root, name), source);
  for (const [index, outcome] of overlay.outcomes.entries()) {
    const { file, place } = texts[index] ?? {};
    const where = place === '' ? file : `${file}, ${place}`;
    if (outcome.state === 'conflict') console.log(`${where}: content/ says something else, and keeps it.`);
    if (outcome.state === 'refused') console.log(`${where}: ${outcome.why}`);
  }
  const count = (state: string) => overlay.outcomes.filter((outcome) => outcome.state === state).length;
  console.log(`${count('laid')} texts changed in content/, ${count('done')} were there already.`);
}

function parsedOrNothing(read: string): unknown {
  try {
    return JSON.parse(read);
  } catch {
    return undefined;
  }
}

async function undo(): Promise<void> {
  const { call, publishes } = await website();
  const latest = publishes.find(({ undone_at }) => undone_at === null);
  if (!latest) throw new UserError('Nothing is published that could be undone.');
  await call('desk_undo', { number: latest.number });
  const texts = latest.changes.length === 1 ? 'text reads' : 'texts read';
  console.log(`Undone: ${latest.changes.length} ${texts} as before, a few seconds from now.`);
}

const [name, file] = positionals;
if (values.help || name === undefined) console.log(help);
else if (name === 'export' && file) await exportTo(file);
else if (name === 'apply' && file) await apply(file);
else if (name === 'undo') await undo();
else throw new UserError('Say export FILE, apply FILE or undo: npm run words -- --help');
