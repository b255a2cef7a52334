import { randomUUID } from 'node:crypto';
import type { WebsitePublish, WebsiteWord } from '../../contract/rows.ts';
import type { Word } from '../../contract/website.ts';
import type { SeenRows } from '../../contract/website-requests.ts';
import type { Page } from './built-site.ts';
import type { Checkout } from './checkout.ts';
import { laid, says } from './laid.ts';
import { together } from './lists.ts';
import type { Plan } from './plan.ts';
import { rewritten, textsIn, withText } from './rewrite.ts';
import { wordsIn } from './words.ts';

/** What to write to the database for each change. */

export type Write = { row: Pick<WebsiteWord, 'id' | 'file' | 'place' | 'was'>; words: string; seen: number };

/** Everything that the outcome of a change depends on. */
export type Known = { checkout: Checkout; rows: WebsiteWord[]; plan: Plan; pages: Page[] };

/**
 * The row of a file that was made or deleted as a whole. Once developers have taken over what is online, its texts have
 * rows of their own again.
 */
export const wholeRowIn = (checkout: Checkout, rows: WebsiteWord[], file: string): WebsiteWord | undefined =>
  rows.find(
    (row) =>
      row.file === file &&
      row.place === '' &&
      !(row.draft === null && row.online === checkout.files.get(file)),
  );

/** Changes the words of a text that said `from`, as far as that is known. The answer's `from` is the newest version before that. */
export function writeText(
  { checkout, rows, plan: { places } }: Known,
  { file, place, words, from }: { file: string; place: string; words: string; from?: string },
): { write: Write; from: string } {
  const whole = wholeRowIn(checkout, rows, file);
  const developers = checkout.files.get(file) ?? '';
  const source = whole ? (whole.draft ?? whole.online ?? '') : developers;
  const found =
    whole && from !== undefined && place.startsWith('body[') && standingAt(file, source, place, from);
  if (found)
    return {
      write: writeOver(whole, rewritten(file, source, [{ word: found, words, stands: from }]), developers),
      from,
    };
  const changed = withText(file, source, place, words);
  const stands = textsIn(file, source).find((word) => word.place === place)?.text ?? '';
  if (whole) return { write: writeOver(whole, changed, developers), from: stands };
  const row = rows.find((each) => each.file === file && places.get(each.id) === place);
  return row
    ? { write: writeOver(row, words, stands), from: row.draft ?? row.online ?? stands }
    : { write: writeFresh({ file, place, was: stands }, words), from: stands };
}

/** A new page moves its texts on with each paragraph that is written, so one is found by what it said. */
function standingAt(file: string, source: string, place: string, from: string): Word | undefined {
  const words = wordsIn(file, source);
  const there = words.filter((word, index) => word.place.startsWith('body[') && says(words, index, from));
  return there.find((word) => word.place === place) ?? (there.length === 1 ? there[0] : undefined);
}

export const writeFresh = (row: Omit<Write['row'], 'id'>, words: string): Write => ({
  row: { id: randomUUID(), ...row },
  words,
  seen: 0,
});

/** If developers have taken over the owner's words, the change is compared with those from now on. */
export const writeOver = (row: WebsiteWord, words: string, developers: string): Write => ({
  row: { ...row, was: developers === row.online ? developers : row.was },
  words,
  seen: row.version,
});

export type Published = WebsitePublish['changes'];

/**
 * Whether developers have copied what was published into the project. Removing the change would not bring the former
 * words back then. A change to what the project already said is left out.
 */
export const isTakenOver = (files: Checkout['files'], changes: Published): boolean => {
  const own = changes.filter(({ was, words }) => words !== was);
  return laid(files, own).outcomes.some(({ state }) => state === 'done');
};

/** Puts back what stood there before a publish. Texts with newer drafts are left alone. */
export function formerWords({ checkout, rows }: Known, changes: Published): Write[] {
  const rowOf = ({ id }: { id: string }) => rows.find((each) => each.id === id);
  const untouched = together(changes).filter(
    (ofOne) => !ofOne.some((change) => rowOf(change)?.draft != null),
  );
  return untouched.flat().map((change) => {
    const { file, place, was, before, words } = change;
    const row = rowOf(change);
    const developers = isTakenOver(checkout.files, [change]) ? words : was;
    const former = before ?? was;
    return row ? writeOver(row, former, developers) : writeFresh({ file, place, was: developers }, former);
  });
}

/** Puts back what a publish said, even over newer drafts. */
export const publishedWords = ({ rows }: Known, changes: Published): Write[] =>
  changes.map((change) => {
    const { file, place, was, words } = change;
    const row = rows.find((each) => each.file === file && each.place === place && each.was === was);
    return { row: row ?? change, words, seen: row?.version ?? 0 };
  });

/** Undefined if another device has changed one of the rows first. */
function seenRows({ rows }: Known, { ids, versions }: SeenRows): WebsiteWord[] | undefined {
  const found = ids.flatMap(
    (id, index) => rows.find((row) => row.id === id && row.version === versions[index]) ?? [],
  );
  return found.length === ids.length ? found : undefined;
}

export const takenBack = (known: Known, seen: SeenRows): Write[] | undefined =>
  seenRows(known, seen)?.map((row) => {
    const waits = known.plan.waits.get(row.id);
    // Accepting what developers say now leaves nothing of the owner's words.
    return row.draft === null && waits?.because === 'conflict'
      ? { row: { ...row, was: waits.stands }, words: waits.stands, seen: row.version }
      : { row, words: row.online ?? row.was, seen: row.version };
  });

/** Keeps the owner's words although developers have changed the same text. */
export function keptAfterConflict(known: Known, seen: SeenRows): Write[] | undefined {
  const writes = seenRows(known, seen)?.flatMap((row) => {
    const waits = known.plan.waits.get(row.id);
    if (waits?.because !== 'conflict') return [];
    const words = row.draft ?? row.online ?? '';
    return [{ row: { ...row, was: waits.stands }, words, seen: row.version }];
  });
  return writes?.length ? writes : undefined;
}
