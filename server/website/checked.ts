import { schemaOf } from '../../content/files.ts';
import { undrawnIn } from '../../content/letters.ts';
import * as say from '../../content/messages/editing.ts';
import { type Facts, filledText } from '../../content/placeholders.ts';
import { brokenReferences, misshapenCaseStudy, type Together } from '../../content/references.ts';
import type { Home } from '../../content/schemas/home.ts';
import { type KindName, kindNames } from '../../content/schemas/kinds.ts';
import { issuesIn } from '../../content/schemas/mistakes.ts';
import type { Mistake } from '../../contract/website.ts';
import { blockPlace, blocksOf } from './blocks.ts';
import { fieldsOf, placeOf, recordIn, withTexts } from './fields.ts';
import { type Entry, entriesOf } from './lists.ts';
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
  const issues = issuesIn(
    withTexts(data, (text) => filledText(text, note, facts)),
    schema,
  );
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

/** Everything that checks of references between files need. Entries that cannot be read are left out. */
export function readTogether(files: ReadonlyMap<string, string>, facts: Facts): Together {
  const dataOf = (file: string) => readOnce(file, files.get(file) ?? '', facts);
  const entriesIn = (kind: KindName) =>
    entriesOf(kind, files).map(({ id, file }) => ({ id, file, data: dataOf(file) as Entry['data'] }));
  return {
    entries: new Map(kindNames.map((kind) => [kind, entriesIn(kind)])),
    home: dataOf('content/home.yaml') as Home | undefined,
    priced: Object.keys((dataOf('content/prices.yaml') as object | undefined) ?? {}),
  };
}

/**
 * Finds broken references between files. Each sentence begins with the name of its file. While developers have left a file
 * that cannot be read, only that is said: every reference to it would seem broken, too.
 */
export function mistakesBetween(files: ReadonlyMap<string, string>, facts: Facts): Mistake[] {
  const unreadable = [...files].filter(([file, source]) => recordIn(file, source) === undefined);
  if (unreadable.length > 0)
    return unreadable.flatMap(([file, source]) =>
      mistakesOf(file, source, facts).map((mistake) => ({
        ...mistake,
        sentence: `${file}: ${mistake.sentence}`,
      })),
    );
  const all = readTogether(files, facts);
  const misshapen = (all.entries.get('case-studies') ?? []).flatMap(({ file, data }) => {
    const exhibits = (data['exhibits'] ?? []) as { title: string; after: string }[];
    return misshapenCaseStudy(file, exhibits, headingsOf(files.get(file) ?? '', facts));
  });
  return [...brokenReferences(all), ...misshapen].map((sentence) => {
    const [file = ''] = /^[\w./-]+(?=: )/.exec(sentence) ?? [];
    return { file, place: '', sentence };
  });
}

const readOnce = remembered((file, source, facts: Facts): unknown =>
  withTexts(fieldsOf(file, source).data, (text) => filledText(text, (written) => written, facts)),
);

const headingsOf = (source: string, facts: Facts) =>
  blocksOf(source).flatMap(({ kind, depth, shown }) =>
    kind === 'heading' ? [{ depth, text: filledText(shown, (written) => written, facts) }] : [],
  );
