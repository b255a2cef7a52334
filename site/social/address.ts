/** The name of a page's preview picture, from its path. */
export const socialName = (path: string) => (path === '/' ? 'home' : path.slice(1));
export const socialAddress = (path: string) => `/social/${socialName(path)}.png`;

/** The size that social networks ask for. */
export const socialSize = { width: 1200, height: 630 } as const;
