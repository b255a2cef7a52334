import type { PageWord } from './website.ts';

/** The owner's own facts and amounts, which the desk sets in forms. */

/** The forms. Each sets the values of one file. */
export const factSheets = ['company', 'prices', 'calls'] as const;
export type FactSheet = (typeof factSheets)[number];

/** How a fact is set. */
export type FactForm =
  | 'line'
  | 'lines'
  | 'email'
  | 'number'
  | 'switch'
  | 'price'
  | 'hours'
  | 'days'
  | 'profiles';

/** Its `text` is the value: '' for none, a string as it is, anything else as JSON. */
export type Fact = Pick<PageWord, 'file' | 'place' | 'text' | 'label' | 'change'> & {
  help: string;
  form: FactForm;
};

export type Price = { setup: number; monthly: number };
export type Profile = { name: string; url: string };
