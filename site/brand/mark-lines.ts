/**
 * One ray enters a prism and four leave it; the fifth color is the name beside them. The light continues past the edges
 * of a square of 32, so that every frame may crop it.
 */
export const mark = {
  ray: 'M-12 20.7 8.9 16.5',
  prism: 'M15 6 4.6 24h20.8Z',
  beams: {
    pink: 'M18.8 12.6 44 1.8',
    orange: 'M19.7 14.2 44 9.2',
    green: 'M20.7 15.8 44 17.3',
    blue: 'M21.6 17.4 44 24.8',
  },
} as const;

/** The mark beside the name: as wide as its light, as high as the prism. */
export const markFrame = { x: -1, y: 4, width: 34, height: 22 } as const;
