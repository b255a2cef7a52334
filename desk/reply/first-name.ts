/** As one is greeted. A name of one word, or in a script without spaces, is whole. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] || name;
