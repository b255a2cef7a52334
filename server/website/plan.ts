import * as say from '../../content/messages/editing.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import type { Change, Draft, Laid } from '../../contract/website.ts';
import { mistakesBetween, mistakesOf } from './checked.ts';
import { type Checkout, type Differing, withDiffering } from './checkout.ts';
import { type Borrowed, borrowedIn } from './copies.ts';
import { companyFile, companyIn } from './facts.ts';
import { recordIn } from './fields.ts';
import { labelOfPlace, labelsIn } from './labels.ts';
import { laid } from './laid.ts';
import { together } from './lists.ts';
import { deadLinksIn } from './paths.ts';

type Waits =
  | Exclude<NonNullable<Draft['waits']>, { because: 'copied' }>
  | ({ because: 'copied' } & Borrowed)
  /** Another change of order in the same list waits. */
  | { because: 'together' };

/** How the site reads with the rows of the database laid on the checkout. */
export type Plan = {
  /** What visitors read. */
  online: Differing;
  /** What visitors would read with every change that can be published. */
  newest: Differing;
  /** `newest` with copies that still have texts of their original, because their texts are typed on a page, too. */
  drafts: Differing;
  /** The rows whose drafts are in `newest`. */
  ready: WebsiteWord[];
  /** Why other rows wait, by their ids. A row that is online waits if developers have changed the same words. */
  waits: ReadonlyMap<string, Waits>;
  /** The place of each row on the checkout, by the id of the row. */
  places: ReadonlyMap<string, string>;
};

/** What builds refuse that the checks here do not see, by the version of a row. */
export type Faults = ReadonlyMap<string, string>;

export const isDue = ({ due_at }: WebsiteWord): boolean => !!due_at && Date.parse(due_at) <= Date.now();

export const versionOf = ({ id, version }: WebsiteWord): string => `${id} ${version}`;

export function planOf(checkout: Checkout, rows: WebsiteWord[], faults: Faults = new Map()): Plan {
  const published = rows.flatMap((row) => (row.online === null ? [] : [changeOf(row, row.online)]));
  const online = laid(checkout.files, published);
  const waits = new Map<string, Waits>();
  const places = new Map<string, string>();
  const first = layNewest(checkout, rows, waits);
  for (const [row, outcome] of first.outcomes) {
    const wait = waitOf(outcome);
    if (wait) waits.set(row.id, wait);
    if (outcome.state === 'laid') places.set(row.id, outcome.place);
    if (outcome.state === 'done') places.set(row.id, row.place);
  }
  for (const row of rows) {
    const sentence = faults.get(versionOf(row));
    if (sentence !== undefined) waits.set(row.id, { because: 'mistake', sentence });
    else if (row.due_at && row.draft !== null && !isDue(row) && !waits.has(row.id))
      waits.set(row.id, { because: 'later', at: row.due_at });
  }
  const drafts = layFaultless(checkout, rows, waits);
  const newest = addUnfinished(checkout, rows, drafts, waits) ? layFaultless(checkout, rows, waits) : drafts;
  const ready = rows.filter(({ id, draft }) => draft !== null && !waits.has(id));
  return { online: online.files, newest, drafts, ready, waits, places };
}

/** Leaving out one mistake may cause another, so the rest is checked again until none is found. */
function layFaultless(checkout: Checkout, rows: WebsiteWord[], waits: Map<string, Waits>): Differing {
  for (;;) {
    addNeighbors(rows, waits);
    const newest = layNewest(checkout, rows, waits);
    if (!addMistakes(checkout, newest, waits)) return newest.files;
  }
}

/** If one change of order waits, all of the same list do. */
function addNeighbors(rows: WebsiteWord[], waits: Map<string, Waits>): void {
  for (const ofOne of together(rows.filter(({ draft }) => draft !== null)))
    if (ofOne.some(({ id }) => waits.has(id)))
      for (const { id } of ofOne) if (!waits.has(id)) waits.set(id, { because: 'together' });
}

/** Whether a row is a whole entry that was never online. */
export const isNewEntry = ({ place, was, online }: WebsiteWord) =>
  place === '' && was === '' && online === null;

