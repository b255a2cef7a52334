/** The owner's facts and amounts, which have forms in the desk. */

/** The forms. Each sets the values of one file. */
export const factSheets = ['company', 'prices', 'calls'] as const;
export type FactSheet = (typeof factSheets)[number];

/** The kind of field or fields that set a fact. */
export type FactForm =
  | 'line'
  | 'lines'
  | 'picture'
  | 'email'
  | 'number'
  | 'switch'
  | 'price'
  | 'hours'
  | 'days'
  | 'profiles';

/** `text` is the value: '' if it is not set, a string as it is, anything else as JSON. */
export type Fact = {
  file: string;
  place: string;
  text: string;
  label: string;
  help: string;
  form: FactForm;
  /** What visitors read. `text` has the newest value. */
  online: string;
};

export type Price = { setup: number; monthly: number };
export type Profile = { name: string; url: string };
