import { schemaOf } from '../../content/files.ts';
import { undrawnIn } from '../../content/letters.ts';
import * as say from '../../content/messages/editing.ts';
import { type Facts, filledText } from '../../content/placeholders.ts';
import { brokenReferences, misshapenCaseStudy, type Together } from '../../content/references.ts';
import type { Home } from '../../content/schemas/home.ts';
import { kindNamed, kindNames } from '../../content/schemas/kinds.ts';
import { issuesIn } from '../../content/schemas/mistakes.ts';
import type { Mistake } from '../../contract/website.ts';
import { blockPlace, blocksOf } from './blocks.ts';
import { fieldsOf, placeOf } from './fields.ts';
import { remembered } from './remembered.ts';

/** Finds what a build would refuse, without building. */

/** Checks a file against its schema, with placeholders filled in as in a build. Each mistake has the place of its text. */
export function mistakesOf(file: string, source: string, facts: Facts): Mistake[] {
  const schema = schemaOf(file);
  const { data, mistake } = fieldsOf(file, source);
  if (!schema) return [{ file, place: '', sentence: say.unknownFile }];
  if (mistake !== undefined) return [{ file, place: '', sentence: say.unreadable(mistake) }];
  const unknown = new Set<string>();
  const note = (written: string) => {
    unknown.add(written);
    return written;
  };
  const issues = issuesIn(filled(data, facts, note), schema);
  if (file.endsWith('.md')) filledText(source, note, facts);
  return [
    ...undrawnInPaper(file, source, facts),
    ...issues.map(({ path, message }) => ({ file, place: placeOf(path), sentence: asSentence(message) })),
    ...[...unknown].map((written) => ({ file, place: '', sentence: say.brokenPlaceholder(written) })),
  ];
}

/** What a paper cannot print. Pages take letters that our fonts do not have from the visitor's. */
function undrawnInPaper(file: string, source: string, facts: Facts): Mistake[] {
  if (!file.startsWith('content/white-papers/')) return [];
  return blocksOf(source).flatMap(({ path, shown }) => {
    const undrawn = undrawnIn(filledText(shown, (written) => written, facts));
    return undrawn === undefined ? [] : [{ file, place: blockPlace(path), sentence: say.undrawn(undrawn) }];
  });
}

/** Makes a sentence of a schema's message, which may lack the name of its field. */
export const asSentence = (message: string) => (/[.!?]$/.test(message) ? message : `This ${message}.`);

const filled = (value: unknown, facts: Facts, unknown: (written: string) => string): unknown => {
  if (typeof value === 'string') return filledText(value, unknown, facts);
  if (Array.isArray(value)) return value.map((each) => filled(each, facts, unknown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, facts, unknown)]));
};

/** Everything that checks of references between files need. Entries that cannot be read are left out. */
export function together(files: ReadonlyMap<string, string>, facts: Facts): Together {
  const dataOf = (file: string) => readOnce(file, files.get(file) ?? '', facts);
  const entries: Together['entries'] = new Map(
    kindNames.map((kind) => {
      const [start, end] = [`content/${kind}/`, `.${kindNamed(kind).ending}`];
      const names = [...files].flatMap(([file, source]) =>
        file.startsWith(start) && file.endsWith(end) && isReadable(file, source) ? [file] : [],
      );
      return [
        kind,
        names.map((file) => ({
          id: file.slice(start.length, -end.length),
          file,
          data: dataOf(file) as Record<string, unknown>,
        })),
      ];
    }),
  );
  return {
    entries,
    home: dataOf('content/home.yaml') as Home | undefined,
    priced: Object.keys((dataOf('content/prices.yaml') as object | undefined) ?? {}),
  };
}

/**
 * Finds broken references between files. Each sentence begins with the name of its file. While developers have left a file
 * that cannot be read, only that is said: every reference to it would seem broken, too.
 */
export function mistakesBetween(files: ReadonlyMap<string, string>, facts: Facts): Mistake[] {
  const unreadable = [...files].filter(([file, source]) => !isReadable(file, source));
  if (unreadable.length > 0)
    return unreadable.flatMap(([file, source]) =>
      mistakesOf(file, source, facts).map((mistake) => ({
        ...mistake,
        sentence: `${file}: ${mistake.sentence}`,
      })),
    );
  const all = together(files, facts);
  const { entries } = all;
  const broken = brokenReferences(all);
  const misshapen = (entries.get('case-studies') ?? []).flatMap(({ file, data }) => {
    const exhibits = (data['exhibits'] ?? []) as { title: string; after: string }[];
    return misshapenCaseStudy(file, exhibits, headingsOf(files.get(file) ?? '', facts));
  });
  return [...broken, ...misshapen].map((sentence) => ({ file: fileIn(sentence), place: '', sentence }));
}

/** The file that such a sentence begins with. */
export const fileIn = (sentence: string) => /^[\w./-]+(?=: )/.exec(sentence)?.[0] ?? '';

function isReadable(file: string, source: string): boolean {
  const { data } = fieldsOf(file, source);
  return typeof data === 'object' && data !== null;
}

const readOnce = remembered((file, source, facts: Facts): unknown =>
  filled(fieldsOf(file, source).data, facts, (written) => written),
);

const headingsOf = (source: string, facts: Facts) =>
  blocksOf(source).flatMap(({ kind, depth, shown }) =>
    kind === 'heading' ? [{ depth, text: filledText(shown, (written) => written, facts) }] : [],
  );
