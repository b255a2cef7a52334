import { randomUUID } from 'node:crypto';
import type { WebsitePublish, WebsiteWord } from '../../contract/rows.ts';
import type { WebsiteRequests } from '../../contract/website.ts';
import type { Checkout } from './checkout.ts';
import { textsIn, withText } from './facts.ts';
import { laid } from './laid.ts';
import { together } from './list-order.ts';
import type { Page } from './names.ts';
import type { Plan } from './plan.ts';

/** What the database is told when something shall stand in place of something else. */

export type Write = { row: Pick<WebsiteWord, 'id' | 'file' | 'place' | 'was'>; words: string; seen: number };

export type Refused = { refused: string };

/** Everything that decides what becomes of a change. */
export type Known = { checkout: Checkout; rows: WebsiteWord[]; plan: Plan; pages: Page[] };

/**
 * The row of a file that is new or gone as a whole. Where developers have taken over what is online, its texts are changed one
 * by one again.
 */
export const wholeRowIn = (checkout: Checkout, rows: WebsiteWord[], file: string): WebsiteWord | undefined =>
  rows.find(
    (row) =>
      row.file === file &&
      row.place === '' &&
      !(row.draft === null && row.online === checkout.files.get(file)),
  );

/** Other words for a text, and the newest ones that stand there until then. */
export function writeText(
  { checkout, rows, plan: { places } }: Known,
  { file, place, words }: { file: string; place: string; words: string },
): { write: Write; from: string } | Refused {
  const whole = wholeRowIn(checkout, rows, file);
  const developers = checkout.files.get(file) ?? '';
  const source = whole ? (whole.draft ?? whole.online ?? '') : developers;
  const changed = withText(file, source, place, words);
  if ('refused' in changed) return changed;
  const stands = textsIn(file, source).find((word) => word.place === place)?.text ?? '';
  if (whole) return { write: writeOver(whole, changed.source, developers), from: stands };
  const row = rows.find((each) => each.file === file && places.get(each.id) === place);
  return row
    ? { write: writeOver(row, words, stands), from: row.draft ?? row.online ?? stands }
    : { write: writeFresh({ file, place, was: stands }, words), from: stands };
}

export const writeFresh = (row: Omit<Write['row'], 'id'>, words: string): Write => ({
  row: { id: randomUUID(), ...row },
  words,
  seen: 0,
});

/** What developers have taken over from the owner is what stands there now. */
export const writeOver = (row: WebsiteWord, words: string, developers: string): Write => ({
  row: { ...row, was: developers === row.online ? developers : row.was },
  words,
  seen: row.version,
});

type Published = WebsitePublish['changes'];

/**
 * Whether the project itself says by now what was published, so that nothing laid on it would put the former words back.
 * What was published as the project always had it was put back by the owner.
 */
export const isTakenOver = (files: Checkout['files'], changes: Published): boolean => {
  const own = changes.filter(({ was, words }) => words !== was);
  return laid(files, own).outcomes.some(({ state }) => state === 'done');
};

/** Changes of what stood there before a publish. What was typed since is kept. */
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

/** What a publish said, over whatever was typed since. */
export const publishedWords = ({ rows }: Known, changes: Published): Write[] =>
  changes.map((change) => {
    const { file, place, was, words } = change;
    const row = rows.find((each) => each.file === file && each.place === place && each.was === was);
    return { row: row ?? change, words, seen: row?.version ?? 0 };
  });

/** Undefined where another device was first, like what follows from it. */
function seenRows(
  { rows }: Known,
  { ids, versions }: WebsiteRequests['take-back'],
): WebsiteWord[] | undefined {
  const found = ids.flatMap(
    (id, index) => rows.find((row) => row.id === id && row.version === versions[index]) ?? [],
  );
  return found.length === ids.length ? found : undefined;
}

export const takenBack = (known: Known, seen: WebsiteRequests['take-back']): Write[] | undefined =>
  seenRows(known, seen)?.map((row) => {
    const waits = known.plan.waits.get(row.id);
    // What developers say now is laid over what is online, and nothing of it is left.
    return row.draft === null && waits?.because === 'conflict'
      ? { row: { ...row, was: waits.stands }, words: waits.stands, seen: row.version }
      : { row, words: row.online ?? row.was, seen: row.version };
  });

/** The owner's words shall stand although developers say other ones now. */
export function keptAfterConflict(known: Known, seen: WebsiteRequests['keep']): Write[] | undefined {
  const writes = seenRows(known, seen)?.flatMap((row) => {
    const waits = known.plan.waits.get(row.id);
    if (waits?.because !== 'conflict') return [];
    const words = row.draft ?? row.online ?? '';
    return [{ row: { ...row, was: waits.stands }, words, seen: row.version }];
  });
  return writes?.length ? writes : undefined;
}
