import { relative } from 'node:path';
import { type ParseArgsConfig, parseArgs, stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

/**
 * A mistake of whoever gave the command or edited the content; the message says what to mend. build/run.js prints it
 * without a stack, because nothing is wrong with the program.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** The command's arguments. An unknown one is refused, or its user would believe that it did something. */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    // The sentences after the first only explain dashes.
    const [what = ''] = error.message.split('. ');
    throw new UserError(`${what}. ${wordKnown(Object.keys(config.options ?? {}))}`);
  }
}

/** The same for a command that explains itself with --help, and takes words beside its options. */
export const readCommand = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) =>
  readArguments({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false }, ...options },
  });

/** For commands without arguments. */
export const refuseArguments = () => void readArguments({});

const wordKnown = (names: string[]) =>
  names.length > 0
    ? `The options of this command are ${names.map((name) => `--${name}`).join(', ')}.`
    : 'This command takes no arguments; what can be set are environment variables, and README.md lists them.';

/** The fields that only Astro's errors have. */
type BuildError = Error & { type?: string; loc?: { file?: string; line?: number } };

export const yamlAdvice =
  'In YAML a text that has ": " in it, or begins with a sign such as { or *, stands in quotes.';

/** The user error behind an error of the build that comes from a mistake in `content/`; undefined for a fault of ours. */
export function contentUserError(error: unknown): UserError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { type, loc = {}, message } = error as BuildError;
  // Thrown by our own checks.
  if (type === 'AstroUserError') return new UserError(message);
  const file = relative(root, loc.file ?? root).replaceAll('\\', '/');
  if (!file.startsWith('content/')) return undefined;
  const [what = ''] = stripVTControlCharacters(error.stack ?? message).split('\n    at ');
  return what.startsWith(yamlError)
    ? new UserError(wordYaml(file, what))
    : new UserError(`${file}:${loc.line}: ${message}`);
}

const yamlError = 'YAMLException: ';

/** The reason, the line and a picture of the place, as the parser gives them. */
const wordYaml = (file: string, what: string) =>
  `${file}: ${what
    .slice(yamlError.length)
    .replace(/ in "[^"]*"/, '')
    .trim()}\n${yamlAdvice}`;
