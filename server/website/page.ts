import { HTMLElement, type Node, parse } from 'node-html-parser';
import * as say from '../../content/messages/editing.ts';
import { drawingAddress, photoAddress, photoIn } from '../../content/photos.ts';
import { type Facts, filledText, placeholdersOf } from '../../content/placeholders.ts';
import { isDemonstrated } from '../../content/samples.ts';
import type { Fact, FactSheet } from '../../contract/facts.ts';
import type { PageWord, PageWords, Word } from '../../contract/website.ts';
import type { ShownBuild } from '../../contract/website-requests.ts';
import { paragraphsOf, shownIn } from './blocks.ts';
import type { BuiltSite } from './built-site.ts';
import { type Differing, withDiffering } from './checkout.ts';
import { factsIn, fileOfSheet } from './facts.ts';
import { labelsOf } from './labels.ts';
import { entriesOf, kindOfFile } from './lists.ts';
import { labelOfFact, titleIn, titleOfFile } from './names.ts';
import { canShow, pathOfFile } from './paths.ts';
import { orRefusal, Refusal } from './refusal.ts';
import { remembered } from './remembered.ts';
import { wordsIn } from './words.ts';
import { type Known, wholeRowIn } from './writes.ts';

/** A word without the page's name for its file. It is the same for every page, so it can be remembered. */
type NamedWord = Omit<PageWord, 'where'>;

/** A build and its site, and what went into it, if more may have been typed since. */
type Shown = { build: ShownBuild; site: BuiltSite; made: Differing | undefined };

/** The owner's words that a page shows, from all files. A text counts as shown if the page has the same words. */
export function wordsOfPage(known: Known, path: string, shown: Shown): PageWords | undefined {
  const { pages, company: facts } = shown.site;
  const page = pages.find((each) => each.path === path);
  if (!page) return undefined;
  const said = textsIn(page.html);
  const files = new Set([...known.checkout.files.keys(), ...known.rows.map(({ file }) => file)]);
  const own = [...files].find((file) => pathOfFile(file) === path);
  const ownFirst = [...files].sort((one, other) => Number(other === own) - Number(one === own));
  const words = ownFirst.flatMap((file): PageWord[] => {
    const read = orRefusal(() => withChanges(known, file, shown));
    // A new page that cannot be understood any more has no texts to type. It waits in the list of changes.
    if (read instanceof Refusal) return [];
    return read.flatMap((word) => {
      if (word.kind === 'order') return [];
      // Every page has bare numbers, and most are computed.
      const isRead = word.shown.some((text) => said.has(text) && /\p{L}{2}/u.test(text));
      const where = titleOfFile(pages, file);
      if (isRead && canShow(path, file, word.place)) return [{ ...word, where }];
      // All words of an entry can be typed, even its figures and what only its PDF shows.
      const isPicture = word.kind === 'picture';
      return file === own && kindOfFile(file) && !word.fixed
        ? [{ ...word, shown: isPicture ? word.shown : [], where }]
        : [];
    });
  });
  return { file: own, words, placeholders: Object.fromEntries(placeholdersOf(facts)) };
}

/** The facts of a form. A price is named by its solution, as that is called by now. */
export function factsOfSheet({ checkout, rows, plan }: Known, sheet: FactSheet): Fact[] {
  const file = fileOfSheet(sheet);
  const files = withDiffering(checkout, plan.newest);
  const whole = wholeRowIn(checkout, rows, file);
  const source = whole ? (whole.draft ?? whole.online ?? '') : (checkout.files.get(file) ?? '');
  const ofWhole = whole && factsIn(file, whole.online ?? source);
  const all = factsIn(file, source).filter(({ form }) => form !== 'picture');
  const facts = all.map((fact): Fact => {
    const row = rows.find((each) => each.file === file && plan.places.get(each.id) === fact.place);
    const { place, help, form } = fact;
    const before = ofWhole?.find((each) => each.place === place)?.text ?? fact.text;
    const online = row?.online ?? before;
    const text = row?.draft ?? row?.online ?? fact.text;
    const label = labelOfFact(fact, new Map([...files, [file, files.get(file) ?? source]]));
    return {
      file,
      place,
      text,
      online,
      label,
      help,
      form,
      ...(form === 'demonstration' && { options: toTry(files) }),
    };
  });
  const said = (place: string) => facts.find((each) => each.place === place)?.text;
  const quote = said('testimonial.shown') !== 'false' && said('testimonial.quote');
  return facts.map((fact) => (fact.form === 'confirmation' && quote ? { ...fact, about: quote } : fact));
}

