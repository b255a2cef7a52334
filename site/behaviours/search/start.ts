import MiniSearch, { type SearchResult } from 'minisearch';
import * as say from '../../../content/messages/pages.ts';
import {
  foundWords,
  type SearchEntry,
  type SearchHit,
  searchIndexPath,
  searchOptions,
  termOf,
} from '../../../contract/search-index.ts';
import { fetchMain, fetchText } from './fetch-main.ts';

/** Answers what is typed into the box until it is closed. After that nothing more is loaded. */
export function startSearch(box: HTMLElement, closed: AbortSignal): void {
  const part = <Part extends HTMLElement>(name: string) => box.querySelector(`[data-search-${name}]`) as Part;
  const field = part<HTMLInputElement>('field');
  const status = part('status');
  const again = part('again');
  const results = part('results');
  const everything = part('everything');

  const show = (shown: 'everything' | 'results' | 'fault', said: string) => {
    status.textContent = said;
    again.hidden = shown !== 'fault';
    results.hidden = shown !== 'results';
    everything.hidden = shown === 'results';
  };

  let found: string | undefined;
  /** Tells the server what was found, so that the owner knows what is looked for. What was typed stays here. */
  const tell = () => {
    if (found === undefined) return;
    const address = `${searchIndexPath}?${foundWords}=${encodeURIComponent(found)}`;
    found = undefined;
    void fetch(address, { method: 'HEAD', keepalive: true }).catch(() => undefined);
  };

  const answer = async () => {
    const question = field.value.trim();
    const isCurrent = () => field.value.trim() === question && !closed.aborted;
    const terms = termsOf(question);
    if (terms.length === 0) return show('everything', '');
    if (results.hidden) show('everything', say.searching);

    const answered = await find(question, closed).catch(() => undefined);
    if (!isCurrent()) return;
    if (!answered) return show('fault', navigator.onLine ? say.searchFailed : say.offline);
    const { hits } = answered;
    found = answered.words;
    if (hits.length === 0) return show('everything', say.nothingFound(question));

    const drawn = drawGroups(box, hits, terms);
    results.replaceChildren(...drawn.groups);
    show('results', say.resultCount(hits.length));
    for (const { path, hit } of drawn.hits) {
      // If the page cannot be loaded, its description stays.
      const passage = await passageOf(path, terms, closed).catch(() => undefined);
      if (!isCurrent()) return;
      if (passage) drawPassage(hit, path, passage, terms);
    }
  };

  field.addEventListener('input', answer);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Hidden results are those of an older question.
    if (!results.hidden) results.querySelector<HTMLAnchorElement>('a')?.click();
  });
  again.addEventListener('click', () => {
    // The focused button disappears together with the fault.
    field.focus();
    void answer();
  });
  addEventListener('online', () => again.hidden || answer(), { signal: closed });
  addEventListener('pagehide', tell, { signal: closed });
  closed.addEventListener('abort', tell);
  moveWithArrows(box);
}

/** The hits in groups by kind; the group of the best hit comes first. */
function drawGroups(box: HTMLElement, found: SearchHit[], terms: string[]) {
  const kinds = new Set(found.map((hit) => hit.kind));
  const drawn = [...kinds].map((kind) => {
    const group = copyOf(box, 'group');
    slot(group, 'h2').textContent = kind;
    const hits = found
      .filter((hit) => hit.kind === kind)
      .map((entry) => ({ path: entry.path, hit: drawHit(box, entry, terms) }));
    slot(group, 'ul').append(...hits.map(({ hit }) => hit));
    return { group, hits };
  });
  return { groups: drawn.map(({ group }) => group), hits: drawn.flatMap(({ hits }) => hits) };
}

function drawHit(box: HTMLElement, { path, title, description }: SearchHit, terms: string[]): HTMLElement {
  const hit = copyOf(box, 'hit');
  slot<HTMLAnchorElement>(hit, 'a').href = path;
  slot(hit, '[data-hit-title]').replaceChildren(...withMarks(title, terms));
  slot(hit, '[data-hit-excerpt]').replaceChildren(...withMarks(description, terms));
  return hit;
}

/** Replaces a hit's description with the matching words of the page, and links to their place. */
function drawPassage(hit: HTMLElement, path: string, { text, anchor }: Passage, terms: string[]): void {
  slot<HTMLAnchorElement>(hit, 'a').href = path + anchor;
  slot(hit, '[data-hit-excerpt]').replaceChildren(...withMarks(excerptOf(text, terms), terms));
}

const withMarks = (text: string, terms: string[]) =>
  marked(text, terms).map((part) => {
    if (!part.isHit) return part.text;
    const mark = document.createElement('mark');
    mark.textContent = part.text;
    return mark;
  });

const copyOf = (box: HTMLElement, name: 'group' | 'hit') => {
  const template = slot<HTMLTemplateElement>(box, `template[data-search-${name}]`);
  return template.content.firstElementChild?.cloneNode(true) as HTMLElement;
};

