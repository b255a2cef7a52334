import { type KindName, kindNames } from '../../content/schemas/kinds.ts';
import { orderPlace } from './words.ts';

/**
 * The order of a list is kept as a number in the file of each entry. All numbers of a list are published and taken back
 * together. Otherwise two entries that were swapped could end up with the same number.
 */

export const entryFile = /^content\/([a-z-]+)\/([a-z0-9-]+)\.\w+$/;

export const kindOfFile = (file: string): KindName | undefined =>
  kindNames.find((kind) => kind === entryFile.exec(file)?.[1]);

type TextName = { file: string; place: string };

/** The list that a text orders, if it is the number of an entry. */
export const listOf = ({ file, place }: TextName): KindName | undefined =>
  place === orderPlace ? kindOfFile(file) : undefined;

/** Groups the texts that are changed together. Most are alone. */
export const together = <Text extends TextName>(texts: readonly Text[]): Text[][] => [
  ...Map.groupBy(texts, (text) => listOf(text) ?? text).values(),
];
