import { join } from 'node:path';
import { buildDesk } from '../build/build-desk.ts';
import { buildSite, built } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { writeStaticTarget } from '../build/static-hosts/write.ts';
import { readArguments, UserError } from '../build/user-error.ts';
import { type Settings, settingsOrExit } from '../server/settings.ts';
import { surroundingsOf } from '../server/static/headers.ts';

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