const slot = <Part extends HTMLElement>(within: HTMLElement, selector: string) =>
  within.querySelector(selector) as Part;

type Index = MiniSearch<SearchEntry>;

let loading: Promise<Index> | undefined;

/**
 * The pages that match a question, best first, and their words for it. Rejects if the index cannot be loaded; the next question
 * tries again.
 */
async function find(question: string, signal: AbortSignal): Promise<{ hits: SearchHit[]; words: string }> {
  loading ??= loadIndex(signal);
  loading.catch(() => {
    loading = undefined;
  });
  const index = await loading;
  const withEveryWord = index.search(question);
  const found = withEveryWord.length > 0 ? withEveryWord : index.search(question, { combineWith: 'OR' });
  const hits = found
    .slice(0, mostHits)
    .map(({ id, kind, title, description }) => ({ path: id, kind, title, description }));
  return { hits, words: wordsOf(found) };
}

/** The words of the best page, one for each that was asked for: the same, the shortest that begins so, or one that is nearly so. */
function wordsOf([best]: SearchResult[]): string {
  if (!best) return '';
  const terms = best.terms.toSorted((one, other) => one.length - other.length);
  const words = best.queryTerms.map((asked) => terms.find((term) => term.startsWith(asked)) ?? terms[0]);
  return [...new Set(words)].join(' ');
}

const mostHits = 20;

async function loadIndex(signal: AbortSignal): Promise<Index> {
  return MiniSearch.loadJSON(await fetchText(searchIndexPath, signal), searchOptions);
}

/** Arrow keys move from the field through the links below it and back. */
function moveWithArrows(box: HTMLElement): void {
  box.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...box.querySelectorAll<HTMLElement>('[data-search-field], a')].filter((stop) =>
      stop.checkVisibility(),
    );
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** The matching words of a page, and the nearest place in it that can be linked to. */
type Passage = { text: string; anchor: string };

type Block = Passage & { terms: Set<string> };

const pages = new Map<string, Promise<Block[]>>();

/** The block of a page that contains most of the words; undefined if only its title does. */
async function passageOf(path: string, terms: string[], signal: AbortSignal): Promise<Passage | undefined> {
  let page = pages.get(path);
  if (!page) {
    page = readBlocks(path, signal);
    page.catch(() => pages.delete(path));
    pages.set(path, page);
  }
  const blocks = await page;
  const counts = blocks.map((block) => terms.filter((term) => holds(block, term)).length);
  const most = Math.max(0, ...counts);
  return most > 0 ? blocks[counts.indexOf(most)] : undefined;
}

const holds = ({ terms }: Block, asked: string) => [...terms].some((term) => term.startsWith(asked));

async function readBlocks(path: string, signal: AbortSignal): Promise<Block[]> {
  const page = await fetchMain(path, signal);
  for (const frame of page.querySelectorAll(':is(nav, svg, template, [data-screen-only])')) frame.remove();
  // What stands in neighboring elements stands apart on the page, also without a blank between them.
  for (const element of page.querySelectorAll('* + *'))
    if (element.previousSibling === element.previousElementSibling) element.before(' ');

  const blocks: Block[] = [];
  let anchor = '';
  for (const element of page.querySelectorAll(':is([id], p, li, dd, td, h2, h3, summary)')) {
    if (element.id) anchor = `#${element.id}`;
    if (element.matches('p, li, dd, td, summary') && !element.querySelector('p, li')) {
      const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
      blocks.push({ text, anchor, terms: new Set(termsOf(text)) });
    }
  }
  return blocks;
}

/** Letters, digits, and marks inside a word. Everything else separates words. */
const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

function termsOf(text: string): string[] {
  return [...text.matchAll(word)].flatMap(([found]) => termOf(found) ?? []);
}

/** Splits a text at the matches, which begin where its words do. */
function marked(text: string, terms: string[]): { text: string; isHit: boolean }[] {
  const parts: { text: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const term = termOf(found);
    if (!term || !terms.some((asked) => term.startsWith(asked))) continue;
    parts.push({ text: text.slice(at, index), isHit: false }, { text: found, isHit: true });
    at = index + found.length;
  }
  return [...parts, { text: text.slice(at), isHit: false }].filter(({ text }) => text !== '');
}

/** An excerpt that begins shortly before the first match. */
function excerptOf(text: string, terms: string[]): string {
  const first = marked(text, terms)[0];
  const before = first && !first.isHit ? first.text.length : 0;
  const from = before > lead ? text.lastIndexOf(' ', before - lead) + 1 : 0;
  const excerpt = text.slice(from, from + longest);
  const whole = from + longest >= text.length ? excerpt : `${excerpt.slice(0, excerpt.lastIndexOf(' '))} …`;
  return from > 0 ? `… ${whole}` : whole;
}

const lead = 60;
const longest = 170;