/** The demonstrations by the names of their services. */
const toTry = (files: ReadonlyMap<string, string>): NonNullable<Fact['options']> => [
  ['none', say.nothingToTry],
  ...entriesOf('solutions', files).flatMap(({ id, data }): [string, string][] =>
    isDemonstrated(id) ? [[id, titleIn(data) ?? id]] : [],
  ),
];

/** The words of a file with their changes. `text` is the newest version, `shown` is what the build shows. */
function withChanges({ checkout, rows, plan }: Known, file: string, { build, site, made }: Shown) {
  const facts = site.company;
  const source = checkout.files.get(file) ?? '';
  const byPlace = (read: string) =>
    new Map(shownWordsIn(file, read, facts).map((word) => [word.place, word] as const));
  const built = made && byPlace(made.get(file) ?? source);
  const whole = wholeRowIn(checkout, rows, file);
  if (whole) {
    const newest = byPlace(whole.draft ?? whole.online ?? '');
    const online = byPlace(whole.online ?? '');
    const shown = built ?? (build === 'online' ? online : newest);
    // A new entry was never online, so what it said when its page was built counts as its former text.
    const before = whole.online === null ? (built ?? newest) : online;
    return [...newest.values()].map((word) => ({
      ...word,
      online: before.get(word.place)?.text ?? '',
      shown: shown.get(word.place)?.shown ?? [],
    }));
  }
  const changed = rows.filter((row) => row.file === file);
  return shownWordsIn(file, source, facts).map((word) => {
    const row = changed.find(({ id }) => plan.places.get(id) === word.place);
    if (!row) return word;
    const online = row.online ?? word.text;
    const text = row.draft ?? online;
    const read = build === 'online' ? online : text;
    const shown = built ? (built.get(word.place)?.shown ?? []) : shownOf(word, read, facts);
    return { ...word, text, online, shown };
  });
}

const shownWordsIn = remembered((file, source, facts: Facts): NamedWord[] => {
  const pictures = factsIn(file, source).filter(({ kind }) => kind === 'picture');
  const words = [
    ...wordsIn(file, source),
    ...pictures.map(({ file, place, text, kind }) => ({ file, place, text, kind })),
  ];
  const labels = labelsOf(words);
  return words.map((word) => ({
    ...word,
    online: word.text,
    shown: shownOf(word, word.text, facts),
    label: labels.get(word.place) ?? '',
  }));
});

/** The paragraphs of a text as pages show them, without marks and with placeholders filled in; or the address of a picture. */
function shownOf({ place, kind }: Word, text: string, facts: Facts): string[] {
  const photo = kind === 'picture' && photoIn(text);
  if (photo) return [photoAddress(photo.photo, 'large')];
  if (kind === 'picture') return [drawingAddress(text)];
  const read = place.startsWith('body[') ? shownIn(text, kind) : paragraphsOf(text);
  return read
    .map((each) => plain(filledText(each, (written) => written, facts)))
    .filter((each) => each !== '');
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The attributes that people read. */
const read = ['content', 'alt', 'aria-label', 'placeholder', 'title', 'value'];

/** The texts of all elements and of the attributes that people read. */
function textsIn(html: string): Set<string> {
  const texts = new Set<string>();
  const textOf = (node: Node): string => {
    const isElement = node instanceof HTMLElement;
    const text = isElement && node.childNodes.length > 0 ? node.childNodes.map(textOf).join('') : node.text;
    const attributes = isElement ? read.flatMap((name) => node.getAttribute(name) ?? []) : [];
    for (const each of [text, ...attributes]) texts.add(plain(each));
    return text;
  };
  // A comment stands before a further part of a sentence that React has put together, which is no text of its own.
  textOf(
    parse(html.replace(/<!--.*?-->[^<]*/gs, ''), { blockTextElements: { script: false, style: false } }),
  );
  return texts;
}
