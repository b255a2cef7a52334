import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBooking } from '../build/read-yaml.ts';
import { root } from '../build/root.ts';
import { readArguments, UserError } from '../build/user-error.ts';
import type { Booking } from '../content/schemas/booking.ts';
import { bookingFile } from '../contract/built-facts.ts';
import { functionsPath, hostedEndpoint } from '../contract/wire.ts';
import { offerOf } from '../server/booking/offer.ts';
import { settingsOrExit } from '../server/settings.ts';

/** Publishes the hours of calls to a Supabase project, for sites without a server of ours. */

const help = `When visitors may pick a time for a call stands in content/booking.yaml. A build publishes it:
a server of yours tells its database at the next start, or at once when the owner changes the hours at the desk.

  npm run booking -- publish     tells a Supabase project, for a site without a server of its own

With PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY and SERVICE_ROLE_KEY in the environment.`;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
const [name] = positionals;
if (values.help || name === undefined) console.log(help);
else if (name === 'publish') await publish();
else throw new UserError(`There is no command "${name}", only publish.`);

async function publish() {
  const { supabaseUrl, serviceRoleKey } = settingsOrExit();
  if (!supabaseUrl || !serviceRoleKey)
    throw new UserError(
      'Set PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY and SERVICE_ROLE_KEY to those of the project.',
    );
  const booking = await readBooking();
  await refuseUnbuilt(booking);
  const { headers } = hostedEndpoint(supabaseUrl, serviceRoleKey);
  const answer = await fetch(new URL(`${functionsPath}/set_booking_rules`, supabaseUrl), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: offerOf(booking) }),
  }).catch(() => {
    throw new UserError(`Nothing answers at ${supabaseUrl}.`);
  });
  if (!answer.ok)
    throw new UserError(
      `${supabaseUrl} answered ${answer.status}. Is the schema pushed, and the key that of the project?`,
    );
  console.log(booking.offered ? 'The times are offered.' : 'No times are offered.');
}

/** The pages name the length and the zone of a call, so they have to go online together with the hours. */
async function refuseUnbuilt(booking: Booking) {
  const published = await readFile(join(root, 'dist', bookingFile), 'utf8').catch(() => undefined);
  if (published !== JSON.stringify(booking))
    throw new UserError(
      'The site was not built since content/booking.yaml was changed. Build it and put it online, then publish: npm run build -- --target static',
    );
}
