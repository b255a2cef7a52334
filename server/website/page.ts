import { type Facts, filledText, placeholdersOf } from '../../content/placeholders.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import type { PageWord, PageWords, ShownBuild, Word } from '../../contract/website.ts';
import type { Site } from '../static/site.ts';
import { blocksOf } from './blocks.ts';
import type { Checkout } from './checkout.ts';
import { canShow, labelOf, pagesOf, pathOfFile, titleOfFile } from './names.ts';
import { wordsIn } from './words.ts';

/** Before it is known which page is asked for. */
type NamedWord = Omit<PageWord, 'where'>;

type Asked = {
  path: string;
  build: ShownBuild;
  site: Site;
  checkout: Checkout;
  rows: WebsiteWord[];
  /** Where on the checkout each row belongs, by its id. */
  places: ReadonlyMap<string, string>;
};

/** The owner's words that a page shows, of whatever file. Some only happen to read like a text that is there. */
export function wordsOfPage({ path, build, site, checkout, rows, places }: Asked): PageWords | undefined {
  const page = pagesOf(site).find((each) => each.path === path);
  if (!page) return undefined;
  const said = textsIn(page.html);
  const facts = site.company;
  const files = new Set([...checkout.files.keys(), ...rows.map(({ file }) => file)]);
  const pages = pagesOf(site);
  const own = [...files].find((file) => pathOfFile(file) === path);
  const ownFirst = [...files].sort((one, other) => Number(other === own) - Number(one === own));
  const words = ownFirst.flatMap((file): PageWord[] =>
    withChanges(
      file,
      checkout.files.get(file) ?? '',
      rows.filter((row) => row.file === file),
      places,
      build,
      facts,
    )
      .filter(
        ({ place, shown }) =>
          canShow(path, file, place) &&
          // Numbers alone stand everywhere, and are counted rather than typed.
          shown.some((text) => said.has(text) && /\p{L}{2}/u.test(text)),
      )
      .map((word) => ({ ...word, where: titleOfFile(pages, file) })),
  );
  return {
    path,
    title: page.title,
    file: own,
    words,
    placeholders: Object.fromEntries(placeholdersOf(facts)),
  };
}

/** The words of a file with what was changed: `text` is the newest, `shown` what the build has. */
function withChanges(
  file: string,
  source: string,
  rows: WebsiteWord[],
  places: ReadonlyMap<string, string>,
  build: ShownBuild,
  facts: Facts,
): NamedWord[] {
  const whole = rows.find(({ place }) => place === '');
  const newest = whole?.draft ?? whole?.online ?? source;
  const read = build === 'online' ? (whole ? (whole.online ?? '') : source) : newest;
  const online = new Map(
    shownWordsIn(file, whole?.online ?? source, facts).map((word) => [word.place, word.text]),
  );
  const shown = new Map(shownWordsIn(file, read, facts).map((word) => [word.place, word.shown]));
  const byPlace = new Map(rows.map((row) => [places.get(row.id), row]));
  return shownWordsIn(file, newest, facts).map((word) => {
    const row = whole ?? byPlace.get(word.place);
    if (!row) return word;
    const before = online.get(word.place) ?? '';
    const change = { id: row.id, version: row.version, online: whole ? before : (row.online ?? word.text) };
    if (whole) return { ...word, shown: shown.get(word.place) ?? [], change };
    const text = row.draft ?? row.online ?? word.text;
    const inBuild = build === 'online' ? change.online : text;
    return { ...word, text, shown: shownOf(word, inBuild, facts), change };
  });
}

/** The words of the files as they were read last. */
const known = new Map<string, { source: string; facts: Facts; words: NamedWord[] }>();

function shownWordsIn(file: string, source: string, facts: Facts): NamedWord[] {
  const before = known.get(file);
  if (before?.source === source && before.facts === facts) return before.words;
  const words = wordsIn(file, source).map((word) => ({
    ...word,
    shown: shownOf(word, word.text, facts),
    label: labelOf(word.place, word.kind),
  }));
  known.set(file, { source, facts, words });
  return words;
}

/** As pages show it: without marks, with what placeholders stand for; each paragraph by itself. */
function shownOf({ place, kind }: Word, text: string, facts: Facts): string[] {
  // By itself, a heading that begins with a number would be a list.
  const markdown = kind === 'heading' ? `# ${text}` : text;
  const read = place.startsWith('body[')
    ? blocksOf(markdown).map((block) => block.shown)
    : text.split(/\n{2,}/);
  return read
    .map((each) => plain(filledText(each, (written) => written, facts)))
    .filter((each) => each !== '');
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const alone = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The texts of all elements, however deep, and of attributes that are read. The page is our own build's. */
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

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (written, hex, number, name) => {
    if (name) return letters[name] ?? written;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number));
  });
