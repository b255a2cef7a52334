import words from '../../../content/sheet-words.json' with { type: 'json' };

/** Short forms that every phone types, and the word. */
const shorthand = new Map(words.shorthand.split(';').map((pair) => pair.split(' ') as [string, string]));

/** Phrases that are one thing, and the word for it. */
const phrases = words.phrases.map(([pattern = '', word = '']) => [new RegExp(pattern, 'g'), word] as const);

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ');

/** "930-7" and "to 530" are times where days are. */
const hasDays = /\b(sun|mon(?!th|ey)|tue|wed|thu|fri|sat|open|hours|hrs|daily|weekend)/;
const bareTime = /(?<![\d$.:])(1[0-2]|[1-9])([0-5][05])(?![\d.:])/g;

/** Lower case without accents and apostrophes, with short forms written out, and phrases as one word each. */
export function tidy(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bi[’']d\b/g, 'i would')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/[£€]/g, '$')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\bw\/ ?(o\b)?/g, (_, out) => (out ? 'without ' : 'with '))
    .replace(/ & /g, ' and ')
    .replace(
      /[a-z0-9]+/g,
      (word) => shorthand.get(word) ?? String(numerals.indexOf(word, 2)).replace('-1', word),
    );
  const timed = hasDays.test(plain) ? plain.replace(bareTime, '$1:$2') : plain;
  return phrases
    .reduce((all, [pattern, word]) => all.replace(pattern, word), timed)
    .replace(/\s+/g, ' ')
    .trim();
}

export const wordsIn = (tidied: string): string[] => tidied.match(/[a-z0-9]+(?:[.:]\d+)?/g) ?? [];

export const isNumber = (word: string) =>
  /^\d[\d.:]*([ap]m|th|st|nd|rd|hr|hrs|min|mins|k|in|lbs?|ft|mo)?$|^([ap]m|[an1]+hr)$/.test(word);

/** One form for "trim", "trims" and "trimming". A root is no word: "batter" stands for batteries. */
export function rootOf(word: string): string {
  if (word.length < 4) return word;
  const single = word
    .replace(/ie(s|d)$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
  const [, stem = single] = /^([^aeiouy]*[aeiouy].*)(?:ing|ed)$/.exec(single) ?? [];
  const isVerb = stem !== single && stem.length > 2;
  return (isVerb ? stem.replace(/([b-df-hj-np-rtv-z])\1$/, '$1') : single).replace(/(...)e+$/, '$1');
}

export const rootsIn = (tidied: string): string[] => wordsIn(tidied).map(rootOf);

/** The first letter and the consonants, as they sound. */
export const soundOf = (word: string) =>
  word
    .replace(/gn/g, 'n')
    .replace(/[cq]/g, 'k')
    .replace(/(?<=.)[aeiouyhw]|(.)(?=\1)/g, '');
