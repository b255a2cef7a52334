import { kindNamed, kindNames } from './kinds.ts';

/** The entry shown for an id nobody wrote, by folder under /resources. */
export const fallbacks: Partial<Record<string, string>> = Object.fromEntries(
  kindNames.flatMap((name) => {
    const { fallback } = kindNamed(name);
    return fallback === undefined ? [] : [[name, fallback]];
  }),
);
