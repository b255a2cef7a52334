import { readArguments } from '../build/arguments.ts';
import { Slip } from '../build/slip.ts';
import { settingsOrExit } from '../server/settings.ts';
import { connect } from './enquiries/backend.ts';
import { commands } from './leads/actions.ts';
import { help } from './leads/help.ts';

/** The owner's end of the contact form: read, export and erase enquiries, whichever database keeps them. */

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    server: { type: 'string' },
    limit: { type: 'string', default: '20' },
    format: { type: 'string', default: 'csv' },
    output: { type: 'string' },
    to: { type: 'string' },
  },
});
const [name = '', ...rest] = positionals;
if (values.help || name === '') console.log(help);
else await run(name, rest);

async function run(name: string, rest: string[]) {
  const command = Object.hasOwn(commands, name) && commands[name];
  if (!command) throw new Slip(`There is no command "${name}", only ${Object.keys(commands).join(', ')}.`);
  const [id = ''] = rest;
  await command(await connect(settingsOrExit(), values.server), { ...values, id, words: rest.join(' ') });
}
