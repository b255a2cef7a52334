/** The search, once something is typed. */
export const search = {
  dialog: 'Search',
  searching: 'Searching…',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothingFound: (question: string) => `Nothing found for “${question}”. Here is everything on the site.`,
  failed: 'The search did not load.',
  offline: 'You are offline.',
};
