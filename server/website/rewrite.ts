import type { MdastNode } from 'satteri';
import { schemaOf } from '../../content/files.ts';
import * as say from '../../content/messages/editing.ts';
import { filledText } from '../../content/placeholders.ts';
import { mostBytes, type Word } from '../../contract/website.ts';
import {
  type Block,
  blockPlace,
  blocksOf,
  brokenBy,
  childrenOf,
  paragraphsOf,
  parsed,
  writtenIn,
} from './blocks.ts';
import { type Field, type Fields, fieldsOf, placeOf, withField } from './fields.ts';
import { orRefused, Refusal, type Rewritten } from './refusal.ts';
import { wordsIn } from './words.ts';

/** Replaces one text in a file and no other byte, or says why the words are refused. */

/** Control characters, halves of characters, invisible line breaks, and what changes the direction of writing. */
const unseen = /[\p{Cc}\p{Cs}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

export function rewritten(file: string, source: string, place: string, words: string): Rewritten {
  return orRefused(() => {
    const fields = fieldsOf(file, source);
    const word = wordsIn(file, source, fields).find((each) => each.place === place);
    if (!word) throw new Refusal(say.unknownPlace);
    if (words === word.text) return source;
    refuseWords(word, words);
    if (word.kind === 'order') return withOrder(source, fields, words);
    const changed = place.startsWith('body[')
      ? inMarkdown(file, source, place, words)
      : inField(file, source, fields, place, words);
    refuseSize(changed);
    return changed;
  });
}

/** Refuses what can be told from the words alone. */
export function refuseWords({ file, text, kind, fixed }: Word, words: string): void {
  if (fixed) throw new Refusal(say.fixed[fixed]);
  if (kind === 'order') {
    if (!/^[1-9]\d{0,5}$/.test(words)) throw new Refusal(say.notTyped);
    return;
  }
  refuseCharacters(words);
  if (words.includes('\n') && kind !== 'lines' && kind !== 'paragraph') throw new Refusal(say.oneLine);
  refusePlaceholders(file, text, words);
}

function withOrder(source: string, { order }: Fields, words: string): string {
  if (!order) throw new Refusal(say.notTyped);
  return source.slice(0, order.from) + words + source.slice(order.to);
}

/** Accepts or refuses a whole entry from the desk. `checked.ts` checks its fields. */
export function acceptedFile(file: string, words: string): Rewritten {
  return orRefused(() => {
    if (!entryFile.test(file) || !schemaOf(file)) throw new Refusal(say.unknownFile);
    refuseCharacters(words);
    refuseSize(words);
    const { mistake, texts } = fieldsOf(file, words);
    if (mistake !== undefined) throw new Refusal(say.unreadable(mistake));
    // Escapes in YAML may hide invisible characters.
    for (const { text } of texts) refuseUnseen(text);
    refuseUnknownNames(words);
    if (file.endsWith('.md')) for (const node of parsed(words).children) refuseMarkup(node, []);
    return words;
  });
}

/** Demonstrations are left out, because each has code of its own. */
const entryFile = /^content\/(?!demonstrations\/)[a-z-]+\//;

function refuseCharacters(words: string): void {
  if (words.trim() === '') throw new Refusal(say.empty);
  refuseUnseen(words);
}

export function refuseUnseen(words: string): void {
  if (unseen.test(words.replaceAll('\n', ''))) throw new Refusal(say.unseen);
}

export function refuseSize(source: string): void {
  if (Buffer.byteLength(source) > mostBytes) throw new Refusal(say.tooLong);
}

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

function inField(file: string, source: string, fields: Fields, place: string, words: string): string {
  const field = fields.texts.find(({ path }) => placeOf(path) === place);
  const changed = field && withField(file, source, fields, field, words);
  if (changed === undefined) throw new Refusal(say.notExact);
  return changed;
}

function inMarkdown(file: string, source: string, place: string, words: string): string {
  const before = parsed(source);
  const block = blocksOf(source, before).find(({ path }) => blockPlace(path) === place);
  if (!block) throw new Refusal(say.unknownPlace);
  const changed = source.slice(0, block.from) + writtenIn(block, words) + source.slice(block.to);
  const after = parsed(changed);
  const count = paragraphsOf(words).length;
  const blocks = blocksOf(changed, after);
  const index = blocks.findIndex(({ path }) => blockPlace(path) === place);
  const now = index < 0 ? [] : blocks.slice(index, index + count);
  for (const { inline } of now) {
    for (const node of inline) refuseMarkup(node, block.inline);
  }
  const became = brokenBy(before, after, block.path, count);
  if (became !== undefined) {
    if (became === 'html') throw new Refusal(say.noHtml);
    const names: Record<string, string> = say.became;
    throw new Refusal(say.unchangedStructure(names[became] ?? say.became.something));
  }
  if (now.map(({ text }) => text).join('\n\n') !== words) throw new Refusal(say.notExact);
  const [renamed] = now;
  return renamed && block.kind === 'heading' ? withExhibits(file, changed, block, renamed) : changed;
}

/** Exhibits refer to the heading above them by its words, so they change with it. */
function withExhibits(file: string, source: string, was: Block, heading: Block): string {
  const fields = fieldsOf(file, source);
  const isBelow = ({ path, text }: Field) =>
    path[0] === 'exhibits' && path[2] === 'after' && text === was.shown;
  const below = fields.texts.find(isBelow);
  if (!below || was.shown === heading.shown) return source;
  const next = withField(file, source, fields, below, heading.shown);
  if (next === undefined) throw new Refusal(say.notExact);
  return withExhibits(file, next, was, heading);
}

/** Raw HTML could run scripts, because the policy allows those of built pages. Links that were there before may stay. */
export function refuseMarkup(node: MdastNode, before: MdastNode[]): void {
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
