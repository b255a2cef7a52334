/** "a, b and c", or with another word before the last. */
export const listed = (items: string[], last: 'and' | 'or') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
