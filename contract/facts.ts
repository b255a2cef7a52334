/** The owner's facts and amounts, which have forms in the desk. */

/** The forms. Each sets the values of one file. */
export const factSheets = ['company', 'prices', 'calls', 'replies', 'privacy'] as const;
/** A case study has a form of its own. */
export type StudySheet = `case-studies/${string}`;
export type FactSheet = (typeof factSheets)[number] | StudySheet;

/** The kind of field or fields that set a fact. */
export type FactForm =
  | 'line'
  | 'lines'
  | 'picture'
  | 'email'
  | 'number'
  | 'switch'
  | 'zone'
  | 'currency'
  | 'price'
  | 'hours'
  | 'date'
  | 'days'
  | 'processors'
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
  /** The quotation that a confirmation is about, as it reads now. */
  about?: string;
};

export type Price = { setup: number; monthly: number };
export type Profile = { name: string; url: string };
