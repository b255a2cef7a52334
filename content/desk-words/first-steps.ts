/** What is open before the site goes online. The doctor says the same to whoever runs the server. */

export const firstSteps = {
  title: 'First steps',
  lead: (open: number) => (open === 1 ? '1 thing is open.' : `${open} things are open.`),
  done: 'Nothing is open',
  doneText: 'What a visitor can read about you is yours, and messages reach you by email.',
  forServer: 'For whoever runs the server',
};

/** In the order in which they matter: what keeps a message from you comes first, then the law, then what sells. */
export const steps = {
  mail: {
    title: 'No email is set',
    text: 'You learn of a message only where this desk is open, or where Devices has a device told, and cannot reply from here.',
    lines: 'SMTP_URL=smtps://USER:PASSWORD@smtp.example.com\nNOTIFY_EMAIL=you@example.com',
  },
  email: {
    title: 'The email that visitors read ends in .example',
    text: 'Nobody can write there. Set yours among the facts.',
    go: 'Who we are',
  },
  address: {
    title: 'The address of the website ends in .example',
    text: 'Search engines and previews of links take it for yours. Set your own among the facts, unless whoever runs the server sets SITE_URL.',
    go: 'Who we are',
  },
  owner: {
    title: 'The site does not say who stands behind it',
    text: 'Many countries ask for a legal name and an address.',
    go: 'Who we are',
  },
  processors: {
    title: (count: number) =>
      count === 1
        ? 'One company that handles messages has no name'
        : `${count} companies that handle messages have no name`,
    text: 'Most privacy laws ask who has the messages: name each, with its country.',
    go: 'Who handles messages',
  },
  quotes: {
    title: (count: number) =>
      count === 1 ? 'One quotation is not a customer’s own' : `${count} quotations are not customers’ own`,
    text: 'A page says so beside its quotation. Confirm it once the customer agrees, type the customer’s own words over it and confirm these, or leave it out.',
    go: 'The case studies',
  },
  backup: {
    title: 'There is no backup of the last seven days',
    text: 'What is lost with the disk is lost for good. Where your database is backed up by its host, leave it so.',
    lines: 'npm run backup -- /backup/messages-$(date +%F).ndjson',
  },
  hours: {
    title: 'Nobody has looked at the hours of calls',
    text: (zone: string) =>
      `Visitors pick a time in them, so they should be yours. Times are in ${zone}. Or switch calls off there.`,
    go: 'Hours of calls',
  },
  prices: {
    title: 'The site names no price',
    text: 'It says that your offer does. Visitors ask for prices first, so set yours, or leave it so.',
    go: 'Prices',
  },
  model: {
    title: 'The site does not name its language model',
    text: 'It says that your offer does. Name it with its maker and country, or leave it so.',
    go: 'Who we are',
  },
};
