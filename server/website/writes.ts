import { randomUUID } from 'node:crypto';
import type { WebsitePublish, WebsiteWord } from '../../contract/rows.ts';
import type { Checkout } from './checkout.ts';
import { textsIn, withText } from './facts.ts';
import { laid } from './laid.ts';
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
export const formerWords = ({ checkout, rows }: Known, changes: Published): Write[] =>
  changes.flatMap((change) => {
    const { id, file, place, was, before, words } = change;
    const row = rows.find((each) => each.id === id);
    if (row && row.draft !== null) return [];
    const developers = isTakenOver(checkout.files, [change]) ? words : was;
    const former = before ?? was;
    return row ? writeOver(row, former, developers) : writeFresh({ file, place, was: developers }, former);
  });
