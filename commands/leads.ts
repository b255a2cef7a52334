import { parseArgs } from 'node:util';
import { settingsOrExit } from '../server/settings.ts';
import { CommandError, connect } from './enquiries/backend.ts';
import { commands } from './leads/actions.ts';
import { help } from './leads/help.ts';

/** The owner's end of the contact form: read, export and erase enquiries, whichever database keeps them. */

try {
  await run();
} catch (error) {
  if (!(error instanceof CommandError) && !isUsageError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run() {
  const { values, positionals } = parseArgs({
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
  const [id = ''] = rest;
  if (values.help || name === '') return console.log(help);
  const command = commands[name];
  if (!command) throw new CommandError(`There is no command "${name}". See: npm run leads -- --help`);
  await command(await connect(settingsOrExit(), values.server), { ...values, id, words: rest.join(' ') });
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
