/** The list of enquiries. */

export const list = {
  search: 'Search name, mail, words',
  clear: 'Clear',
  late: (count: number) => (count === 1 ? 'one is late' : `${count} are late`),
  count: (count: number) => `${count}, `,
  fresh: (count: number) => `${count} new`,
  more: 'Show more',
  answeredToday: 'Answered today',
  call: (when: string) => `Call ${when}`,
  draft: 'Draft',
  label: (filter: string) => `Enquiries: ${filter}`,
};

export const emptyList = {
  open: 'Everyone has an answer',
  lastOne: (time: string, span: string) => `The last one came ${time} and waited ${span}.`,
  answered: 'Nothing answered yet',
  spam: 'No spam',
  all: 'No enquiries yet',
  neverAny: 'The first one appears here by itself.',
  late: 'Nobody waits too long',
  notFound: 'Nothing found',
  notFoundText: (typed: string) => `No enquiry here has words that begin with “${typed}”.`,
  searchAll: 'Search in all',
};
