/**
 * For files about what moves. Elsewhere visitors ask for less motion (playwright.config.ts), because a click would wait
 * up to a second until its page stands still.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
