import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildDesk, buildSite, built } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { errorFiles, hostedFiles } from '../build/static-hosts/hosted-file.ts';
import { headerRules, redirectRules } from '../build/static-hosts/rule-files.ts';
import { readArguments, UserError } from '../build/user-error.ts';
import { type Settings, settingsOrExit } from '../server/settings.ts';
import { type Surroundings, surroundingsOf } from '../server/static/headers.ts';
import { loadSite } from '../server/static/site.ts';

const { values } = readArguments({ options: { target: { type: 'string', default: 'server' } } });
const settings = settingsOrExit();
const fault = faultOf(values.target, settings);
if (fault) throw new UserError(fault);
await buildSite();
await buildDesk();
if (values.target === 'static') {
  const folder = join(root, 'dist-static');
  await writeStaticTarget(built, folder, surroundingsOf(settings));
  console.log(`${folder} is ready for any static host. See docs/static-hosts.md.`);
}

function faultOf(target: string, { supabaseUrl }: Settings): string | undefined {
  if (target === 'server') return undefined;
  if (target !== 'static') return `There is no target "${target}": leave it out, or say --target static.`;
  return supabaseUrl
    ? undefined
    : 'A static host keeps no messages: set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY to the project that does.';
}

/** Writes the site into a folder from which other hosts serve it as our own server would. */
async function writeStaticTarget(built: string, folder: string, surroundings: Surroundings): Promise<void> {
  const site = loadSite(built, surroundings);
  const files = hostedFiles(site);
  await rm(folder, { recursive: true, force: true });
  for (const { name, file } of [...files, ...errorFiles(site)]) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    // The hosts compress by themselves.
    const plain = file.representations.get('identity');
    if (plain) await copyFile(plain.path, path);
  }
  await writeFile(join(folder, '_headers'), headerRules(files, surroundings));
  await writeFile(join(folder, '_redirects'), redirectRules(files, site.moved));
}
