import { drawingAddress, photoAddress, photoIn } from '../../content/photos.ts';
import { type Facts, filledText, placeholdersOf } from '../../content/placeholders.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import type { PageWord, PageWords, Word } from '../../contract/website.ts';
import type { ShownBuild } from '../../contract/website-requests.ts';
import { paragraphsOf, shownIn } from './blocks.ts';
import { type BuiltSite, decoded } from './built-site.ts';
import type { Checkout, Differing } from './checkout.ts';
import { factsIn, isFactFile } from './facts.ts';
import { labelsOf } from './labels.ts';
import { canShow, titleOfFile } from './names.ts';
import { pathOfFile } from './paths.ts';
import { Refusal } from './refusal.ts';
import { remembered } from './remembered.ts';
import { wordsIn } from './words.ts';
import { wholeRowIn } from './writes.ts';

/** A word without the page's name for its file. It is the same for every page, so it can be remembered. */
type NamedWord = Omit<PageWord, 'where'>;

type Asked = {
  path: string;
  build: ShownBuild;
  site: BuiltSite;
  checkout: Checkout;
  rows: WebsiteWord[];
  /** The place of each row on the checkout, by the id of the row. */
  places: ReadonlyMap<string, string>;
  /** What went into the build, if more may have been typed since. */
  made: Differing | undefined;
};

/** The owner's words that a page shows, from all files. A text counts as shown if the page has the same words. */
export function wordsOfPage({ path, site, checkout, rows, ...shown }: Asked): PageWords | undefined {
  const { pages, company: facts } = site;
  const page = pages.find((each) => each.path === path);
  if (!page) return undefined;
  const said = textsIn(page.html);
  const files = new Set([...checkout.files.keys(), ...rows.map(({ file }) => file)]);
  const own = [...files].find((file) => pathOfFile(file) === path);
  const ownFirst = [...files].sort((one, other) => Number(other === own) - Number(one === own));
  const words = ownFirst.flatMap((file): PageWord[] =>
    understoodIn(checkout, file, rows, shown, facts).flatMap((word) => {
      if (word.kind === 'order') return [];
      // Every page has bare numbers, and most are computed.
      const isRead = word.shown.some((text) => said.has(text) && /\p{L}{2}/u.test(text));
      const where = titleOfFile(pages, file);
      if (isRead && canShow(path, file, word.place)) return [{ ...word, where }];
      // All words of an entry can be typed, even its figures and what only its PDF shows.
      const isPicture = word.kind === 'picture';
      return file === own && isEntry(file) && !word.fixed
        ? [{ ...word, shown: isPicture ? word.shown : [], where }]
        : [];
    }),
  );
  return {
    path,
    title: page.title,
    file: own,
    words,
    placeholders: Object.fromEntries(placeholdersOf(facts)),
  };
}

const isEntry = (file: string) => /^content\/.+\//.test(file);

/** A new page that cannot be understood any more has no texts to type. It waits in the list of changes. */
const understoodIn: typeof withChanges = (...asked) => {
  try {
    return withChanges(...asked);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
};

/** The words of a file with their changes. `text` is the newest version, `shown` is what the build shows. */
function withChanges(
  checkout: Checkout,
  file: string,
  rows: WebsiteWord[],
  { build, places, made }: Pick<Asked, 'build' | 'places' | 'made'>,
  facts: Facts,
): NamedWord[] {
  const whole = wholeRowIn(checkout, rows, file);
  const source = checkout.files.get(file) ?? '';
  const newest = whole ? (whole.draft ?? whole.online ?? '') : source;
  const online = whole ? (whole.online ?? '') : source;
  const textsOnline = new Map(shownWordsIn(file, online, facts).map((word) => [word.place, word.text]));
  const read = made ? (made.get(file) ?? source) : build === 'online' ? online : newest;
  const shown = new Map(shownWordsIn(file, read, facts).map((word) => [word.place, word.shown]));
  const byPlace = new Map(
    rows.flatMap((row) => (row.file === file ? [[places.get(row.id), row] as const] : [])),
  );
  return shownWordsIn(file, newest, facts).map((word) => {
    const row = whole ?? byPlace.get(word.place);
    if (!row) return word;
    const text = whole ? word.text : (row.draft ?? row.online ?? word.text);
    // A new entry was never online, so what it says now counts as its former text.
    const before = whole?.online === null ? text : (textsOnline.get(word.place) ?? '');
    const change = { id: row.id, version: row.version, online: whole ? before : (row.online ?? word.text) };
    if (whole || made) return { ...word, text, change, shown: shown.get(word.place) ?? [] };
    return { ...word, text, change, shown: shownOf(word, build === 'online' ? change.online : text, facts) };
  });
}

const shownWordsIn = remembered((file, source, facts: Facts): NamedWord[] => {
  const pictures = isFactFile(file) ? [] : factsIn(file, source);
  const words = [...wordsIn(file, source), ...pictures.map(({ path: _, schema: __, ...word }) => word)];
  const labels = labelsOf(words);
  return words.map((word) => ({
    ...word,
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

const alone = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The texts of all elements and of the attributes that people read. The HTML is our own, so this need not be a parser. */
function textsIn(html: string): Set<string> {
  const texts = new Set<string>();
  const open: { name: string; text: string }[] = [];
  const close = () => {
    const { text } = open.pop() ?? { text: '' };
    texts.add(plain(decoded(text)));
    const parent = open.at(-1);
    if (parent) parent.text += text;
  };
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, end, name = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)([^>]*)>([^<]*)/g,
  )) {
    for (const [, value = ''] of attributes.matchAll(
      /\s(?:content|alt|aria-label|placeholder|title|value)="([^"]*)"/g,
    ))
      texts.add(plain(decoded(value)));
    if (end) while (open.length > 0 && open.at(-1)?.name !== name) close();
    if (end) close();
    else if (!alone.test(name) && !attributes.endsWith('/')) open.push({ name, text: '' });
    const parent = open.at(-1);
    if (parent) parent.text += name === 'br' ? ` ${text}` : text;
    texts.add(plain(decoded(text)));
  }
  return texts;
}
