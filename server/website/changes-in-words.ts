import { createHash } from 'node:crypto';
import * as say from '../../content/messages/editing.ts';
import { filledText } from '../../content/placeholders.ts';
import type { WebsitePublish, WebsitePublishInShort, WebsiteWord } from '../../contract/rows.ts';
import type { Draft, Publish, PublishedText } from '../../contract/website.ts';
import type { SeenRows } from '../../contract/website-requests.ts';
import { listedFiles } from './entries.ts';
import { companyFile, companyIn, factInWords, sheetOfFile } from './facts.ts';
import { entriesOf, listOf, orderOf, together } from './lists.ts';
import { factIn, nameOfChange, titleIn, titleOfFile } from './names.ts';
import { remembered } from './remembered.ts';
import { textsIn } from './rewrite.ts';
import type { Known } from './writes.ts';

/** Describes changes and publishes in the owner's words. */

/** All drafts, and the texts that are online but conflict with a developer's change. */
export function draftsOf(known: Known): Draft[] {
  const { rows, plan } = known;
  const listed = rows.filter(({ id, draft }) => draft !== null || plan.waits.has(id));
  return together(listed).map((ofOne) => {
    const [{ file, place, was, online, draft, ...row }] = ofOne as [WebsiteWord];
    const given = {
      ...{ ids: ofOne.map(({ id }) => id), versions: ofOne.map(({ version }) => version) },
      ...{ file, place },
      ...(row.typed_session &&
        row.typed_by && { typed: { session: row.typed_session, by: row.typed_by, at: row.changed_at } }),
    };
    try {
      return { ...given, ...inOwnersWords(known, ofOne) };
    } catch {
      // An earlier version has stored it, or somebody by hand. It waits, and the owner can discard it.
      const waits = { because: 'mistake', sentence: say.notUnderstood } as const;
      return { ...given, was: online ?? was, words: draft ?? '', label: file, path: null, waits };
    }
  });
}

function inOwnersWords(
  known: Known,
  rows: WebsiteWord[],
): Omit<Draft, keyof SeenRows | 'file' | 'place' | 'typed'> {
  const { file, place } = rows[0] as WebsiteWord;
  const text = (textOf: (row: WebsiteWord) => string) => textOfChange(known, rows, textOf);
  const was = text((row) => row.online ?? row.was);
  const words = text(({ draft, online }) => draft ?? online ?? '');
  const waits = waitsOf(known, rows, text);
  const sheet =
    place === '' || !factIn(known.checkout.files, { file, place }) ? undefined : sheetOfFile(file);
  return {
    ...{ was, words, ...nameOfChange(known, { file, place, was, words }) },
    ...(sheet && { sheet }),
    ...(waits && { waits }),
  };
}

function waitsOf(
  { plan, pages }: Known,
  rows: WebsiteWord[],
  text: (textOf: (row: WebsiteWord) => string) => string,
): Draft['waits'] {
  const all = rows.flatMap(({ id }) => plan.waits.get(id) ?? []);
  const why = all.find(({ because }) => because !== 'together');
  if (why?.because === 'copied')
    return {
      ...{ because: 'copied', places: why.places },
      sentence:
        why.of === ''
          ? say.untyped(why.places.length)
          : say.copied(why.places.length, titleOfFile(pages, why.of)),
    };
  if (why?.because === 'mistake' || why?.because === 'later') return why;
  if (!why) return undefined;
  const stands = text((row) => {
    const waits = plan.waits.get(row.id);
    return waits?.because === 'conflict' ? waits.stands : (row.online ?? row.was);
  });
  return { because: 'conflict', stands };
}

