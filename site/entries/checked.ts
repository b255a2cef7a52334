import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { AstroError } from 'astro/errors';
import type { Loader } from 'astro/loaders';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { mistakesIn } from '../../content/schemas/mistakes.ts';

/**
 * Refuses entries that do not match their schema before Astro does, whose message says neither what was found nor all
 * that is allowed.
 */
export const checked = (loader: Loader, schema: z.ZodType): Loader => ({
  ...loader,
  load: ({ parseData, store, logger, ...context }) =>
    loader.load({
      ...context,
      // A folder may be empty: the owner has no page of his own yet.
      logger: Object.create(logger, {
        warn: { value: (line: string) => line.startsWith('No files found') || logger.warn(line) },
      }),
      parseData: (entry) => {
        const file = relative(process.cwd(), entry.filePath ?? entry.id);
        const lineOf = (path: PropertyKey[]) => lineInYaml(readFileSync(file, 'utf8'), path);
        refuse(mistakesIn(entry.data, schema, file, Array.isArray(entry.data) ? lineOf : undefined));
        return parseData(entry);
      },
      store: {
        ...store,
        set: (entry) => {
          const { assetImports = [], filePath = '' } = entry;
          const missing = assetImports.filter((picture) => !existsSync(join(dirname(filePath), picture)));
          refuse(
            missing.map((picture) => `${filePath}: the picture ${picture} is not there, beside the file`),
          );
          return store.set(entry);
        },
      },
    }),
});

/** An entry's address is the name of its file. */
export const addressIn =
  (folder: string) =>
  ({ entry, data }: { entry: string; data: unknown }): string => {
    const file = join(folder, entry);
    const name = entry.replace(/\.\w+$/, '');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      refuse([
        `${file}: the name of the file is an address, and must be of small letters, digits and hyphens`,
      ]);
    if (typeof data !== 'object' || data === null)
      refuse([`${file} is empty, and must hold what its schema asks`]);
    return name;
  };

/** Throws Astro's own class for user errors, which ends the build with these words alone. */
function refuse(mistakes: string[]): void {
  if (mistakes.length > 0) throw new AstroError(mistakes.join('\n'));
}

/** The line of a field in a YAML file, or of the closest parent that is there. */
export function lineInYaml(text: string, path: PropertyKey[]): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isPlaced(node)) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const isPlaced = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
