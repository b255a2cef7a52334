/** The owner's facts and amounts, which have forms in the desk. */

/** The forms. Each sets the values of one file. */
export const factSheets = ['company', 'prices', 'calls', 'replies', 'privacy', 'addresses'] as const;
/** Kinds of entries of which each has a form of its own. */
export const entrySheets = ['case-studies', 'own-pages'] as const;
export type EntrySheet = `${(typeof entrySheets)[number]}/${string}`;
export type FactSheet = (typeof factSheets)[number] | EntrySheet;

/** The kind of field or fields that set a fact. */
export type FactForm =
  | 'line'
  | 'lines'
  | 'picture'
  | 'mark'
  | 'email'
  | 'number'
  | 'switch'
  | 'demonstration'
  | 'zone'
  | 'currency'
  | 'price'
  | 'hours'
  | 'date'
  | 'days'
  | 'processors'
  | 'moves'
  | 'confirmation'
  | 'templates'
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
  /** What can be chosen, with its name, if it is a choice. */
  options?: [value: string, name: string][];
  /** The quotation that a confirmation is about, as it reads now. */
  about?: string;
};

export type Price = { setup: number; monthly: number };
export type Profile = { name: string; url: string };
