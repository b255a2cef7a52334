import type { Fact } from '../../../content/schemas/demonstrations/chatbot.ts';
import { weekdays } from '../../../content/weekdays.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the assistant understands of a message. */
export type Reading = ReturnType<typeof read>;

/** Words, each with the short forms in which it is typed. */
const shortForms = new Map(
  `you u;are r;your ur;and n;please pls plz;thanks thx ty;tomorrow tmrw tmr tmw tomoro 2moro
today 2day;tonight tonite 2nite;weekend wknd;hours hrs;12pm noon;sunday sun;monday mon
tuesday tue tues;wednesday wed weds;thursday thu thur thurs;friday fri;saturday sat;4 four
5 five;6 six;7 seven;8 eight;10 ten`
    .split(/[;\n]/)
    .flatMap((row) => {
      const [word = '', ...forms] = row.split(' ');
      return forms.map((form) => [form, word] as const);
    }),
);

/** Matched before negations are removed, because "without" would remove the words after it. */
const withoutBooking =
  /\bwithout (an? )?(appointment|booking|reservation)\b|\bdo (i|we) (need|have) (to (book|reserve)|an? (appointment|booking|reservation))\b/g;

/** Matched before negations are removed, because "I don't want to live" contains one. */
const crisis =
  /\b(kill(ing)?|hurt(ing)?|harm(ing)?|cut(ting)?|hang(ing)?|shoot(ing)?) myself\b|\b(end|ending|take|taking) (my|my own) life\b|\bend it all\b|\bself ?harm\b|\bwant(ed)? to die\b|\bwanna die\b|\bwish i (was|were) dead\b|\bbetter off dead\b|\b(dont|do not|no longer) (want|wanna) (to )?(live|be alive|be here anymore|wake up)\b|\b(no|not any) reason to live\b|\bquiero morir\b/;

/** Phrases of several words with one meaning. */
const phrases: [pattern: RegExp, word: string][] = [
  [/\b(?:can|could|will) (\w+) (?:do|cut|fit|take|see) me\b(?! (?:a|an|the|some)\b)/g, '$1 book'],
  [/\bwhat time do (you|u) (open|close)\b/g, 'hours'],
  [/\bhow long\b/g, 'long'],
  [/\bthanks?( you)? (so|very) much\b/g, 'thanks'],
  [/\bwho (made|built|is|are) (you|this)\b/g, 'whoareyou'],
  [/\b(line|shape|edge) ups?\b/g, 'lineup'],
  [/\b(dogs?|puppy) come in\b/g, 'dog'],
  [/\bwh?ats? up\b|\bsup\b/g, 'hello'],
  [/\bthe wait\b|\bwait times?\b/g, 'waiting'],
  [/\bmy (phone|cell|number)\b/g, 'mydetails'],
  [/\bany (times?|openings?)\b/g, 'book'],
  [/\bpay (less|more)\b/g, 'price'],
  [/\b(walk|drop) ?ins?\b|\bwalk(ing)? in\b|\bdrop by\b|\bjust show up\b/g, 'walkin'],
  [/\b(losing|lose|loss of) (my )?hair\b|\bhair loss\b|\bbald spots?\b/g, 'hairloss'],
  [/\bcut (me|my ear|his ear|my neck)\b/g, 'bleeding'],
  [/\bmoney back\b/g, 'refund'],
  [/\bnot happy\b|\bhate (my|the|this) (cut|hair|haircut|fade)\b|\bbad (cut|haircut|fade)\b/g, 'unhappy'],
  [/\bfor free\b|\bfree (haircut|cut|fade|shave)\b|\blower price\b/g, 'discount'],
  [
    /\b(fit|squeeze|get) (me|us|him) in\b|\bcome in\b|\b(anything|something|any time|any times|chair) free\b|\b(you|are you) free\b|\bfree (on|this|today|tomorrow|\w+day)\b/g,
    'book',
  ],
  [/\bbeard (oil|balm)\b/g, 'oil'],
  [/\bapple pay|google pay|phone pay\b/g, 'contactless'],
  [/\bchange (my|the|our) (appointment|booking|time|slot)\b/g, 'move'],
  [/\bmy (\w+ )?(appointment|appt|booking|reservation)\b/g, 'ownbooking'],
  [/\b(shave|shaving) (my|his|the) (hair|back)\b/g, 'shave head'],
  [/\b(get|find) (there|to you|you)\b/g, 'where'],
  [/\bnever ?mind\b/g, 'nevermind'],
  [/\bold (man|lady|people)\b/g, 'senior'],
  [/\bjan(uary)? 1(st)?\b|\bnew ?years?( day)?\b(?! eve)/g, 'christmas'],
  [/\bdec(ember)? 25(th)?\b/g, 'christmas'],
  [/\bnew ?years? eve\b|\bday (after|before)\b|\bblack friday\b/g, 'eve'],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(st|nd|rd|th)?\b|\b\d{1,2}(st|nd|rd|th)\b/g,
    'eve',
  ],
  [/\b(4th|fourth) of july\b|\bjuly 4(th)?\b/g, 'july'],
];

