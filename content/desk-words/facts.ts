import { longDay } from '../long-day.ts';

/** The forms for facts and amounts. Names and explanations of facts are in their schemas. */

export const facts = {
  pages: 'Which facts',
  titles: {
    company: 'Who we are',
    prices: 'Prices',
    calls: 'Hours of calls',
    replies: 'Replies',
    privacy: 'Who handles messages',
    addresses: 'Old addresses',
    'case-studies': 'Case studies',
    'own-pages': 'Own pages',
  },
  /** The choice between the entries of a kind, and what is said where there is none. */
  which: { 'case-studies': 'Case study', 'own-pages': 'Page' },
  none: {
    'case-studies': 'There is no case study.',
    'own-pages': 'You have no page of your own yet, such as an imprint or an offer.',
  },
  makeOne: 'Make one',
  openPage: 'Open its page',
  leads: {
    company: 'Every page, email and paper uses these. Nobody sees a change before you publish.',
    prices: 'What each service costs. Nobody sees a change before you publish.',
    replies: 'The templates above a reply, and what they fill in. You have them as soon as you publish.',
    privacy: 'The table on the privacy page. Nobody sees a change before you publish.',
    addresses: 'Where links lead that people have kept. Nobody sees a change before you publish.',
    'case-studies':
      'Confirm each quotation, type the customer’s own words over it and confirm these, or leave it out. To take a whole study away, open its page and press ⋯.',
    'own-pages':
      'A link in the footer, and what stands below its text. The page has these in the next preview, and for visitors once you publish. Its words are typed on the page.',
    calls: 'When visitors can pick a time. Booked calls stay. Nobody sees a change before you publish.',
  },
  inCurrency: (code: string, next: string | undefined) =>
    `In ${code}, as it is online${next ? `, and in ${next} once that is published` : ''}. “Who we are” sets the currency.`,
  open: 'Open the form',
  openAll: 'Name, prices, hours',
  hint: 'What you type is saved by itself.',
  missing: (part: string) => `“${part}” is still empty. Until it is filled in, this stays on this device.`,
  confirms: 'The words that this confirms:',
  confirmed: 'Confirmed; the page says so once this is online. The words:',
  confirmedOther: (who: string, when: string) =>
    `${who} confirmed other words on ${longDay(when)}. These are to be confirmed anew.`,
  meanwhile: 'A developer has changed this as well.',
  choose: 'Choose between the two',
  on: 'On',
  off: 'Off',
};

/** The owner's logo. */
export const mark = {
  choose: 'Choose a picture',
  other: 'Choose another one',
  none: 'Without it',
  shown: 'Your logo',
  dark: 'It is dark all over, and stands on a dark ground: hardly anybody will see it. Take a light version.',
};

/** The fields of facts that have several, and the buttons that add and remove one. */
export const parts = {
  price: ['To set up', 'A month'],
  hours: ['From', 'Until'],
  days: ['First day', 'Last day'],
  profiles: ['Name', 'Address'],
  processors: ['Name', 'What for', 'Country'],
  moves: ['Old address', 'Leads to'],
  confirmation: ['Who', 'When', 'How'],
  templates: ['Name', 'Words'],
} as const;
export const rows = {
  add: {
    hours: 'Add hours',
    days: 'Add days off',
    profiles: 'Add a profile',
    processors: 'Add a company',
    moves: 'Add an address',
    templates: 'Add a template',
  },
  remove: 'Remove',
  removeOf: (label: string, number: number) => `Remove ${label}, ${number}`,
  of: (label: string, part: string, number: number) => `${label}, ${part.toLowerCase()}, ${number}`,
};
