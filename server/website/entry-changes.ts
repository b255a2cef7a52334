import { stringify } from 'yaml';
import * as say from '../../content/messages/editing.ts';
import { takenAddresses } from '../../content/schemas/entries.ts';
import type { KindName } from '../../content/schemas/kinds.ts';
import { entryPicture } from '../../content/schemas/picture.ts';
import type { NewEntry } from '../../contract/website-requests.ts';
import { mistakesBetween, mistakesOf } from './checked.ts';
import { withDiffering } from './checkout.ts';
import { canBeginEmpty, choicesOf, daysOf, kindToMake, namersIn, ownersFiles, titlesOf } from './entries.ts';
import { companyIn, valueIn } from './facts.ts';
import { markdownOf, recordIn } from './fields.ts';
import { labelOfPlace } from './labels.ts';
import {
  type Entry,
  entriesOf,
  fileOf,
  idOfFile,
  isOrdered,
  kindOfFile,
  listOf,
  orderOf,
  shapeOf,
} from './lists.ts';
import { pathOfFile } from './paths.ts';
import { isNewEntry } from './plan.ts';
import { orRefusal, Refusal } from './refusal.ts';
import { refuseFile } from './rewrite.ts';
import { orderPlace, wordsIn } from './words.ts';
import { type Known, type Write, wholeRowIn, writeFresh, writeOver, writeText } from './writes.ts';

/** Changes of whole entries: to make, move or delete one, or to change its address. */

export function newEntry(known: Known, given: NewEntry): Write[] {
  const kind = kindToMake(given.kind);
  if (!kind) throw new Refusal(say.unknownFile);
  const file = fileOf(kind, given.id);
  if (isTaken(known, file)) throw new Refusal(say.addressTaken);
  if (given.title.trim() === '') throw new Refusal(say.empty);
  if (given.title.includes('\n')) throw new Refusal(say.oneLine);
  if (!/^20\d\d-/.test(given.day)) throw new Refusal(say.unrealYear);
  const files = ownersFiles(known);
  const source = sourceOf(kind, given, originalOf(known, kind, given.from), files);
  refuseFile(file, source);
  const facts = companyIn(files);
  const all = new Map([...files, [file, source]]);
  const between = mistakesBetween(all, facts).filter((each) => each.file === file);
  const [mistake] = [...mistakesOf(file, source, facts), ...between];
  if (mistake) {
    const where = mistake.place && `${labelOfPlace(mistake.place)}: `;
    throw new Refusal(where + mistake.sentence);
  }
  return [writeFresh({ file, place: '', was: '' }, source)];
}

/** Pages of the program whose addresses look like those of entries. */
const ownPage = /\/not-found\.\w+$/;

const isTaken = ({ checkout, rows }: Known, file: string) =>
  checkout.files.has(file) ||
  rows.some((row) => row.file === file) ||
  ownPage.test(file) ||
  (kindOfFile(file) === 'own-pages' && takenAddresses.includes(idOfFile(file)));

type Original = { data: Record<string, unknown>; markdown: string };

function originalOf({ checkout, plan }: Known, kind: KindName, from: string): Original {
  const { paragraph, ...texts } = say.template;
  if (from === '' && canBeginEmpty(kind)) {
    const data = Object.entries(shapeOf(kind)).flatMap(([field, { _zod }]): [string, unknown][] => {
      if (_zod.def.type === 'default') return [[field, _zod.def.defaultValue]];
      return field in texts ? [[field, texts[field as keyof typeof texts]]] : [];
    });
    return { data: Object.fromEntries(data), markdown: `\n${paragraph}\n` };
  }
  const file = fileOf(kind, from);
  const source = withDiffering(checkout, plan.online).get(file);
  if (source === undefined) throw new Refusal(say.nothingToCopy);
  return { data: recordIn(file, source) ?? {}, markdown: markdownOf(source) };
}

function sourceOf(
  kind: KindName,
  { title, picture, day, ...given }: NewEntry,
  original: Original,
  files: ReadonlyMap<string, string>,
): string {
  // Related entries and the day of the last change belong to the original alone.
  const { related: _, updated: __, ...copied } = original.data;
  const chosen = choicesOf(kind, files).flatMap(({ field, isMany }) => {
    const value = given[field];
    return value === undefined ? [] : [[field, isMany ? value.split(' ') : value]];
  });
  const places = entriesOf(kind, files).map(orderOf);
  const data = {
    ...copied,
    title,
    ...Object.fromEntries(chosen),
    ...daysOf(kind, day),
    picture: valueIn(picture, entryPicture),
    ...(isOrdered(kind) && { order: Math.max(0, ...places) + 1 }),
    // What a customer has confirmed is that of the original.
    ...('testimonial' in copied && { confirmed: null }),
  };
  // Astro reads a title such as 2025-02-18 as a day, unless it is in quotes, as the older version of YAML has it.
  return `---\n${stringify(data, { lineWidth: 0, version: '1.1' })}---\n${original.markdown}`;
}

