import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Slip } from './slip.ts';

/** The arguments a command was given. One it does not know would otherwise be believed to have done something. */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    // What follows the first sentence is about dashes.
    const [what = ''] = error.message.split('. ');
    throw new Slip(`${what}. ${wordKnown(Object.keys(config.options ?? {}))}`);
  }
}

/** For the commands that take none. */
export const refuseArguments = () => void readArguments({});

const wordKnown = (names: string[]) =>
  names.length > 0
    ? `The options of this command are ${names.map((name) => `--${name}`).join(', ')}.`
    : 'This command takes no arguments; what can be set are environment variables, and README.md lists them.';
