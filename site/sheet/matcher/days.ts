import { wordsIn } from './text.ts';

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** "Saturdays" as well as "saturday" and "sat"; -1 if it is no day. */
export const dayOf = (word = '') =>
  /^(sun|mon|f(ri?)?|tues?|wed(nes|s)?|thu?(rs?)?|sat(ur)?)(days?)?$/.test(word)
    ? names.findIndex((name) => name.startsWith(word.slice(0, 3)))
    : -1;

const several = new Map([
  ['weekend', [0, 6]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['daily', [0, 1, 2, 3, 4, 5, 6]],
]);

/** The weekdays that a text speaks of, counted from Sunday. "Today" and "tomorrow" are days only where today is known. */
export function daysIn(tidied: string, today?: number): Set<number> {
  const found = new Set<number>();
  const ranges = tidied.matchAll(/\b([a-z]+) ?(?:-|to|thru|through|till?|until) ?([a-z]+)\b/g);
  for (const [, from, to] of ranges) {
    const [first, last] = [dayOf(from), dayOf(to)];
    if (first < 0 || last < 0) continue;
    for (let day = first; ; day = (day + 1) % 7) {
      found.add(day);
      if (day === last) break;
    }
  }
  for (const word of wordsIn(tidied)) {
    const day = dayOf(word);
    if (day >= 0) found.add(day);
    for (const one of several.get(word) ?? []) found.add(one);
    const ahead = ['today', 'tomorrow'].indexOf(word);
    if (today !== undefined && ahead >= 0) found.add((today + ahead) % 7);
  }
  return found;
}