const ages =
  /\b(\d{1,2}) ?(?:yo|yr|yrs|year|years)\b|\b(?:(?:son|daughter|boy|girl|kid|child|he|she|dad|mom|father|mother|grandpa|grandma) is|hes|shes|im|i am|aged?|turned) (\d{1,2})\b(?!:| ?[ap]m| ?min| hour)/;
const notWanted =
  /\b(not|without|except|no|dont want|dont need)\b(?! (happy|much|sure))[^,.!?]*?(?=,|\.|!|\?|\bbut\b|\bjust\b|\bonly\b|$)/g;
const fourOrMore =
  /\b([4-9]|\d\d) (of us|people|guys|kids|boys|men|friends|persons|haircuts|cuts)\b|\bwe( a)?re ([4-9]|\d\d)\b(?! ?m|:)/;
/** A parent comes along with children. */
const family = /\b(me|i) and (my|the)\b|\band (me|i)\b/;
const howMany = /\b([23]|two|three|both)\b/;
const counted: Record<string, number> = { two: 2, both: 2, three: 3 };
const clock =
  /\b(\d{1,2})(?::(\d\d))?(am|pm)\b|\b(\d{1,2}):(\d\d)\b|\b(?:at|around|about|[a-z]+day|tomorrow) (\d{1,2})\b(?!:| (?:of|people|haircuts|cuts|kids|boys|guys))/;
const laterWeek = /\bnext (week|\w+day)\b|\bweeks\b/;
/** A lone "not" before more words than this is part of a question rather than a negation. */
const longestRefusal = 5;

function plain(message: string): string {
  return message
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[^a-z0-9:$,.!?+ ]/g, ' ')
    .replace(/(\d)\.(\d\d)\b/g, '$1:$2')
    .replace(/(\d)\s*([ap])\.?m\b\.?/g, '$1$2m')
    .replace(/\b[a-z0-9]+\b/g, (word) => shortForms.get(word) ?? word);
}

const withoutUnwanted = (text: string) =>
  text.replace(notWanted, (refusal, word) =>
    /^(no|not)$/.test(word) && refusal.split(' ').length > longestRefusal ? refusal : ' ',
  );

