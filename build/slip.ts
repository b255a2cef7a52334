import { relative } from 'node:path';
import { type ParseArgsConfig, parseArgs, stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

/**
 * A mistake of whoever gave the command, said in a sentence that names what to mend. build/run.js makes it the last
 * word, without a stack: nothing is wrong with the program.
 */
export class Slip extends Error {
  override name = 'Slip';
}

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

/** What Astro's errors have beyond others. */
type BuildError = Error & { type?: string; loc?: { file?: string; line?: number } };

export const yamlAdvice =
  'In YAML a text that has ": " in it, or begins with a sign such as { or *, stands in quotes.';

/** The words of whoever edits `content/`, when an error of the build is a mistake there; undefined for ours. */
export function contentSlip(error: unknown): Slip | undefined {
  if (!(error instanceof Error)) return undefined;
  const { type, loc = {}, message } = error as BuildError;
  // Our own checks throw it.
  if (type === 'AstroUserError') return new Slip(message);
  const file = relative(root, loc.file ?? root).replaceAll('\\', '/');
  if (!file.startsWith('content/')) return undefined;
  const [what = ''] = stripVTControlCharacters(error.stack ?? message).split('\n    at ');
  return what.startsWith(yamlError)
    ? new Slip(wordYaml(file, what))
    : new Slip(`${file}:${loc.line}: ${message}`);
}

const yamlError = 'YAMLException: ';

/** The reason, the line and a picture of the place, as the parser gives them. */
const wordYaml = (file: string, what: string) =>
  `${file}: ${what
    .slice(yamlError.length)
    .replace(/ in "[^"]*"/, '')
    .trim()}\n${yamlAdvice}`;
