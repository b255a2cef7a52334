import { asking, days, hasMeaning, meaningOf, numerals, silent } from './vocabulary.ts';

/** Phrases that are one thing, and the word for it. */
const phrases: [pattern: RegExp, word: string][] = [
  [/[’']/g, ''],
  [/\bgluten[- ]?free\b/g, 'glutenfree'],
  [/\b(apple|google|samsung|phone) pay\b/g, 'applepay'],
  [/\bgift (card|certificate|voucher)s?\b/g, 'giftcard'],
  [/\be-?bikes?\b/g, 'ebike'],
  [
    /\b(drop|pick|walk|tune|touch|cover|back|trade|work|check|line|shape|sign|blow|follow)(ping|ing|s)?[- ]?(?:him |her |them |it |my \w+ )?(in|up|off|out)s?\b/g,
    '$1$3',
  ],
  [/\btake[- ]?(out|away)\b|\bto[- ]go\b/g, 'takeout'],
  [/\b(24\/7|24[- ]?h(ou)?rs?|round the clock)\b/g, 'allday'],
  [/\bhair cut\b/g, 'haircut'],
  [/\b(get|fit|squeeze)( me| us| him| her)? in\b|\b(availability|available|openings?)\b/g, 'book'],
  [/\b\d+ ?% off\b|\bhalf off\b/g, 'discount $&'],
  [/\b(\d+|an?|one|two)[ -]?(hours?|hrs?)\b/g, '$1hr'],
  [/\b(\d+)[ -]?(minutes?|mins?)\b/g, '$1min'],
  [/\bages? (\d+)\b/g, 'kid $1'],
  [/\b(?:per|a|each|every) mo(?:nth)?\b|\/ ?mo(?:nth)?\b/g, ' monthly '],
  [/\bid\b(?! (like|love|rather|want|need|be|have))/g, 'photoid'],
  [/\bhow (late|early) (are|r|do|does|can)\b.*\bopen\b/g, 'open'],
  [/\bopen late\b/g, 'open'],
  [/\bhow early\b|\b(get|be) there early\b/g, 'arrive'],
  [/\bwithout (an? )?(appointment|booking|reservation)\b/g, 'book'],
  [
    /\b(\d{1,2}) ?(yo|yrs?|years?)([- ]olds?)?\b|\b(?:im|he is|she is|hes|shes|turned|aged?) (\d{1,2})\b(?! ?min)/g,
    ' age$1$4 ',
  ],
  [/\bhow old\b|\bage limit\b|\bunder \d+\b(?! ?(lb|min|\$))|(?<![$.\d])\b(1[3-9]|21) ?\+/g, ' kid '],
  [/(\d)[.:](\d\d)(?= ?(am|pm)\b)/g, '$1:$2'],
  [/\b(every ?day|daily|7 days( a week)?|every night|all week|seven days)\b/g, 'daily'],
  [/\bweek ?ends?\b/g, 'weekend'],
  [/\bweek ?days?\b/g, 'weekdays'],
  [/\bm ?- ?f\b/g, 'mon-fri'],
];

const ageWord = (years: number) => (years < 18 ? 'kid' : years >= 65 ? 'senior' : '');

/** Lower case without accents and apostrophes, with phrases as one word each, and ages as what they mean. */
export function tidy(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1');
  return phrases
    .reduce((all, [pattern, word]) => all.replace(pattern, word), plain)
    .replace(/\bage(\d+)\b/g, (_, years: string) => ageWord(Number(years)))
    .replace(/\s+/g, ' ')
    .trim();
}

export const wordsIn = (tidied: string): string[] => tidied.match(/[a-z0-9]+(?:[.:]\d+)?/g) ?? [];

export const isNumber = (word: string) =>
  /^\d[\d.:]*(am|pm|th|st|nd|rd|hr|hrs|min|mins|k|lbs?)?$|^(am|pm)$/.test(word);

/** One form for "trim", "trims" and "trimming". */
export function stemOf(word: string): string {
  const head = meaningOf(word);
  if (hasMeaning(word) || head.length < 4 || silent.has(head)) return head;
  const root = head
    .replace(/(ations?|ional|ings?|able|ions?|ers?|ies|es|ed|al|(?<!s)s|e|y)$/, '')
    .replace(/([b-df-hj-np-rtv-z])\1$/, '$1');
  return root.length < 4 ? head.replace(/(?<!s)s$/, '') : meaningOf(root);
}

/** What words name that are no number, as stems. */
export const stemsIn = (words: string[]) => words.filter((word) => !isNumber(word)).map(stemOf);

/** What a question is about, with its spelling corrected to words that are known. */
export function subjectsIn(asked: string, known: ReadonlySet<string>): string[] {
  const stems = stemsIn(wordsIn(asked).map((word) => spelled(word, known)));
  const isSubject = (word: string) =>
    word.length > 1 && !silent.has(word) && !days.includes(word) && !asking.test(word);
  return [...new Set(stems.filter(isSubject))];
}

/** The known word that was meant: a letter is missing, doubled, swapped or another vowel. Other letters make other words. */
export function spelled(word: string, known: ReadonlySet<string>): string {
  if (word.length < 5 || known.has(word) || known.has(stemOf(word)) || silent.has(word)) return word;
  const near = [...known].filter(
    (other) =>
      other[0] === word[0] && other.length > 3 && (isOneLetterFewer(word, other) || isSwapped(word, other)),
  );
  return near.length === 1 ? (near[0] as string) : word;
}

function isOneLetterFewer(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) !== 1) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // A plural is another word.
  if (long.endsWith('s') && !short.endsWith('s')) return false;
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [first = 0, second = 0] = differing;
  if (differing.length === 2)
    return second === first + 1 && one[first] === other[second] && one[second] === other[first];
  const isVowel = (letter = '') => /[aeiou]/.test(letter);
  return differing.length === 1 && isVowel(one[first]) && isVowel(other[first]);
}

export type Amount = { amount: number; of: string };

/** "60 minutes" and "10 classes": whoever names an amount does not want the line of another. */
export function amountsIn(text: string): Amount[] {
  const found = text.matchAll(
    /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|single)[ -]?(?!am\b|pm\b|th\b|lbs?\b|of\b|or\b|to\b|and\b)([a-z]+)/g,
  );
  return [...found].map(([, amount = '', of = '']) => ({ amount: numberOf(amount), of: stemOf(of) }));
}

function numberOf(amount: string): number {
  if (amount === 'single') return 1;
  const at = numerals.indexOf(amount);
  return at >= 0 ? at : Number(amount);
}
