/** The forms for facts and amounts. Names and explanations of facts are in their schemas. */

export const facts = {
  pages: 'Which facts',
  titles: { company: 'Who we are', prices: 'Prices', calls: 'Hours of calls' },
  leads: {
    company: 'Every page, email and paper uses these. Nobody sees a change before you publish.',
    prices: 'What each service costs. Nobody sees a change before you publish.',
    calls: 'When visitors can pick a time. Booked calls stay. Nobody sees a change before you publish.',
  },
  open: 'Open the form',
  openAll: 'Name, prices, hours',
  hint: 'What you type is saved by itself.',
  missing: (part: string) => `“${part}” is still empty. Until it is filled in, this stays on this device.`,
  meanwhile: 'A developer has changed this as well.',
  choose: 'Choose between the two',
  on: 'On',
  off: 'Off',
};

/** The fields of facts that have several, and the buttons that add and remove one. */
export const parts = {
  price: ['To set up', 'A month'],
  hours: ['From', 'Until'],
  days: ['First day', 'Last day'],
  profiles: ['Name', 'Address'],
} as const;
export const rows = {
  add: { hours: 'Add hours', days: 'Add days off', profiles: 'Add a profile' },
  remove: 'Remove',
  removeOf: (label: string, number: number) => `Remove ${label}, ${number}`,
  of: (label: string, part: string, number: number) => `${label}, ${part.toLowerCase()}, ${number}`,
};
