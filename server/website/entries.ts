import { mayBeGone, referencesIn } from '../../content/references.ts';
import { type KindName, kindNamed, kindNames } from '../../content/schemas/kinds.ts';
import { picture } from '../../content/schemas/picture.ts';
import type { EntryChoice, EntryList, ListedEntry } from '../../contract/entries.ts';
import type { Page } from './built-site.ts';
import { readTogether } from './checked.ts';
import { withDiffering } from './checkout.ts';
import { companyIn } from './facts.ts';
import { recordIn } from './fields.ts';
import { type Entry, entriesOf, idOfFile, isOrdered, kindOfFile, shapeOf } from './lists.ts';
import { titleIn, titleOfFile } from './names.ts';
import { linksIn, pathOfFile } from './paths.ts';
import { isNewEntry } from './plan.ts';
import type { Known } from './writes.ts';

/** The lists of entries that the owner sees in the desk. */

export const kindToMake = (name: string): KindName | undefined =>
  kindNames.find((kind) => kind === name && kindNamed(kind).madeAtDesk);

/** These have so few fields that they need not begin as a copy. */
export const canBeginEmpty = (kind: KindName) => kind === 'blog' || kind === 'own-pages';

/** All files with everything that was typed, even if it cannot be published yet. Deleted files are left out. */
export function ownersFiles({ checkout, rows, plan }: Known): Map<string, string> {
  const files = withDiffering(checkout, plan.drafts);
  for (const { file, place, draft } of rows) if (place === '' && draft) files.set(file, draft);
  return files;
}

/** The same, with deleted entries, which stay in their lists until that is published. */
export const listedFiles = (known: Known) =>
  new Map([...withDiffering(known.checkout, known.plan.online), ...ownersFiles(known)]);

/** The drawings to choose from: first those that no entry has yet. */
export function offeredPictures(files: ReadonlyMap<string, string>): string[] {
  const entries = kindNames.flatMap((kind) => entriesOf(kind, files));
  const taken = new Set(entries.map(({ data }) => data['picture']));
  return picture.options.toSorted((one, other) => Number(taken.has(one)) - Number(taken.has(other)));
}

/** The day in the field of this kind: that of publication, or that of the last change. */
export function daysOf(kind: KindName, day: string): Record<string, string> {
  const shape = shapeOf(kind);
  if ('month' in shape) return { month: day.slice(0, 7) };
  return 'date' in shape ? { date: day } : { updated: day };
}

/** The fields that have a few values to choose from, and those that name entries of another list, as many as the owner likes. */
export function choicesOf(kind: KindName, files: ReadonlyMap<string, string>): EntryChoice[] {
  const references: Partial<Record<string, KindName>> = kindNamed(kind).references;
  return Object.entries(shapeOf(kind)).flatMap(([field, { _zod }]): EntryChoice[] => {
    const { def } = _zod;
    const of = references[field];
    if (def.type === 'array' && of)
      return [{ field, isMany: true, options: entriesOf(of, files).map(titled) }];
    const values =
      def.type === 'literal' ? def.values : def.type === 'enum' ? Object.values(def.entries) : [];
    const options = values.map((value) => ({ id: String(value), title: String(value) }));
    return options.length > 0 ? [{ field, isMany: false, options }] : [];
  });
}

const titled = ({ id, data }: Entry) => ({ id, title: titleIn(data) ?? id });

export const titlesOf = (files: string[], pages: Page[]): string[] => [
  ...new Set(files.map((file) => titleOfFile(pages, file))),
];

/**
 * The files that refer to an entry: in a field that cannot do without it, by a link in a text, or, to a case study, by its
 * name, unless names do not count. Such an entry cannot be deleted.
 */
export function namersIn(
  files: ReadonlyMap<string, string>,
  doNamesCount = true,
): (file: string) => string[] {
  const references = referencesIn(readTogether(files, companyIn(files)));
  return (file) => {
    const [id, of] = [idOfFile(file), kindOfFile(file)];
    const named = references.filter(({ name, among }) => name === id && among === of && of !== mayBeGone);
    const path = pathOfFile(file) ?? '';
    const title = titleIn(recordIn(file, files.get(file) ?? ''))?.split(':')[0];
    const linking = [...files].flatMap(([name, source]) =>
      linksIn(name, source).has(path) || (doNamesCount && of === mayBeGone && title && source.includes(title))
        ? [name]
        : [],
    );
    const namers = new Set([...named.map((each) => each.file), ...linking]);
    return [...namers].filter((namer) => namer !== file);
  };
}

const namedIn = ({ pages }: Known, file: string) => ({
  title: titleOfFile(pages, file),
  path: pathOfFile(file) ?? null,
});

/** `built` holds the paths of the pages that the build with drafts has. */
export function listsOf(known: Known, built: ReadonlySet<string>): EntryList[] {
  const files = ownersFiles(known);
  const namersOf = namersIn(files);
  const shown = listedFiles(known);
  const listed = (entry: Entry, chosen: string[], isMadeHere: boolean): ListedEntry => {
    const { file, data } = entry;
    const row = known.rows.find((each) => each.file === file && each.place === '');
    const is = row && (isNewEntry(row) ? 'new' : row.draft === '' ? 'gone' : undefined);
    const isBuilt = built.has(pathOfFile(file) ?? '');
    return {
      file,
      ...titled(entry),
      chosen: Object.fromEntries(chosen.map((field) => [field, [data[field]].flat().join(' ')])),
      namedBy: isMadeHere ? namersOf(file).map((namer) => namedIn(known, namer)) : [],
      ...(is && { draft: { id: row.id, version: row.version, is, isBuilt } }),
    };
  };

  return kindNames.map((kind): EntryList => {
    const { address, madeAtDesk } = kindNamed(kind);
    const isMadeHere = madeAtDesk !== undefined;
    const choices = choicesOf(kind, files);
    const chosen = choices.map(({ field }) => field);
    return {
      kind,
      address,
      isOrdered: isOrdered(kind),
      making: isMadeHere ? { name: madeAtDesk, canBeginEmpty: canBeginEmpty(kind), choices } : undefined,
      entries: entriesOf(kind, shown).map((entry) => listed(entry, chosen, isMadeHere)),
    };
  });
}
