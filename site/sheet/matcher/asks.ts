/** What a tidied question asks for, beside what it asks about. The words that match are a reason for the line. */
export const asks = {
  price:
    /\bhow much\b(?! (notice|time|longer|earlier|before))|\b(prices?|pricing|costs?|charged?|charges|rates?|fees?|cheap\w*|expensive|free|extra|run me|pay for|starts? at|the damage|set me back|it more)\b|\$|^whats an? |\bwhat would .* be\b|\bwhats? .* runs?$/,
  length:
    /\bhow (long|fast|quick|soon|much (notice|time)|far (out|ahead|in advance)|many (days|weeks|hours|minutes|months))\b/,
  ready:
    /\bwhen (?:will|do|can) (?:i|we) get\b|\bget (?:it|them|my \w+) back\b|\b(how (long|soon|fast|quick)|when)\b.*\b(takes?|wait|done|ready|back|my \w+ be)\b/,
  time: /\b(whens?(?! (?:i|we|he|she|they|my|its?|the|you)\b)|what time|(what|which) days?)\b/,
  place:
    /\b(wheres?|whereabouts|address|located|location|directions|find you|(what|which) (street|road|area))\b/,
  number: /\b(your|phone) (number|#)|\b(call|reach) you\b/,
  hours:
    /\b(open(?! (?:swim|gym|mic|play|house|studio))|opens|opened|opening|close|closes|closed|closing|hours|hrs|how late|shut|shuts)\b/,
  pay: /\bpay\b(?! for)/,
  leave:
    /(?<!\b(?:which|what|when|how)\b.*)\b(can|may|could) ((i|we|he|she|they|my \w+|our \w+) (\w+ )?bring|(my|our) \w+ come)\b|\b(allowed|welcome)\b/,
} as const;

export type Ask = keyof typeof asks;

/** What a line says. */
export const says = {
  money: /\$|\b(bucks?|dollars?|free|charges?|fees?|half (price|off))\b|\d ?(%|c\b)/,
  clock:
    /\b\d{1,2}(:\d\d)? ?[ap]m\b|\b\d{1,2}([:.]\d\d)? ?(-|to|till?|until|and) ?\d{1,2}([:.]\d\d)?\b|\b(noon|from|till?|until|at|by) (1[0-2]|[1-9])\b|:\d\d\b|\b(noon|midnight)\b|\b(before|after) \d/,
  payment:
    /\b(pay|cash|credit|debit|visa|amex|checks?|venmo|zelle|finance)\b|(^|\b(take|accept|and|no|all|or|any|with) |[+,] ?)cards?\b|cards? (only|ok|accepted)/,
  length:
    /\b\d+ ?-?(min|hr|h|days?|weeks?|wks?|months?|mos?|years?)\b|\bwhile you wait\b|\b(same|next) ?day\b|\b(one|1|\d) visits?\b|\b(a|few|couple|couple of) (week|day|month|hour)s?\b/,
  ready: /\b(within \d+ (days|weeks)|ready|takes?|back|turnaround|done|while you wait|sameday)\b/,
  ofAll: /\b(most|all|usually|regular)\b|^ready/,
  place:
    /\b(\d+ \w+|at \w+) (st|street|ave|rd|blvd|hall|church)\b|\w (lane|road|avenue|plaza|mall|yard)\b|\bunit \d|@|\b(entrance|behind)\b|\b(corner|next to|across from|above|suite|(ground|top|first|second|\d(st|nd|rd|th)) floor|located|find us)\b|\b(im|were|are) (inside|at|on|in) /,
  number: /\d{3}[- ]\d{4}/,
  leave:
    /\b(ok|okay|allowed|welcome|only|no|not|must|bring|friendly|need|please|yes|over|under|with|if|unless|inside|outside|leash\w*|fine|own|byob|corkage)\b|\+/,
  wayToBook: /\b(call|dm|text|online|website|app|email|link)\b/,
} as const;
