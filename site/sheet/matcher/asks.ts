/** What a tidied question asks for, what a line has, and what is never answered from a sheet. */

export type Reason = 'card' | 'danger' | 'law' | 'health' | 'complaint' | 'person' | 'unknown';

/** In this order, and before any line is looked at. */
const handedOver: [reason: Reason, pattern: RegExp][] = [
  [
    'danger',
    /\b(suicid\w*|kill (myself|me)|hurt myself|want to die|end my life|self ?harm|emergency|can ?t breathe|overdose)\b/,
  ],
  [
    'law',
    /\b(sue|suing|lawyer|attorney|legal|lawsuit|police|court|liable|insurance claim|osha|health department|crashed)\b/,
  ],
  [
    'health',
    /\b(rash|infect\w*|bleed\w*|blood|swollen|swelling|fungus|hurts?|pain\w*|pregnan\w*|allerg\w*|injur\w*|doctor|medic\w*|disc|sick|poison\w*|diabet\w*|surgery|burn(ed|t|ing)?|itch\w*|eczema|psoriasis|lice|asthma|seizure|cancer|chemo|hiv|pus|numbness|diagnosed|vet|limping|vomit\w*|concussion|sprain\w*|ate an?|a cut on)\b/,
  ],
  [
    'complaint',
    /\b(refund|money back|complain\w*|rude|awful|terrible|horrible|disgusting|worst|ruined|botched|messed up|ripped off|scam|wtf|overcharged|charged (me )?twice|double charged|unhappy|disappointed|never coming back|unacceptable|stole|stolen|damaged|fuck\w*|shit\w*|hair in my)\b|\b(you|u|yall|they|guys) (\w+ )?(broke|scratched|lost|burned|cut my|dented|cracked)\b/,
  ],
  [
    'person',
    /\b(speak|talk|chat) (to|with)\b|\b(real|actual) (person|human)\b|\bcall me\b|\b(manager|human)\b|\bis the owner\b/,
  ],
];

/** Why a person has to answer, whatever the sheet says. */
export function reasonToHandOver(question: string, tidied: string): Reason | undefined {
  if (cardNumber.test(question)) return 'card';
  return handedOver.find(([, pattern]) => pattern.test(tidied))?.[0];
}

/** Thirteen to nineteen digits, with a blank or a dash between any two. */
export const cardNumber = /\d(?:[ -]?\d){12,18}/;

export const isHello = (tidied: string) =>
  /^(\W|hi+|hello|hey+|yo|gm|good|morning|afternoon|evening|there|howdy|sup|anybody|anyone|you|guys|man)+$/.test(
    tidied,
  );
export const isThanks = (tidied: string) =>
  /^(\W|thanks?|thx|tysm|tyvm|ty|you|u|so|much|a|lot|man|cool|great|ok|okay|bye|cheers|perfect|awesome|bro|again)+$/.test(
    tidied,
  );

/** What a question may ask for beside its subject. The words that match are a reason for the line. */
export const asks = {
  price:
    /\bhow much\b(?! (notice|time|longer|earlier))|\b(price|prices|pricing|cost|costs|charge|charged|charges|rates?|fees?|cheap|cheapest|expensive|free|extra|run me|\$+)\b|\$/,
  length: /\bhow (long|much notice|much time|far (out|ahead|in advance)|many (days|weeks|hours|minutes))\b/,
  time: /\b(when|what time|what days?|which days?)\b/,
  place: /\b(where|whats your address|address|located|location|directions|find you)\b/,
  number: /\b(phone|cell|telephone|your|ur|contact) (number|#)|\bcall you\b/,
  hours: /\b(open|opens|opened|opening|opn|close|closes|closed|closing|hours|hrs|how late)\b/,
  leave:
    /\b(can|may|could) (i|we|u|you|he|she|they|my \w+|our \w+) (\w+ )?(bring|come|sit|wait|wear|use)\b|\b(allowed|welcome)\b|\bok(ay)? (for|to|if)\b/,
  payment: /\bpay\b/,
} as const;

export type Ask = keyof typeof asks;

/** What a line says. */
export const says = {
  money: /\$|\bbucks?\b|\bdollars?\b|\bfree\b|\bcharges?\b|\bfees?\b|\d ?%|\bhalf (price|off)\b/,
  leave: /\b(ok|okay|allowed|welcome|only|no|not|must|bring|friendly|need|please|yes|over|under|with)\b|\+/,
  clock:
    /\b\d{1,2}(:\d\d)? ?(am|pm)\b|\b\d{1,2}([:.]\d\d)? ?(-|–|to|till?|until|and) ?\d{1,2}([:.]\d\d)?\b|\b(noon|from|till?|until|at|between) (1[0-2]|[1-9])\b(?![.:]?\d|\/)|\bnoon\b|\bmidnight\b|\bbefore \d|\bafter \d/,
  payment:
    /\b(cash|credit|debit|visa|amex|checks?|venmo|paypal|zelle|applepay)\b|\b(take|accept|and|\+|&) cards?\b|cards? (only|ok|accepted)/,
  length: /\b\d+ ?-?(min|hr|days?|weeks?|months?|years?)\b|\bwhile (you|u) wait\b/,
  month: /\b(january|february|march|april|june|july|august|september|october|november|december)\b/,
  place:
    /\b\d+ \w+ (st|street|ave|avenue|road|rd|blvd|lane|drive)\b|\b(corner|next to|across from|above|(ground|top|first|second|third|\d+(st|nd|rd|th)) floor|located|address|opposite|find us)\b|\bwe ?a?re (inside|at|on|in) /,
  number: /\d{3}[- ]\d{4}/,
  wayToBook: /\b(call|dm|text|online|website|app|email|link)\b/,
} as const;
