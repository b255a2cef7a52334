import { dayOf } from './days.ts';
import { isNumber, wordsIn } from './text.ts';

/** The words that customers and shop owners use, and what they say about what is asked. */

const list = (text: string) => text.trim().split(/\s+/);

/** One form for "trim", "trims" and "trimming". A root is no word: "batter" stands for batteries. */
function rootOf(word: string): string {
  if (word.length < 4) return word;
  const single = word
    .replace(/ie(s|st|r)$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
  const [, stem = '', ending = ''] =
    /^(.+?)((?<=....)at(?:ions?|ing|ed|e)|ional|ing|able|ion|er|est|ed|al|ment)$/.exec(single) ?? [];
  const isVerb = /ing|ed/.test(ending) && /^.*[aeiouy].*[^e]$/.test(stem) && stem.length > 2;
  if (!isVerb && stem.length < 4) return single.replace(/(...)e$/, '$1');
  return (isVerb ? stem.replace(/([b-df-hj-np-rtv-z])\1$/, '$1') : stem).replace(/(...)e$/, '$1');
}

/** Words of one meaning. Each becomes the first of its row, in questions and on the sheet, however it is inflected. */
const rows = `
  hourly hour hr;people ppl person;book appointment appt apt reserve table walkin
  register signup enroll join;park lot garage valet;cancel cancellation reschedule rebook postpone noshow
  deliver delivery;late delay;kid young child children son daughter boy girl underage minor
  dog doggy pup puppy chihuahua poodle lab husky pitbull doodle
  access accessible wheelchair elevator ramp step stairs stroller;card credit debit visa mc mastercard
  tip gratuity;deposit upfront;discount disc deal promo coupon;manicure mani;pedicure pedi;personal pt
  rent borrow;haircut cut;glutenfree gf;toilet restroom bathroom;repair fix;replace swap;friend guest
  takeout takeaway togo carryout;warranty guarantee;ship mail;picture pic photo
  membership member monthly yearly annual;byob corkage;outside patio outdoor;original orig
  small sm little;medium med;large lg big;include incl;exterior ext;interior int;vaccine vax shot rabies
  wedding bridal bride;pant trouser;hem shorten;lash eyelash;brow eyebrow;dispose rid recycle
  rush asap urgent sameday;business biz;quote estimate;class lesson;teacher instructor coach
  wifi internet;website online;bike bicycle;pound lb;coat fur;vegetarian veggie;beginner newbie
  senior elderly;check cheque;tire tyre;color dye colour`
  .split(/[;\n]/)
  .map(list);

const meanings = new Map<string, string>();
for (const row of rows)
  for (const word of row)
    for (const form of [word, rootOf(word)]) if (!meanings.has(form)) meanings.set(form, row[0] as string);

export const wordsWithMeaning: readonly string[] = rows.flat();

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(list(text).flatMap((word) => [word, rootOf(word)]));

/** Words that say nothing of what a question is about: those of every question, and those that say what is asked for. */
const silentWords = rootsOf(`
  able about accept actually address after again ago ahead all allowed alone also always am an and
  another any are around as ask at back be because been before bring but by bye came can cause charge
  close come cool cost could count day did do does done down each early enough even ever expensive extra
  far fee feel few find for found free from get give gm go going gonna got great guys had happen has have
  hello help her him his if in instead interested into just keep kind know last later leave less let like
  live located lol long look love made make man many may maybe me mean month more most much must my near
  need no not now number of off offer ok okay on only open opn or other our out over own pay per place
  please pretty price put question quick rate ready require right run said same save say see sell send
  should since sit so some soon sorry start stay still store stuck stuff sup sure take teach tell than
  thank thanks the their them then think this those through til till time to today together tomorrow too
  try under until up us use using very wait want was way week weekday weekend welcome were which while
  will with without wonder work would yeah yes yet your yr`);
/** "Im", "theyre", "whats", "wont", "anybody". */
const silentForms =
  /^((i|you|we|they|s?he|it|that|there|these|here|who|what|where|when|how)(m|s|re|ve|ll|d)?|(any|some|every|no)(one|body|thing|where)|(is|are|was|do|does|did|has|have|ca|wo|could)nt|hours|hrs|he+y+|hi+(ya)?|yo+|t(h?x|y|ysm))$/;
export const isSilent = (word: string) => silentWords.has(word) || silentForms.test(word);

/** What a word names: the word that stands for its row, or its root. */
export function stemOf(word: string): string {
  const root = rootOf(word);
  return meanings.get(word) ?? (isSilent(word) ? word : (meanings.get(root) ?? root));
}

/** What a line also speaks of: whoever takes no pets takes no dogs. */
export const narrower: Record<string, string[]> = {
  pet: ['dog', 'cat'],
  kid: ['toddl', 'baby', 'teen'],
  cashonly: ['pay', 'cash', 'card', 'check', 'venmo'],
};

/** What a tidied text names, as stems: no numbers, no days, and nothing that every question has. */
export const namedIn = (tidied: string): string[] =>
  wordsIn(tidied).filter(isName).map(stemOf).filter(isName);

export const isName = (word: string) =>
  word.length > 1 && !isSilent(word) && !isNumber(word) && dayOf(word) < 0;

/** They count only if nothing else is named: who it is for, where it goes, when it is. */
export const empty = rootsOf(`
  apartment bad best better birthday bought boyfriend break broke broken brother buy car client couple crack
  current customer dad damage dirty evening family girlfriend good home hotel house husband include
  inside job leak loose lose lost mom morning nice night office old option order pass people phone plan
  policy rip service session sister special total visit watch week wife winter worn year`);
/** The same, but they must stand somewhere on the sheet. */
export const weak = new Set(list('repair replace'));
export const isStrong = (stem: string) => !empty.has(stem) && !weak.has(stem) && !sizes.has(stem);

/** The one line about one of these rules all others out. */
export const ruling = new Set(
  list(
    'cancel deliver park kid pay late glutenfree vegan access rent dropoff pickup coverup touchup tuneup deposit tip warranty book ship',
  ),
);
/** Where it goes and what it is for changes nothing about these. */
export const topics = new Set(list('cancel deliver late park ship'));
/** A diet or an age. It never decides alone where another thing is named. */
export const delicate = new Set(list('glutenfree vegan vegetarian halal kosher kid adult senior'));
export const sizes = new Set(list('small medium large xl'));

/** What hours may be of. */
export const hoursOf = rootsOf(
  'lunch dinner breakfast brunch kitchen staff class daily allday except exept every noon thru',
);
