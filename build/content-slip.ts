import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';
import { Slip } from './slip.ts';

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
