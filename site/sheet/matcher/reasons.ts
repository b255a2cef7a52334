/** What is never answered from a sheet, whatever the sheet says. */

export type Reason = 'card' | 'danger' | 'law' | 'health' | 'complaint' | 'person' | 'unknown';

/** In this order, and before any line is looked at. */
const handedOver: [reason: Reason, pattern: RegExp][] = [
  [
    'danger',
    /\b(suicid\w*|kill (myself|me)|hurt myself|want to die|end my life|an emergency|911|cant breathe|(smells?|smelling) (of )?gas|gas leak|carbon monoxide|on fire|overdos\w*)\b/,
  ],
  ['law', /\b(sue|suing|lawyer|attorney|legal(ly)?(?! size)|lawsuit|police|cops|(in|to) court)\b/],
  [
    'health',
    /\b(rash|infect\w*|bleed\w*|bled|blood|swollen|swelling|fungus|hurt\w*|pain(s|ful)?|pregnan\w*|allerg\w*|celiac|injur\w*|doctor|medic(al|ine|ation)s?|oozing|(slipped|herniated) disc|(got|feel|im|was|been) sick|sick (after|from)|poison\w*|diabet\w*|surgery|(a|got) burn|burn(ed|t)? (my|me)|itch\w*|eczema|asthma|seizures?|epilep\w*|cancer|chemo|pus|diagnosed|(?<!how much .*)(to|see|a|my|the) vet|limping|vomit\w*|fever|ate (a|an|some)|a cut on)\b/,
  ],
  [
    'complaint',
    /\b(refund(ed)?(?! policy)(?!.*\bif\b)|(money|deposit|payment) back(?!.*\bif\b)|still (not|isnt|hasnt|havent)|never (came|showed|arrived)|complain\w*|furious|livid|shouted|rude|awful|terrible|horrible|disgusting|worst|ruined|botched|messed up|ripped off|scam\w*|wtf|overcharged|charged (me )?twice|(not |un)happy|upset|disappoint\w*|never coming back|unacceptable|stole|damaged my|fuck\w*|shit\w*|hair in my|wrong (order|item|size|color)|came (out|back)|yelled|stained|(your|the) \w+ (broke|scratched|lost|damaged|flooded|dented|ripped|stole|bit)|\byour (\w+ )?(guy|man|staff|driver|instructor|teacher|tech|technician|waiter|waitress|receptionist|worker|cleaner|lad|girl|team|host|barber|stylist|plumber) (was|were|just|has|had|did|didnt|never|cut|left|made|told|forgot|wouldnt|refused|broke)|broke into|made my \w+ cry|arrived (cold|late|broken|damaged)|you sold me|(you|they|guys|he|she|tech|guy) (just |all )?(broke|scratched|lost|burned|cut my|dented|cracked|nicked|ripped|tore))\b/,
  ],
  [
    'person',
    /\b((speak|talk|chat) (to|with)|(real|actual) (person|human)|call me|manager|a human(?! hair)|is the owner|are you (a |an )?(bot|robot|ai))\b/,
  ],
];

/** Thirteen to nineteen digits, with a blank or a dash between any two. */
export const cardNumber = /\d(?:[ -]?\d){12,18}/;

/** Why a person has to answer. */
export function reasonToHandOver(question: string, tidied: string): Reason | undefined {
  if (cardNumber.test(question)) return 'card';
  return handedOver.find(([, pattern]) => pattern.test(tidied))?.[0];
}
