import written from './form-fields.json' with { type: 'json' };

/**
 * A field of the contact form. form-fields.json has all of them, in its order. The form, its draft and its mistakes, the form
 * without a script, the columns of the contract, the owner's emails, the desk, the files for spreadsheets and older backups
 * follow from that table. SQL keeps its own columns, grants and constraints, and tests/server/contract.test.ts names each one
 * that is missing.
 */
type FormField = {
  label: string;
  /** Its name within a sentence. */
  said: string;
  hint?: string;
  /** The most characters. */
  limit: number;
  isRequired?: true;
  /** May have several lines. */
  isLong?: true;
  /** People neither see nor fill it in. Robots do, and reveal themselves. */
  isHidden?: true;
  /** The attributes of its control. */
  control: Record<string, string | boolean>;
  /** What content/privacy.md says is stored. */
  stored: string;
};

type Written = typeof written;

export const formFields = written as {
  [Name in keyof Written]: Written[Name] extends { isRequired: boolean }
    ? FormField & { isRequired: true }
    : FormField;
};

export type FieldName = keyof typeof formFields;

export const fieldNames = Object.keys(formFields) as FieldName[];

export const fieldNamed = (name: FieldName): FormField => formFields[name];

const withPlaces: FieldName[] = ['name', 'email', 'phone_number', 'business_details'];

/** Those without a place of their own where a message is shown: they are listed there by their labels. */
export const listedFields = fieldNames.filter(
  (name) => !withPlaces.includes(name) && !fieldNamed(name).isHidden,
);
