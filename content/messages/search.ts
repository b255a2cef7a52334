/** The search once something is typed, and the name of its dialog for those who hear it. */
export const dialogName = 'Search';
export const searching = 'Searching…';
export const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);
export const nothingFound = (question: string) =>
  `Nothing found for “${question}”. Here is everything on the site.`;
export const searchFailed = 'The search did not load.';
export const offline = 'You are offline.';
