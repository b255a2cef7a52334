/** Short forms that every phone types, and the word. */
const shorthand = new Map(
  `you u ya yall;birthday bday;overnight overnite;are r;your ur;what wat wut;whats wats;when wen;before b4;because cuz bc;with w;about abt;and n;night nite
people ppl;need gotta;enough enuf;please plz pls;weekend weekends wknd wknds;weeks wks;week wk;first 1st;second 2nd;market mkt;tomorrow tmrw tmr tmw 2moro;today tonight tonite 2nite tn rn`
    .split(/[;\n]/)
    .flatMap((row) => {
      const [word = '', ...forms] = row.split(' ');
      return forms.map((form) => [form, word] as const);
    }),
);

/** Phrases that are one thing, and the word for it. */
const phrases: [pattern: RegExp, word: string][] = [
  [/\b(a lot|lots)\b/g, 'much'],
  [/(\d) ?pp\b/g, '$1 per person'],
  [/\bmoney off\b/g, 'discount'],
  [/\bu(?=\d)/g, 'under '],
  [/\b(come|go|try) and\b/g, '$1'],
  [/\b(?:a|per|one|1|for the|full|whole) day\b|\/ ?day\b|\bday (pass|rate|ticket)\b/g, ' / perday '],
  [/\b(?:an|per|one) h(?:ou)?r\b|\/ ?h(?:ou)?r\b/g, ' / hourly '],
  [/\b(?:a|per) night\b|\/ ?night\b/g, ' / pernight '],
  [/\b(?:from )?\d+ ?(?:weeks|months?|mo) ?(?:to|-) ?(\d+) ?y\w*/g, 'ages 0-$1'],
  [/\bfirst (\w+ ){1,3}(is )?free\b/g, 'trial $&'],
  [/\bfirst (?=\d|month|visit|lesson|appointment|session|class|hour)/g, 'trial '],
  [/\bhow fast\b/g, 'how long'],
  [/(\d+) by (\d+)/g, '$1x$2'],
  [/(\/ ?|\b(?:a|per) )(mo|month)\b/g, ' / monthly '],
  [/\b(\d+) of us\b/g, 'group $1 people'],
  [/\b(\d+)s\b/g, '$1'],
  [/\b(\d+)[ -]?(minutes?|mins?)\b/g, '$1min'],
  [
    /\b(gluten|cash|same|sign|hair|no|over|e|take)(?:ing)?[- ](free|app|day|up|cut|show|night|bike|out)(?=s?\b)/g,
    '$1$2',
  ],
  [/\bgift (card|certificate)s?\b/g, 'giftcard'],
  [
    /\b(put|money|pay)( \w+)? down\b|\bdown ?payment\b|% down\b|% to (?=book|hold|reserve|secure)/g,
    ' deposit ',
  ],
  [/\b(take|get|soak)(ing)? (\w+ ){0,3}off\b/g, 'remove $3'],
  [/\b(let|take)(?:ing)? (the |my )?(out|in)\b/g, '$1$3 $2'],
  [
    /\b(drop|pick|walk|tune|touch|cover|back|trade)(?:ping|ing|ed|s)?[- ]?(?:him |her |it |me |us |them |my \w+ )?(in|up|off)s?\b/g,
    '$1$2',
  ],
  [/\b24\/7|(?<=open )24 ?h\w+/g, 'allday'],
  [/\b(get|fit|squeeze) (me|us) in\b(?! the)|\b(avail\w+|openings|first come)\b/g, 'book'],
  [/(\b|\$)\d+ ?(%|p|c|bucks|quid)? off\b|\bhalf off\b/g, 'discount $&'],
  [/\bspecials\b/g, 'discount'],
  [/\bid\b(?! (like|love|want|need))/g, 'photoid'],
  [
    /\bhow (?:late|early)(?: (?:are|do|does|is|you|they|anyone|stay|guys|still|there|here|open))+(?= |$|\W)/g,
    'open',
  ],
  [/\bopen late\b/g, 'open'],
  [/\bwhats the latest\b/g, 'whats the final'],
  [
    /\b(last|latest)(?= (\w+ )?(slot|game|order|call|entry|appointment|wash|class|seating|booking|admission|session|time|painter|load)s?\b)/g,
    'final',
  ],
  [/\b(how|be there|get there) (\d+min )?early\b/g, 'arrive'],
  [/\bnew one\b/g, 'replacement'],
  [
    /\bcan (i|we) (come|pop|drop)( in| by| over)?(?= .*\b(today|tomorrow|sun|mon|tue|wed|thu|fri|sat))/g,
    'open',
  ],
  [/\b(every ?day|7 days|every night|all week)\b/g, 'daily'],
  [/\bm ?- ?f\b/g, 'mon-fri'],
  [/\bm ?- ?(?=f|th|sat|sun)/g, 'mon-'],
  [/\b(how old|age limit|too young|old enough|what ages?)\b/g, 'what age'],
  [/\b(\d+|an?)[ -]?(hours?|hrs?|h)\b/g, '$1hr'],
  [/(?<!\d ?)\bmin\b|(?<=\d \w+ )min\b/g, 'minimum'],
];

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