/** Makes new entries wait that still have texts of their original or of the template. Returns whether there were any. */
function addUnfinished(
  checkout: Checkout,
  rows: WebsiteWord[],
  drafts: Differing,
  waits: Map<string, Waits>,
): boolean {
  const fresh = rows.filter((row) => isNewEntry(row) && !waits.has(row.id));
  if (fresh.length === 0) return false;
  const unread = new Set(rows.filter(isNewEntry).map(({ file }) => file));
  const others = [...withDiffering(checkout, drafts)].filter(([file]) => !unread.has(file));
  // A copied text is still a copy if the original has been changed since.
  const sources = new Map(others.map(([file, now]) => [file, [now, checkout.files.get(file) ?? now]]));
  const before = waits.size;
  for (const { id, file, draft } of fresh) {
    const borrowed = borrowedIn(file, draft ?? '', sources);
    if (borrowed) waits.set(id, { because: 'copied', ...borrowed });
    else if (dayOf(file, draft ?? '') > todayIn(checkout))
      waits.set(id, { because: 'mistake', sentence: say.notYet(dayOf(file, draft ?? '')) });
  }
  return waits.size > before;
}

/** The day of an article or a paper. Others have none, and come before any day. */
const dayOf = (file: string, source: string) => String(recordIn(file, source)?.['date'] ?? '');

/** The day where the owner is. */
export function todayIn({ files }: Checkout): string {
  const file = 'content/booking.yaml';
  const { zone } = (recordIn(file, files.get(file) ?? '') ?? {}) as { zone?: string };
  return new Intl.DateTimeFormat('sv-SE', { ...(zone && { timeZone: zone }) }).format(new Date());
}

type Newest = { files: Differing; outcomes: Map<WebsiteWord, Laid> };

/** Lays every draft that does not wait. If one waits, what is online stays. */
function layNewest({ files }: Checkout, rows: WebsiteWord[], waits: ReadonlyMap<string, Waits>): Newest {
  const wanted = rows.flatMap((row) => {
    const words = waits.has(row.id) ? row.online : (row.draft ?? row.online);
    return words === null ? [] : [{ row, change: changeOf(row, words) }];
  });
  const changes = wanted.map(({ change }) => change);
  const overlay = laid(files, changes);
  const outcomeOf = (index: number) => overlay.outcomes[index] ?? ({ state: 'done' } as const);
  return { files: overlay.files, outcomes: new Map(wanted.map(({ row }, index) => [row, outcomeOf(index)])) };
}

const changeOf = ({ file, place, was }: WebsiteWord, words: string): Change => ({ file, place, was, words });

function waitOf(outcome: Laid): Waits | undefined {
  if (outcome.state === 'conflict') return { because: 'conflict', stands: outcome.stands };
  return outcome.state === 'refused' ? { because: 'mistake', sentence: outcome.why } : undefined;
}

/** Makes the changes wait that a build would refuse. Returns whether there were any. */
function addMistakes(checkout: Checkout, { files, outcomes }: Newest, waits: Map<string, Waits>): boolean {
  const drafts = [...outcomes].filter(([{ id, draft }]) => draft !== null && !waits.has(id));
  const before = waits.size;
  const wait = (rows: typeof drafts, sentence: string, label = '') => {
    for (const [{ id, place }] of rows)
      waits.set(id, { because: 'mistake', sentence: place === '' ? label + sentence : sentence });
  };
  if (drafts.length === 0) return false;
  const together = withDiffering(checkout, files);
  const facts = companyIn(together);
  const ofCompany = drafts.filter(([row]) => row.file === companyFile);
  // Any text may use a fact of the company.
  for (const [file, source] of ofCompany.length > 0 ? together : files) {
    const inFile = drafts.filter(([row]) => row.file === file);
    for (const { place, sentence } of source === null ? [] : mistakesOf(file, source, facts)) {
      const there = inFile.filter(([, outcome]) => outcome.state === 'laid' && holds(outcome.place, place));
      if (inFile.length === 0) wait(ofCompany, say.elsewhere(file, place, sentence));
      else wait(there.length > 0 ? there : inFile, sentence, labelIn(file, source ?? '', place));
    }
  }
  if (waits.size > before) return true;
  for (const { file, sentence } of mistakesBetween(together, facts)) {
    const inFile = drafts.filter(([row]) => row.file === file);
    // The sentence names the file with the broken reference. The change that broke it may be in another file.
    const whole = drafts.filter(([row]) => row.place === '');
    wait([inFile, whole, drafts].find((rows) => rows.length > 0) ?? [], sentence);
  }
  for (const { file, path } of deadLinksIn(together))
    wait(
      drafts.filter(([row]) => row.file === file && row.draft?.includes(path)),
      say.deadLink(path),
    );
  return waits.size > before;
}

/** Names the text of a new page that has a mistake. */
const labelIn = (file: string, source: string, place: string): string =>
  place && `${labelsIn(file, source).get(place) ?? labelOfPlace(place)}: `;

/** Whether a place is the other one or lies within it. */
const holds = (place: string, inner: string) =>
  inner === place || inner.startsWith(`${place}.`) || inner.startsWith(`${place}[`);
