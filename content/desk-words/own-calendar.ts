const busyTimes = (count: number) =>
  count === 0
    ? 'No busy time stands in the weeks to come: look whether it is the right calendar.'
    : `${count === 1 ? 'One busy time' : `${count} busy times`} in the weeks to come.`;

export const own = {
  title: 'Your own calendar',
  close: 'Close',
  share: 'See the calls in it',
  shareText:
    'Google, Apple and Outlook subscribe to an address, and show the calls beside your appointments. They look every quarter of an hour or every few hours, as they choose. The address is a secret, shown only when it is made; a new one ends it at once.',
  showName: 'Show who it is with',
  showNameText:
    'The provider of your calendar reads what stands in it: then name it under “Who handles messages”.',
  make: 'Make an address',
  makeAnew: 'Make a new address',
  address: 'Address to subscribe to',
  end: 'End the address',
  read: 'Offer no calls while you are busy',
  readText:
    'Paste the secret address in iCal format that your calendar has. It is read every quarter of an hour: no visitor can pick a time at which you are busy, and you still can. Only the times are kept.',
  secret: 'Secret address of your calendar',
  notSecure: 'The address must begin with https:// or webcal://.',
  save: 'Read it',
  again: 'Read it now',
  refused: (why: string) => `${why} That address is not read, and the one before still is.`,
  remove: 'Read it no more',
  isRead: (host: string, when: string | null, busy: number) =>
    when ? `${host}, read ${when}. ${busyTimes(busy)}` : `${host} is being read …`,
  failed: (host: string, since: string | null, why: string) =>
    since
      ? `${host} could not be read since ${since}. ${why} The busy times that were read last are kept.`
      : `${host} cannot be read. ${why} If another one was read before, its busy times are kept.`,
};
