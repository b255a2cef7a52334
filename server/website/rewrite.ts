import { isDeepStrictEqual } from 'node:util';
import type { MdastNode } from 'satteri';
import { schemaOf } from '../../content/files.ts';
import * as say from '../../content/messages/editing.ts';
import textNames from '../../content/messages/text-names.json' with { type: 'json' };
import { filledText } from '../../content/placeholders.ts';
import { holdsBlocks, mayGo, type Word } from '../../contract/website.ts';
import {
  type Block,
  blockPlace,
  blocksOf,
  brokenBy,
  childrenOf,
  isPhoto,
  parsed,
  shownIn,
} from './blocks.ts';
import { type FoundFact, factsIn, isFactFile, valueOfFact } from './facts.ts';
import { type Field, fieldsOf, type Piece, pieceOf, placeOf, put, spliced } from './fields.ts';
import { orThrow, Refusal, refuseCharacters, refuseSize, refuseUnseen } from './refusal.ts';
import { orderPlace, wordsIn } from './words.ts';
import { joinsList, type Writing, writingOf } from './writing.ts';

/** Replaces texts and facts in a file and no other byte, or says why what was typed is refused. */

/** Every text and fact of a file that a change may name. */
export const textsIn = (file: string, source: string): (Word | FoundFact)[] =>
  isFactFile(file) ? factsIn(file, source) : withFacts(wordsIn(file, source), factsIn(file, source));

/** A text that is a fact as well is set as one. */
const withFacts = (words: Word[], facts: FoundFact[]): (Word | FoundFact)[] => [
  ...words.filter(({ place }) => !facts.some((fact) => fact.place === place)),
  ...facts,
];

/** A text and what it shall say. */
export type Wanted = {
  word: Word | FoundFact;
  words: string;
  /** What it says by now with the blocks that were written below it, if that is more than its text. */
  stands?: string;
};

/** Changes the text at one place. */
export function withText(file: string, source: string, place: string, words: string): string {
  const word = textsIn(file, source).find((each) => each.place === place);
  if (!word) throw new Refusal(say.unknownPlace);
  return rewritten(file, source, [{ word, words }]);
}

/**
 * The file with all these texts. It is read once before and once afterwards, however many there are. If several are not
 * taken together, changing one after the other tells which is at fault.
 */
export const rewritten = (file: string, source: string, all: Wanted[]): string =>
  orThrow(() => {
    const wanted = all.filter(({ word, words, stands = word.text }) => words !== stands);
    for (const { word, words } of wanted) refuseWords(word, words);
    const data = structuredClone(fieldsOf(file, source).data);
    const set = (path: Field['path'], value: unknown): Piece => {
      const piece = pieceOf(file, source, path, value);
      if (!piece) throw new Refusal(say.notExact);
      put(data, path, value);
      return piece;
    };
    const inMarkdown = wanted.filter(({ word }) => word.place.startsWith('body['));
    const blocks = inMarkdown.length > 0 ? blocksOf(source) : [];
    const replaced = inMarkdown.map(({ word, words, stands }): Replaced => {
      const block = blocks.find(({ path }) => blockPlace(path) === word.place);
      if (!block) throw new Refusal(say.unknownPlace);
      return { words, ...writingOf(file, source, blocks, { block, words, stands }) };
    });
    const pieces = [
      ...wanted.flatMap((each) => (inMarkdown.includes(each) ? [] : set(...fieldOf(file, source, each)))),
      ...replaced.map(({ from, to, written }) => ({ from, to, ways: [written] })),
      ...replaced.flatMap((each) =>
        exhibitsBelow(file, source, each).map((path) => set(path, shownIn(each.words, 'heading').join(''))),
      ),
    ];
    const ways = wanted.length === 1 ? Math.max(...pieces.map((piece) => piece.ways.length)) : 1;
    for (let way = 0; way < ways; way += 1) {
      const changed = spliced(source, pieces, way);
      refuseSize(changed);
      if (replaced.length > 0) refuseBroken(file, source, changed, blocks, replaced);
      const now = fieldsOf(file, changed);
      if (now.mistake === undefined && isDeepStrictEqual(now.data, data)) return changed;
    }
    throw new Refusal(say.notExact);
  });

/** The path and the new value of a field. */
function fieldOf(file: string, source: string, { word, words }: Wanted): [Field['path'], unknown] {
  if ('schema' in word) return [word.path, valueOfFact(word, words)];
  if (word.kind === 'order') return [[orderPlace], Number(words)];
  const field = fieldsOf(file, source).texts.find(({ path }) => placeOf(path) === word.place);
  if (!field) throw new Refusal(say.unknownPlace);
  return [field.path, words];
}

/** Exhibits refer to the heading above them by its words, so they change with it. */
const exhibitsBelow = (file: string, source: string, { block }: Replaced): Field['path'][] =>
  fieldsOf(file, source).texts.flatMap(({ path, text }) =>
    block.kind === 'heading' && path[0] === 'exhibits' && path[2] === 'after' && text === block.shown
      ? [path]
      : [],
  );

type Replaced = Writing & { words: string };

