import { type KindName, kindNames } from '../../content/schemas/kinds.ts';
import { orderPlace } from './words.ts';

/**
 * The places that entries have in the list of their kind. They are numbers, one in each entry's file, but one change: if only one of
 * two that swapped them were taken back or published, both would have the same place.
 */

export const entryFile = /^content\/([a-z-]+)\/([a-z0-9-]+)\.\w+$/;

export const kindOfFile = (file: string): KindName | undefined =>
  kindNames.find((kind) => kind === entryFile.exec(file)?.[1]);

type TextName = { file: string; place: string };

/** The list in which a text says the place of its entry. */
export const listOf = ({ file, place }: TextName): KindName | undefined =>
  place === orderPlace ? kindOfFile(file) : undefined;

/** The texts that are changed together. Most are alone. */
export const together = <Text extends TextName>(texts: readonly Text[]): Text[][] => [
  ...Map.groupBy(texts, (text) => listOf(text) ?? text).values(),
];
