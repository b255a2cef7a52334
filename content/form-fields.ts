/**
 * The fields of the contact form, in its order. The form, its draft and its mistakes, the form without a script, the columns
 * of the contract, the owner's emails, the desk, the files for spreadsheets and older backups follow from this table. SQL
 * keeps its own columns, grants and constraints, and tests/server/contract.test.ts names each one that is missing.
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

export const formFields = {
  name: {
    label: 'Name',
    said: 'name',
    limit: 120,
    isRequired: true,
    control: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
    stored: 'name',
  },
  email: {
    label: 'Email',
    said: 'email address',
    limit: 254,
    isRequired: true,
    control: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    stored: 'email address',
  },
  phone_number: {
    label: 'Phone',
    said: 'phone number',
    hint: 'include country code',
    limit: 40,
    control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    stored: 'phone number',
  },
  other_social_media: {
    label: 'Other social media',
    said: 'social media',
    hint: 'a name or a link',
    limit: 160,
    control: { type: 'text', autoCapitalize: 'none', spellCheck: false },
    stored: 'social media name',
  },
  business_details: {
    label: 'Business details',
    said: 'business details',
    limit: 5000,
    isRequired: true,
    isLong: true,
    control: {},
    stored: 'what you wrote about your business',
  },
  website: {
    label: 'Website',
    said: 'website',
    limit: 200,
    isHidden: true,
    control: { type: 'text' },
    stored: 'a field that people cannot see',
  },
} as const satisfies Record<string, FormField>;

export type FieldName = keyof typeof formFields;

export const fieldNames = Object.keys(formFields) as FieldName[];

export const fieldNamed = (name: FieldName): FormField => formFields[name];

const withPlaces: FieldName[] = ['name', 'email', 'phone_number', 'business_details'];

/** Those without a place of their own where a message is shown: they are listed there by their labels. */
export const listedFields = fieldNames.filter(
  (name) => !withPlaces.includes(name) && !fieldNamed(name).isHidden,
);
