import { clues } from './asks.ts';
import { isSilent, stemOf } from './vocabulary.ts';

/** "60 minutes", "4+ people", "ages 5-12", "under 12": bounds, and of what. */
export type Amount = { from: number; to: number; of: string };

const years = 'years old';

const number = new RegExp(clues.number, 'g');

/** The numbers of a text, as bounds. Ages are of "years old"; in "6 for 9" six is of "for". */
export function amountsIn(text: string): Amount[] {
  const isOfYears = /\d ?(y|yo|yrs?|years?)\b|\bages?\b/.test(text);
  return [...text.matchAll(number)].map(([, before = '', first = '', last, unit = '', after = '']) => {
    const least = Number(first) || 1;
    const bound = `${before} ${after}`;
    const isMost = /under|below|less|up to|within|max|younger/.test(bound);
    const isLeast = !isMost && /over|above|least|must|from|more|[+]|up|older|minimum/.test(bound);
    const isBare = unit === '' || (isSilent(unit) && !/^(day|week|month|min|night|in$)/.test(unit));
    const isAge =
      /.[ -]old|yo\b/.test(unit) ||
      /^(teens?|ages?)$/.test(before) ||
      (/^y(rs?|ears?)?$/.test(unit) && last !== undefined) ||
      (isBare && least < 100 && /^(im|is|.?hes|turned|kids?|teens?|from age|age|must)/.test(before)) ||
      (isBare &&
        least < 22 &&
        !/max|minimum/.test(bound) &&
        (isMost || (isLeast && (least > 11 || isOfYears || after !== '+'))) &&
        !/of|for/.test(before));
    return {
      from: isMost ? 0 : least,
      to: isLeast ? Number.POSITIVE_INFINITY : Number(last ?? least) - (/under|below/.test(before) ? 1 : 0),
      of: isAge ? years : /^("|in)$/.test(unit) ? 'inch' : stemOf(unit),
    };
  });
}

const holds = (range: Amount, amount: number) => amount >= range.from && amount <= range.to;

const areOf = (amounts: Amount[], of: string) => amounts.filter((amount) => amount.of === of);

/** Whoever names an amount does not want the line of another. "6 for 9" lists how many there are. */
export const namesOtherAmounts = (asked: Amount[], there: Amount[]) =>
  asked.some(({ from, of }) => {
    const same = there.filter((other) => other.of === of || (of !== 'min' && other.of === 'for'));
    const isOther = !same.some((other) => holds(other, from));
    return of !== years && of !== '' && isOther && (of === 'min' || same.length > 0);
  });

/** A line with ages speaks of those. A lower limit without a price also answers whoever is too young. */
export function namesOtherAge(asked: Amount[], there: Amount[], isPriced: boolean): boolean {
  const ages = areOf(there, years);
  const speaksOf = (age: number) =>
    ages.some((range) => holds(range, age) || (!isPriced && range.to === Number.POSITIVE_INFINITY));
  return ages.length > 0 && areOf(asked, years).some(({ from }) => from < 50 && !speaksOf(from));
}

export const kindsOfAges = (amounts: Amount[]) =>
  areOf(amounts, years).flatMap(({ from, to }) => [
    'age',
    ...(from >= 50 ? ['senior'] : from < 18 || to === Number.POSITIVE_INFINITY ? ['kid'] : []),
    ...(from > 12 && from < 18 ? ['teen'] : []),
  ]);

const measure =
  /^(years|min|hourly|h$|day|week|mo|mil|pound|lb|pack|class|people|inch|mile|[snrt][tdh]$|on$)/;

/** Whether a number of a line can be a price: it is no bound, no telephone number, no amount and no age. */
export const hasBareNumber = (amounts: Amount[]) =>
  amounts.some(
    ({ from, to, of }) =>
      from <= to && to < Number.POSITIVE_INFINITY && (!measure.test(of) || (of === 'hourly' && from > 12)),
  );

/** "iphone 14" is no "iphone 11-13". A line that gives the thing no number speaks of all of them. */
export const namesOtherModel = (question: string, line: string, there: Amount[]) =>
  [...question.matchAll(/\b([a-z]{2,}) ?(\d{1,4})(?![\d:.]|[ap]m|hr|min|th)/g)].some(
    ([, thing = '', model]) => {
      if (isSilent(thing) || Number(model) < 3) return false;
      const isNumbered = new RegExp(`\\b${thing}s?(?: [a-z]+)? ?\\d`).test(line);
      return isNumbered && !there.some((range) => holds(range, Number(model)));
    },
  );