/** Reads a message. `today` is the weekday of the shop's clock, counted from Sunday. */
export function read(message: string, { aboutOf, isKnown, spelled }: Vocabulary, today: number) {
  const whole = plain(message);
  const age = ages.exec(whole);
  let text = withoutUnwanted(whole.replace(withoutBooking, ' walkin '));
  for (const [pattern, word] of phrases) text = text.replace(pattern, ` ${word} `);
  const typed = text.split(/[^a-z0-9:$]+/).filter(Boolean);
  const words = typed.map(spelled);

  const concepts = new Set(words.flatMap(aboutOf));
  if (crisis.test(whole)) concepts.add('crisis');
  if (concepts.has('trim') && !concepts.has('beard') && !concepts.has('eyebrows')) concepts.add('haircut');
  if (age) {
    const years = Number(age[1] ?? age[2]);
    concepts.delete('child');
    concepts.delete('senior');
    concepts.add(years < 12 ? 'child' : years >= 65 ? 'senior' : 'haircut');
  }
  // The sheet has no price for anything else for a child.
  const other = ['fade', 'beard', 'shave'].some((concept) => concepts.has(concept));
  let children: number | undefined;
  if (family.test(whole) && concepts.has('child') && !other) {
    const [count = /\b(son|boy|daughter|kid|child)\b/.test(whole) ? '1' : ''] = howMany.exec(whole) ?? [];
    children = counted[count] ?? (Number(count) || undefined);
    concepts.add('haircut').add('family');
  }
  if (fourOrMore.test(text) || (children ?? 0) > 2) concepts.add('group');

  const days = new Set(words.map((word) => dayNamed(word, today)).filter((day) => day !== undefined));
  const [, hour, minute, half, bareHour, bareMinute, atHour] = clock.exec(text) ?? [];
  const named = hour ?? bareHour ?? atHour;
  return {
    /** In lower case without accents, with short forms written out. */
    text,
    words,
    /** The words before their spelling was corrected. */
    typed,
    concepts,
    /** How many children come with the customer; undefined if nobody says so, or not how many. */
    children,
    unknown: words.filter((word) => !isKnown(word) && !/^[\d:$]+([ap]m)?$/.test(word)).length,
    /** The weekday, counted from Sunday; undefined if there are several, or if it is in a later week. */
    day: days.size === 1 && !laterWeek.test(text) ? [...days][0] : undefined,
    time: named ? { hour: Number(named), minute: Number(minute ?? bareMinute ?? 0), half } : undefined,
  };
}

function dayNamed(word: string, today: number): number | undefined {
  if (word === 'today' || word === 'tonight') return today;
  if (word === 'tomorrow') return (today + 1) % 7;
  const day = weekdays.findIndex((name) => name.toLowerCase() === word.replace(/s$/, ''));
  return day < 0 ? undefined : day;
}

/** A line of the sheet that may answer a message. */
export type Hit = { fact: Fact; line: number; met: string[] };

/** The score that a line needs if words are unknown: "cut my lawn" is not about haircuts. */
const certain = 3;
const most = 2;

const list = (names = '') => (names ? names.split(' ') : []);
const anyOf = (names: string | undefined, concepts: Set<string>) =>
  list(names).some((concept) => concepts.has(concept));

/** The lines that answer a message, at most two, in the order of the questions. */
export function rank(facts: Fact[], { words, concepts, unknown }: Reading, { aboutOf }: Vocabulary): Hit[] {
  // A child keeps a grown-up's price away, except that of the parent who comes along.
  const against = new Set([...concepts].filter((concept) => concept !== 'child' || !concepts.has('family')));
  const found = facts
    .map((fact, index) => ({ fact, line: index + 1, met: metBy(concepts, fact) }))
    .filter(({ fact, met }) => met.length > 0 && !anyOf(fact.unless, against))
    .map((hit) => ({
      ...hit,
      score: 2 * hit.met.length + list(hit.fact.helps).filter((concept) => concepts.has(concept)).length,
    }))
    .sort((one, other) => other.score - one.score || one.line - other.line);

  // "Haircut and beard" answers both the haircut and the beard.
  const explained = new Set<string>();
  const kept = found.filter(({ met }) => {
    const isNew = met.some((concept) => !explained.has(concept));
    for (const concept of met) explained.add(concept);
    return isNew;
  });

  const place = ({ met }: Hit) =>
    words.findIndex((word) => aboutOf(word).some((concept) => met.includes(concept)));
  return kept
    .filter(({ score, fact }) => score >= certain || unknown === 0 || (unknown === 1 && !fact.service))
    .slice(0, most)
    .sort((one, other) => place(one) - place(other));
}

const metBy = (concepts: Set<string>, { needs }: Fact) =>
  list(needs)
    .map((need) => need.split('+'))
    .filter((all) => all.every((concept) => concepts.has(concept)))
    .flat();
