import { readCommand, UserError } from '../build/user-error.ts';
import { linkMinutes } from '../content/limits.ts';
import { readAddress } from '../server/data-folder.ts';
import { hashOf, linkTo, makeSecret } from '../server/desk/sessions.ts';
import { opensAt } from '../server/requests/request-origin.ts';
import { type Settings, settingsOrExit } from '../server/settings.ts';
import { connect } from './enquiries/backend.ts';

/** Signs the owner in at the desk, and out. */

const help = `The desk, /desk of the site, is where messages are read and answered.

  npm run desk -- link     prints a link that signs one device in, once, within ${linkMinutes} minutes
  npm run desk -- out      signs every device out

A server has to be running with the data folder of these settings: npm start.`;

const { values, positionals } = readCommand({});
const [name] = positionals;
if (values.help || name === undefined) console.log(help);
else if (name === 'link') await printLink(settingsOrExit());
else if (name === 'out') await signOut(settingsOrExit());
else throw new UserError(`There is no command "${name}", only link and out.`);

async function printLink(settings: Settings) {
  const address = (await readAddress(settings.dataDir)) ?? `http://localhost:${settings.port}`;
  const origin = originIn(settings, address);
  const { key, call } = await connect(settings, undefined);
  const secret = makeSecret(key);
  await call('desk_make_link', { link_hash: hashOf(secret) });
  console.log(linkTo(origin, secret));
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
