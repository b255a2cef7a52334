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
export type Fact = {
  file: string;
  place: string;
  text: string;
  label: string;
  help: string;
  form: FactForm;
  /** Its change, if it was ever changed, with what visitors read. */
  change?: { id: string; version: number; online: string };
};

export type Price = { setup: number; monthly: number };
export type Profile = { name: string; url: string };