/** The text of a change, a fact in words. A change of order names the entries that move, each with its new place. */
function textOfChange<Text extends { file: string; place: string }>(
  known: Known,
  rows: Text[],
  textOf: (row: Text) => string,
): string {
  const [row] = rows as [Text];
  const kind = listOf(row);
  if (!kind) return inWords(known, row, textOf(row));
  const moved = new Map(rows.map((each) => [each.file, Number(textOf(each))]));
  return entriesOf(kind, listedFiles(known))
    .map(({ file, data, id }) => ({
      file,
      title: titleIn(data) ?? id,
      number: moved.get(file) ?? orderOf({ data }),
    }))
    .sort((one, other) => one.number - other.number)
    .flatMap(({ file, title }, index) => (moved.has(file) ? [say.placed(index + 1, title)] : []))
    .join('\n');
}

/** Describes a fact in words. Other texts have their placeholders filled in. Both are said with the newest facts. */
function inWords({ checkout, plan }: Known, name: { file: string; place: string }, text: string): string {
  const source = plan.newest.get(companyFile) ?? checkout.files.get(companyFile) ?? '{}';
  const company = companyIn(new Map([[companyFile, source]]));
  const fact = factIn(checkout.files, name);
  return fact ? factInWords(fact, text, company.currency) : filledText(text, (written) => written, company);
}

type InShort = WebsitePublishInShort['changes'][number];

/** The list of publishes, of which the database says by hashes what has changed since. */
export const publishesOf = (known: Known, publishes: WebsitePublishInShort[]): Publish[] =>
  publishes.map(({ number, at, device, undone_at, changes }) => ({
    ...{ number, at, device, undone_at },
    changes: together(changes).map((ofOne) => {
      const [change] = ofOne as [InShort];
      return {
        ...{ ids: ofOne.map(({ id }) => id), label: nameInShort(known, change) },
        said: saidIn(known, ofOne),
        place: change.place,
        isOnline: undone_at === null && ofOne.some((each) => isOnline(known, each)),
      };
    }),
    isNewest: changes.every((change) => {
      const row = known.rows.find(({ id }) => id === change.id);
      return row !== undefined && hashOf(row.draft ?? row.online ?? '') === change.words;
    }),
  }));

const hashOf = (text: string) => createHash('md5').update(text).digest('hex');
const nothing = hashOf('');

function nameInShort(known: Known, { file, place, head, was, before, words }: InShort): string {
  // Of a whole page the line with its title is enough.
  const page = `---\n${/^title: .*$/m.exec(head ?? '')?.[0] ?? ''}\n---\n`;
  const isThere = { was: (before ?? was) !== nothing, now: words !== nothing };
  const texts = { was: isThere.was ? page : '', words: isThere.now ? page : '' };
  return nameOfChange(known, { file, place, ...texts }).label;
}

function saidIn(known: Known, ofOne: InShort[]): string {
  const [change] = ofOne as [InShort];
  if (change.place === '' || change.head === null) return '';
  return textOfChange(known, ofOne, ({ head }) => head ?? '');
}

/** Whether the text still differs from before the publish. There is no row if it says what developers wrote. */
function isOnline({ rows, checkout }: Known, { id, file, place, was, before, words }: InShort): boolean {
  const row = rows.find((each) => each.id === id);
  const former = before ?? was;
  if (row) return hashOf(row.online ?? row.was) !== former;
  const source = checkout.files.get(file) ?? '';
  const isTakenOver = place === '' ? hashOf(source) === words : hashesIn(file, source).has(words);
  return (isTakenOver ? words : was) !== former;
}

const hashesIn = remembered((file, source) => new Set(textsIn(file, source).map(({ text }) => hashOf(text))));

/** The texts of a publish before and after it. For a whole page they only say whether there is one. */
export const textsOf = (known: Known, { changes }: WebsitePublish): PublishedText[] =>
  together(changes).map((ofOne) => {
    const [change] = ofOne as [WebsitePublish['changes'][number]];
    const read = (textOf: (change: WebsitePublish['changes'][number]) => string) => {
      if (change.place === '') return textOf(change) === '' ? say.noPage : say.wholePage;
      return textOfChange(known, ofOne, textOf);
    };
    return { before: read(({ before, was }) => before ?? was), now: read(({ words }) => words) };
  });
