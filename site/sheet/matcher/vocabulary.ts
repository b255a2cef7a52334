/** The words that customers and shop owners use, and what they say about what is asked. */

const list = (text: string) => text.trim().split(/\s+/);
const setOf = (text: string): ReadonlySet<string> => new Set(list(text));

/** Words of one meaning. Each becomes the first of its row, in questions and on the sheet. */
const rows = `
  open opened opening opens hours hrs opn
  close closed closing closes shut
  tomorrow tmrw tmr tmw tomoro tomorow 2moro 2morrow
  today tonight tonite 2nite 2day now rn
  sunday sun
  monday mon
  tuesday tue tues
  wednesday wed weds
  thursday thu thur thurs
  friday fri
  saturday sat
  weekend weekends wknd
  book booking booked books appointment appointments appt appts apt reservation reservations reserve reserved schedule table tables walkin walkins
  park parking lot garage
  cancel cancelling canceling cancellation cancelled canceled reschedule rebook
  deliver delivery deliveries delivering delivered
  late delayed
  kid kids young younger child children son daughter toddler baby boy girl underage minor minors teen teenager
  dog dogs puppy pup doggy
  cat cats kitten
  access wheelchair elevator lift ramp step steps stairs stroller
  card cards credit debit visa mc mastercard
  phonepay applepay googlepay
  check checks cheque cheques
  manicure mani manicures
  pedicure pedi pedicures
  personal pt
  train trainer trainers training trainings
  rent borrow rental rentals renting rents
  haircut haircuts
  vegan plantbased
  glutenfree celiac
  toilet restroom bathroom toilets
  repair repairs fix fixes fixed fixing
  replace swap replacement replacing
  friend buddy guest guests
  beginner beginners newbie
  takeout takeaway togo carryout
  warranty guarantee guaranteed guarantees
  rotate rotation
  diagnose diagnostic diagnostics diagnosis
  ship shipping
  picture pic pics picture photo photos
  consult consultation consults consultations
  hourly hour
  senior seniors
  adult adults
  membership memberships monthly yearly annual
  wine byob corkage
  outside patio outdoor outdoors terrace
  ebike ebikes`
  .trim()
  .split('\n')
  .map(list);

const meanings = new Map(rows.flatMap((row) => row.map((word) => [word, row[0] as string])));

/** The word that stands for its row, or the word itself. */
export const meaningOf = (word: string): string => meanings.get(word) ?? word;
export const hasMeaning = (word: string): boolean => meanings.has(word);
export const wordsWithMeaning: readonly string[] = rows.flat();

/** Words that say nothing about what is asked for. */
export const silent = setOf(`
  a an the is are am be been was were do does did done you u your ur yours yall ya i im ive id ill me my mine we us our to of for it its in on
  at and or n with please pls plz can could would will want wanna need needs like if so as any anything some there here this that these those
  what whats which how about have has had got get gets let lets know also just only yes yeah yep sure by from than then one two guys yo go
  going gonna come coming came see still really too very may might should make made give tell say him his her he hes shes she they them
  him hey hi hello thanks thank thx ty bro dude man mr sir lol idk hmm maybe actually r be when where time day days week whole into up off out
  down back mom dad wife husband mum myself per each ok okay cool great someone somebody anybody everyone something else pm again who whos run
  take takes taken accept use offer provide start starts try put pay price soon possible possibly exactly already right over before after
  super extra folks birthday anniversary house trying looking look wondering quick question interested sorry running til till until teach
  serve carry stock min mins minutes thing things stuff place shop store usually normally roughly today tomorrow sell buy work works always
  ever even own bring allowed welcome long last lasts longer far ahead advance early free charge`);

/** Words that say what is asked for and not what it is asked about. */
export const asking =
  /^(today|tomorrow|weekend|weekdays?|daily|price|cost|rate|fee|cheap|cheapest|expensiv|much|address|locat|direct|find|hour|number|month|wait)$/;

/** They count only if nothing else is named. */
export const empty = setOf(
  'session service visit order people person option car phone kind sort type pass card include sit tattoo workout policy plan',
);
/** The same, but they must stand somewhere on the sheet. */
export const weak = setOf('repair replace open close rent late');

/** A line about one of these answers, whatever else of the sheet is named. */
export const topics = setOf('cancel deliver park pay late glutenfree vegan access book ship');
/** The one line about one of these rules all others out. */
export const ruling = setOf(
  'cancel deliver park kid pay late glutenfree vegan access dog cat rent tradein dropoff pickup coverup touchup tuneup walkin',
);
/** A diet or an age. It never decides alone where another thing is named. */
export const delicate = setOf('glutenfree vegan kid senior');

/** What hours may be of. */
export const hoursOf = setOf(
  'lunch dinner breakfast brunch kitchen staff class summer winter door bar daily allday weekend weekday weekdays except exept every ho',
);
/** "Sunday?" and "what time is somebody there on sat" ask for hours; "can I get it done by tomorrow" does not. */
export const besideDays = setOf(`
  are r u you guys yall on this what time times when about how so hi hey is it anyone anybody someone there do does whats for your ur the a til
  till until and this these any chance today tomorrow tonight`);

export const days: readonly string[] = list('sunday monday tuesday wednesday thursday friday saturday');

export const numerals: readonly string[] = list('zero one two three four five six seven eight nine ten');
