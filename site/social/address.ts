/** The picture of a page, by the page's path. */
export const socialName = (path: string) => (path === '/' ? 'home' : path.slice(1));
export const socialAddress = (path: string) => `/social/${socialName(path)}.png`;

/** What the networks ask for. */
export const socialSize = { width: 1200, height: 630 } as const;