/** Refuses Markdown that says or is something else than was typed. */
function refuseBroken(
  file: string,
  source: string,
  changed: string,
  before: Block[],
  replaced: Replaced[],
): void {
  const after = parsed(changed);
  const blocks = blocksOf(changed, after);
  let more = 0;
  const now = replaced
    .toSorted((one, other) => one.block.from - other.block.from)
    .map((writing) => {
      const { block, texts } = writing;
      const at = before.indexOf(block) + more;
      more += texts.length - writing.before;
      return { ...writing, its: blocks.slice(at, at + texts.length) };
    });
  for (const { block, its } of now)
    for (const { inline } of its.filter(({ kind }) => kind !== 'picture' || !holdsBlocks(file)))
      for (const node of inline) refuseMarkup(node, block.inline);
  const root = parsed(source);
  const became = brokenBy(root, after, now);
  if (became === 'html') throw new Refusal(say.noHtml);
  if (became !== undefined && now.some((writing) => joinsList(root, writing)))
    throw new Refusal(say.listThere);
  const names: Record<string, string> = textNames.became;
  if (became !== undefined)
    throw new Refusal(say.unchangedStructure(names[became] ?? textNames.became.something));
  const isExact = ({ its, texts, shapes, words }: (typeof now)[number]) =>
    String(its.map(({ text }) => text)) === String(texts) && (shapes || texts.join('\n\n') === words);
  if (!now.every(isExact)) throw new Refusal(say.notExact);
}

/** Refuses what can be told from the words alone. */
function refuseWords(word: Wanted['word'], words: string): void {
  if ('schema' in word) {
    valueOfFact(word, words);
    return;
  }
  const { file, text, kind, fixed } = word;
  if (fixed) throw new Refusal(say.fixed[fixed]);
  if (kind === 'order') {
    if (!/^[1-9]\d{0,5}$/.test(words)) throw new Refusal(say.notTyped);
    return;
  }
  if (words === '' && mayGo(word)) return;
  refuseCharacters(words);
  const isMore = holdsBlocks(file) && (kind === 'heading' || kind === 'item' || kind === 'cell');
  if (words.includes('\n') && kind !== 'lines' && kind !== 'paragraph' && !isMore)
    throw new Refusal(say.oneLine);
  refusePlaceholders(file, text, words);
}

/** Refuses a whole entry that could not come from the desk. `checked.ts` checks its fields. */
export const refuseFile = (file: string, words: string): void =>
  orThrow(() => {
    if (!entryFile.test(file) || !schemaOf(file)) throw new Refusal(say.unknownFile);
    refuseCharacters(words);
    refuseSize(words);
    const { mistake, texts } = fieldsOf(file, words);
    if (mistake !== undefined) throw new Refusal(say.unreadable(mistake));
    // Escapes in YAML may hide invisible characters.
    for (const { text } of texts) refuseUnseen(text);
    refuseUnknownNames(words);
    if (!file.endsWith('.md')) return;
    for (const node of parsed(words).children)
      if (!isPhoto(node) || !holdsBlocks(file)) refuseMarkup(node, []);
  });

/** Demonstrations are left out, because each has code of its own. */
const entryFile = /^content\/(?!demonstrations\/)[a-z-]+\//;

/** `{{name}}` is filled in when pages are built, and `{name}` by the code that shows the text. */
function refusePlaceholders(file: string, was: string, words: string): void {
  const [first] = words.match(named) ?? [];
  if (first && file.startsWith('content/demonstrations/')) throw new Refusal(say.noPlaceholder(first));
  refuseUnknownNames(words);
  const rest = words.replace(named, '');
  if (/\{\{|\}\}/.test(rest)) throw new Refusal(say.halfPlaceholder);
  const known = was.replace(named, '').match(gap);
  if (file.endsWith('.md') || !known) return;
  const unknown = rest.match(gap)?.find((written) => !known.includes(written));
  if (unknown) throw new Refusal(say.brokenPlaceholder(unknown));
  if (/[{}]/.test(rest.replace(gap, ''))) throw new Refusal(say.halfPlaceholder);
}

const named = /\{\{[^{}]*\}\}/g;
const gap = /\{[^{}]*\}/g;

const refuseUnknownNames = (words: string) =>
  filledText(words, (written) => {
    throw new Refusal(say.brokenPlaceholder(written));
  });

/** Raw HTML could run scripts, because the policy allows those of built pages. Links that were there before may stay. */
function refuseMarkup(node: MdastNode, before: MdastNode[]): void {
  if (node.type === 'html') throw new Refusal(say.noHtml);
  if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
    throw new Refusal(say.noFootnote);
  if ('url' in node && !stood(node, before)) {
    if (node.type === 'image') throw new Refusal(say.noPicture);
    if (!isSafe(node.url)) throw new Refusal(say.badLink(node.url));
  }
  if (node.type === 'imageReference') throw new Refusal(say.noPicture);
  for (const child of childrenOf(node)) refuseMarkup(child, before);
}

const stood = (node: MdastNode & { url: string }, before: MdastNode[]): boolean =>
  before.some(
    (other) =>
      (other.type === node.type && 'url' in other && other.url === node.url) ||
      stood(node, childrenOf(other)),
  );

function isSafe(url: string): boolean {
  const address = filledText(url.replace(/%7B/gi, '{').replace(/%7D/gi, '}'), (written) => written);
  return /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)[^\\\s]*$/i.test(address);
}
