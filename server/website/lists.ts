import type { z } from 'zod';
import { type KindName, kindNamed, kindNames } from '../../content/schemas/kinds.ts';
import { recordIn } from './fields.ts';
import { orderPlace } from './words.ts';

/** The lists of entries, and which file is which entry. */

const entryFile = /^content\/([a-z-]+)\/([a-z0-9-]+)\.\w+$/;

export const kindOfFile = (file: string): KindName | undefined =>
  kindNames.find((kind) => kind === entryFile.exec(file)?.[1]);

/** The end of an entry's address. */
export const idOfFile = (file: string): string => entryFile.exec(file)?.[2] ?? '';

export const fileOf = (kind: KindName, id: string) => `content/${kind}/${id}.${kindNamed(kind).ending}`;

export type Entry = { file: string; id: string; data: Record<string, unknown> };

/** The entries of a kind that can be read, in the order of its list. */
export function entriesOf(kind: KindName, files: ReadonlyMap<string, string>): Entry[] {
  const entries = [...files].flatMap(([file, source]): Entry[] => {
    const data = kindOfFile(file) === kind ? recordIn(file, source) : undefined;
    return data ? [{ file, id: idOfFile(file), data }] : [];
  });
  const day = ({ data }: Entry) => String(data['date'] ?? '');
  return entries.sort((one, other) =>
    isOrdered(kind) ? orderOf(one) - orderOf(other) : day(other).localeCompare(day(one)),
  );
}

export const shapeOf = (kind: KindName) =>
  (kindNamed(kind).schema as unknown as { shape: Record<string, z.core.$ZodTypes> }).shape;

export const isOrdered = (kind: KindName) => 'order' in shapeOf(kind);
export const orderOf = ({ data }: Pick<Entry, 'data'>) => Number(data['order']);

type TextName = { file: string; place: string };

/** The list that a text orders, if it is the number of an entry. */
export const listOf = ({ file, place }: TextName): KindName | undefined =>
  place === orderPlace ? kindOfFile(file) : undefined;

/**
 * Groups the texts that are changed together. Most are alone. The order of a list is kept as a number in the file of each
 * entry, and all numbers of a list are published and taken back together. Otherwise two entries that were swapped could end
 * up with the same number.
 */
export const together = <Text extends TextName>(texts: readonly Text[]): Text[][] => [
  ...Map.groupBy(texts, (text) => listOf(text) ?? text).values(),
];
