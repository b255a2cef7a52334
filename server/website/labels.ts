import * as say from '../../content/messages/editing.ts';
import textNames from '../../content/messages/text-names.json' with { type: 'json' };
import { filledText } from '../../content/placeholders.ts';
import type { Word, WordKind } from '../../contract/website.ts';
import { remembered } from './remembered.ts';
import { wordsIn } from './words.ts';

/**
 * Names the texts of a file for the owner, by what they are and the heading above them. The names of fields would mean
 * nothing to the owner.
 */

type Named = Pick<Word, 'place' | 'kind' | 'text'>;

/** The labels of a file's texts, by their places. */
export const labelsIn = remembered((file, source) => labelsOf(wordsIn(file, source)));

export function labelsOf(words: readonly Named[]): Map<string, string> {
  const texts = new Map(words.map(({ place, text }) => [place, text]));
  const labels = blockLabels(words.filter(({ place }) => place.startsWith('body[')));
  const fields = words.filter(({ place }) => !labels.has(place));
  const named = Map.groupBy(fields, ({ place }) => fieldLabel(place, texts));
  for (const [label, alike] of named)
    for (const { place } of alike) labels.set(place, alike.length === 1 ? label : labelOfPlace(place));
  return labels;
}

/** The label of a text if only its place is known. */
export const labelOfPlace = (place: string): string => nameOf(partsOf(place));

/** Paragraphs and the like are counted from the heading above them. */
function blockLabels(blocks: readonly Named[]): Map<string, string> {
  const labels = new Map<string, string>();
  let heading: string | undefined;
  let counts = new Map<WordKind, number>();
  for (const { place, kind, text } of blocks) {
    if (kind === 'heading') {
      heading = text;
      counts = new Map();
      labels.set(place, quoting(textNames.blocks.heading, text));
      continue;
    }
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `${textNames.blocks[kind]} ${count}`;
    labels.set(place, heading === undefined ? say.atTheTop(name) : under(name, heading));
  }
  return labels;
}

/** The fields that can be the heading of those beside them, the best first. */
const headings = ['heading', 'title', 'question', 'name', 'label'];

type Part = string | number;

const steps = /\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g;

const partsOf = (place: string): Part[] =>
  [...place.matchAll(steps)].map(([, key, index, name]) =>
    index === undefined ? (key ?? name ?? '') : Number(index),
  );

function fieldLabel(place: string, texts: ReadonlyMap<string, string>): string {
  const parts = partsOf(place);
  const last = parts.at(-1) as Part;
  const own = texts.get(place);
  const rank = headings.indexOf(String(last));
  const holders = [...place.matchAll(steps)].map(({ index }) => place.slice(0, index).replace(/\.$/, ''));
  // The title at the top of a file is left out: it is the name of the page, which is always shown.
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const holder = holders[at];
    const others = at === parts.length - 1 && rank >= 0 ? headings.slice(0, rank) : headings;
    const heading = others
      .map((name) => texts.get(`${holder}.${name}`) ?? texts.get(`${holder}.frame.${name}`))
      .find((text) => text !== undefined && text !== own);
    if (heading === undefined) continue;
    const name = nameOf(parts.slice(at));
    return last === 'kicker' ? say.above(name, short(heading)) : under(name, heading);
  }
  const isHeading = (last === 'heading' || last === 'title') && parts.length > 1;
  return isHeading && own ? quoting(nameOf([last]), own) : nameOf(parts);
}

/** `features[2].title` becomes "feature 3, title". The label of a link and the text of a message need no name. */
function nameOf(parts: Part[]): string {
  const isPlain = parts.length > 1 && ['label', 'text'].includes(String(parts.at(-1)));
  const said = isPlain ? parts.slice(0, -1) : parts;
  const names: string[] = [];
  for (const [index, part] of said.entries()) {
    const before = said[index - 1];
    if (typeof part === 'string')
      names.push(
        (textNames.fields as Record<string, string>)[part] ??
          part.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      );
    else if (typeof before === 'number') names.push(say.column(part + 1));
    else names.push(`${names.pop()?.replace(/s$/, '') ?? say.entry} ${part + 1}`);
  }
  return names.join(', ');
}

const under = (name: string, heading: string) => say.under(name, short(heading));
const quoting = (name: string, text: string) => say.quoted(name, short(text));

const most = 40;

/** The first words of a text as pages show them. */
function short(text: string): string {
  const plain = filledText(text, (written) => written)
    .replace(/[*_`“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, most).replace(/[\s.,:;–-]*\S*$/, '')}…`;
}
