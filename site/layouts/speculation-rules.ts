/** Pages are fetched when a visitor shows intent, and drawn ahead when the intent is clear. */
const pages = {
  and: [{ href_matches: '/*' }, { not: { href_matches: ['/*/download', '/*.*', '/rest/*'] } }],
};

export const speculationRules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
};
