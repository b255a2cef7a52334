import { join } from 'node:path';
import { buildDeskWhenStale } from '../build/build-desk.ts';
import { readBooking } from '../build/read-yaml.ts';
import { root } from '../build/root.ts';
import { readArguments, UserError } from '../build/user-error.ts';
import { speakFor } from '../content/company.ts';
import { linkMinutes } from '../content/limits.ts';
import { readAddress } from '../server/data-folder.ts';
import { type DatabaseClient, openHostedClient } from '../server/desk/database-client.ts';
import { serveDesk } from '../server/desk/serve-desk.ts';
import { hashOf, linkTo, makeSecret } from '../server/desk/sessions.ts';
import { log } from '../server/logger.ts';
import { opensAt } from '../server/requests/request-origin.ts';
import { type Settings, settingsOrExit } from '../server/settings.ts';
import { surroundingsOf } from '../server/static/headers.ts';
import { createShowcase } from '../server/static/showcase.ts';
import { loadSite } from '../server/static/site.ts';
import { closedWebsite, openWebsite } from '../server/website/open-website.ts';
import { tellOfPublish } from '../server/website/tell-of-publish.ts';
import { connect } from './enquiries/backend.ts';
import { takePort } from './take-port.ts';

/** Signs the owner in at the desk, and serves the desk where no server of ours does. */

const help = `The desk, /desk of the site, is where messages are read and answered.

  npm run desk -- link     prints a link that signs one device in, once, within ${linkMinutes} minutes
  npm run desk -- out      signs every device out
  npm run desk             for a Supabase project: serves the desk on this machine, and prints such a link

The last one needs PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY and SERVICE_ROLE_KEY in the environment. The key stays
in this process, and reaches no browser. The words of the website are changed there too: a publish writes them into content/
and the site into dist-static/, for you to upload. EDITING=off serves the desk alone, which needs no build.`;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
const [name] = positionals;
if (values.help) console.log(help);
else if (name === undefined) await serve(settingsOrExit());
else if (name === 'link') await printLink(settingsOrExit());
else if (name === 'out') await signOut(settingsOrExit());
else throw new UserError(`There is no command "${name}", only link and out.`);

async function serve(settings: Settings) {
  const { supabaseUrl, serviceRoleKey } = settings;
  if (!supabaseUrl || !serviceRoleKey) {
    console.log(help);
    return;
  }
  const port = await takePort(settings.port, 'stop it, or set PORT to another number.');
  await buildDeskWhenStale();
  const database = openHostedClient(supabaseUrl, serviceRoleKey);
  const editor = settings.isEditingOn
    ? await openEditor(settings, database)
    : { website: closedWebsite, callTerms: await readBooking(), showcase: undefined };
  await serveDesk({ settings: { ...settings, serviceRoleKey, port }, database, ...editor });
  const secret = await makeSecretLink(settings);
  const { siteUrl } = settings;
  const there =
    siteUrl && opensAt(siteUrl) ? `\nor, where that address leads here:\n${linkTo(siteUrl, secret)}` : '';
  const here = linkTo(`http://localhost:${port}`, secret);
  console.log(`The desk is served until Ctrl-C. Open it within ${linkMinutes} minutes:\n${here}${there}`);
}

/** The website's words, changed in this checkout for a host that serves the site elsewhere. */
async function openEditor(settings: Settings, database: DatabaseClient) {
  // Loaded here, because a container that only serves has nothing to build from, and makes links all the same.
  const { buildSiteWhenStale, built } = await import('../build/build-site.ts');
  const { writeStaticTarget } = await import('../build/static-hosts/write.ts');
  await buildSiteWhenStale();
  const surroundings = surroundingsOf(settings);
  const showcase = createShowcase(loadSite(built, surroundings), ({ company }) => speakFor(company));
  const { desk: website, begin } = openWebsite({
    ...{ root, showcase, surroundings, database, log },
    folder: join(settings.dataDir, 'website'),
    // The database may be asked to undo a publish by somebody else.
    hasCopies: true,
    onPublish: (publish) => tellOfPublish(settings, publish),
    writeHosted: (folder) => writeStaticTarget(folder, join(root, 'dist-static'), surroundings),
  });
  await begin();
  return { website, callTerms: showcase.callTerms, showcase };
}

async function printLink(settings: Settings) {
  const address = (await readAddress(settings.dataDir)) ?? `http://localhost:${settings.port}`;
  const origin = originIn(settings, address);
  console.log(linkTo(origin, await makeSecretLink(settings)));
}

/** Makes a link for signing in, and gives its secret. */
async function makeSecretLink(settings: Settings): Promise<string> {
  const { key, call } = await connect(settings, undefined);
  const secret = makeSecret(key);
  await call('desk_make_link', { link_hash: hashOf(secret) });
  return secret;
}

async function signOut(settings: Settings) {
  const { call } = await connect(settings, undefined);
  const { ended } = await call('desk_sign_out_others', { session: null });
  console.log(`${ended} ${ended === 1 ? 'device is' : 'devices are'} signed out.`);
}

/** The address at which the link is opened: the site's own, else this machine. */
function originIn({ siteUrl, isDeskOn }: Settings, address: string): string {
  if (!isDeskOn) throw new UserError('The desk is switched off: DESK is "off".');
  if (siteUrl === undefined) return `http://localhost:${new URL(address).port}`;
  if (opensAt(siteUrl)) return siteUrl;
  throw new UserError(
    `The desk does not work over plain http: set SITE_URL to the https address, not ${siteUrl}.`,
  );
}