/** Neighbors swap their numbers. */
export function movedEntry(known: Known, { file, to }: { file: string; to: 'up' | 'down' }): Write[] {
  const kind = kindOfFile(file);
  if (!kind || !isOrdered(kind)) throw new Refusal(say.noOrder);
  const list = entriesOf(kind, ownersFiles(known));
  const numbers = list.map(orderOf);
  const at = list.findIndex((entry) => entry.file === file);
  const next = to === 'up' ? at - 1 : at + 1;
  const [entry, neighbor] = [list[at], list[next]];
  if (!entry || !neighbor) return [];
  [list[at], list[next]] = [neighbor, entry];
  return numbered(known, list, numbers);
}

/** Gives the entries of a list these numbers. After two equal numbers the later entries move on by one. */
function numbered(known: Known, list: Entry[], numbers: number[]): Write[] {
  const writes: Write[] = [];
  let last = 0;
  for (const [index, each] of list.entries()) {
    last = Math.max(numbers[index] ?? 0, last + 1);
    if (orderOf(each) === last) continue;
    writes.push(writeText(known, { file: each.file, place: orderPlace, words: String(last) }).write);
  }
  return writes;
}

/** If an entry that is put back has the same place as another one by now, it keeps the place and the others move on. */
export function withoutSharedPlaces(known: Known, written: Write[]): Write[] {
  const names = written.map(({ row }) => row);
  const kinds = new Set(
    names.flatMap((row) => (row.place === '' ? kindOfFile(row.file) : listOf(row)) ?? []),
  );
  return [...kinds].filter(isOrdered).flatMap((kind) => {
    const isPutBack = ({ file }: Entry) => names.some((row) => row.file === file);
    const list = entriesOf(kind, ownersFiles(known)).sort(
      (one, other) => orderOf(one) - orderOf(other) || Number(isPutBack(other)) - Number(isPutBack(one)),
    );
    const changed = orRefusal(() => numbered(known, list, list.map(orderOf)));
    return changed instanceof Refusal ? [] : changed;
  });
}

/** The next publish deletes the entry. One that was never published is deleted at once. */
export function deletedEntry(
  known: Known,
  { file, unlinks }: { file: string; unlinks?: boolean | undefined },
): Write[] {
  const { checkout, rows, pages } = known;
  const kind = kindOfFile(file);
  const files = ownersFiles(known);
  if (!kind || !kindToMake(kind) || !files.has(file)) throw new Refusal(say.unknownFile);
  const row = rows.find((each) => each.file === file && each.place === '');
  const developers = checkout.files.get(file) ?? '';
  if (row && isNewEntry(row)) return [writeOver(row, '', developers)];
  const namers = namersIn(files)(file);
  const left = unlinks ? namersIn(withoutLinks(files, file), false)(file) : namers;
  if (left.length > 0) throw new Refusal(say.isNamed(titlesOf(left, pages).join(', ')));
  const deletion = row
    ? writeOver(row, '', developers)
    : writeFresh({ file, place: '', was: developers }, '');
  return [...(unlinks ? namers.flatMap((namer) => unlinkedTexts(known, namer, file)) : []), deletion];
}

/** Links to an entry in Markdown become the words of the links. */
const withoutLinksIn = (text: string, file: string): string =>
  text.replaceAll(new RegExp(`\\[((?:\\\\.|[^\\]\\\\])*)\\]\\(${pathOfFile(file)}(?:#[^)]*)?\\)`, 'g'), '$1');

const withoutLinks = (files: ReadonlyMap<string, string>, file: string) =>
  new Map([...files].map(([name, source]) => [name, withoutLinksIn(source, file)]));

function unlinkedTexts(known: Known, namer: string, file: string): Write[] {
  const { checkout, rows, plan } = known;
  const developers = checkout.files.get(namer) ?? '';
  const whole = wholeRowIn(checkout, rows, namer);
  if (whole) return [writeOver(whole, withoutLinksIn(whole.draft ?? whole.online ?? '', file), developers)];
  return wordsIn(namer, developers).flatMap(({ place, text }) => {
    const row = rows.find((each) => each.file === namer && plan.places.get(each.id) === place);
    const said = row?.draft ?? row?.online ?? text;
    const words = withoutLinksIn(said, file);
    return words === said ? [] : [writeText(known, { file: namer, place, words }).write];
  });
}

/** Undefined if another device has changed or published the entry first. */
export function readdressedEntry(
  known: Known,
  { id, seen, to }: { id: string; seen: number; to: string },
): Write[] | undefined {
  const row = known.rows.find((each) => each.id === id && each.version === seen && isNewEntry(each));
  const kind = kindOfFile(row?.file ?? '');
  if (!row || !kind) return undefined;
  const file = fileOf(kind, to);
  if (file === row.file) return [];
  if (isTaken(known, file)) throw new Refusal(say.addressTaken);
  // The new row is written first, so that a failure in between loses no words.
  return [writeFresh({ file, place: '', was: '' }, row.draft ?? ''), writeOver(row, '', '')];
}
