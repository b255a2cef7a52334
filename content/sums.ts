import { signOf } from './money.ts';

/**
 * The one sum with which this site says what an automation is worth: the calculator, the pages, the papers and the
 * lessons all compute it here, over a year of 52 weeks and 12 months. Nothing is rounded before it is shown, to a dollar.
 * docs/facts.md says why it counts half, and why only what one booking leaves.
 */

export type SumInputs = {
  /** Hours a week that the work takes today, and what one of them is worth. */
  hours: number;
  worth: number;
  /** Paid to others for the same work, a month. */
  paid: number;
  /** The ceiling of the service, in percent. */
  ceiling: number;
  /** Bookings or sales lost in a week because the answer came late, and what one of them leaves. */
  lost: number;
  each: number;
};

/** What the seller asks: one amount to set up, and one a month. */
export type Offer = { setup: number; monthly: number };

/** The owner's time, as docs/facts.md has it. */
const hoursBefore = 12;
const hoursAWeekAfter = 0.5;

const monthly = (aWeek: number) => (aWeek * 52) / 12;

export function sumOf({ hours, worth, paid, ceiling, lost, each }: SumInputs) {
  const cost = monthly(hours * worth) + paid;
  const most = (cost * ceiling) / 100;
  const careful = most / 2;
  const late = monthly(lost * each) / 2;
  const upkeep = monthly(hoursAWeekAfter * worth);
  /** What it is worth a month, at most: an owner who pays more loses by it. */
  const highest = careful + late - upkeep;
  return { cost, most, careful, late, upkeep, highest };
}

/** Below this amount a month, in dollars, a page says what to do instead. */
const worthwhile = 30;
export const isWorthwhile = ({ highest }: { highest: number }) => highest >= worthwhile;

/** What is left of it with an offer, and how long that takes to pay for the start; undefined is never. */
export function sumWith(inputs: SumInputs, offer: Offer) {
  const sum = sumOf(inputs);
  const stays = sum.highest - offer.monthly;
  const start = offer.setup + hoursBefore * inputs.worth;
  return {
    ...sum,
    ...offer,
    stays,
    start,
    months: stays > 0 ? Math.ceil(start / stays) : undefined,
    hoursAlone: sum.careful - sum.upkeep - offer.monthly,
  };
}

/** Invented shops with invented offers. Texts name their results as {{sums.barber.stays}}; nobody types one. */
export const sampleOffer: Offer = { setup: 600, monthly: 90 };
const barber: SumInputs = { hours: 12, worth: 25, paid: 0, ceiling: 30, lost: 2, each: 30 };
const twoChairs: SumInputs = { ...barber, hours: 6, lost: 0.5 };

/** What a shop of these hours a week loses to late answers: none up to four hours, and one for every four more. */
export const lostIn = (hours: number) => Math.max(0, hours - 4) / 4;

/** The shop with which every sum about messages begins: a barber with four chairs. */
export const sampleShop = barber;

const sampleSums = {
  barber: { inputs: barber, offer: sampleOffer },
  /** The same shop when no booking is lost to a late answer. */
  barberInTime: { inputs: { ...barber, lost: 0 }, offer: sampleOffer },
  barberDearSetup: { inputs: barber, offer: { ...sampleOffer, setup: 1200 } },
  barberDearMonth: { inputs: barber, offer: { ...sampleOffer, monthly: 180 } },
  barberTwice: { inputs: { ...barber, hours: 24 }, offer: sampleOffer },
  barberLosesMore: { inputs: { ...barber, lost: 4 }, offer: sampleOffer },
  twoChairs: { inputs: twoChairs, offer: sampleOffer },
  /** The shop of the first lesson: sixty questions a week, at two minutes each. */
  sixtyQuestions: { inputs: { ...barber, hours: 2 }, offer: sampleOffer },
  twoChairsInTime: { inputs: { ...twoChairs, lost: 0 }, offer: sampleOffer },
  /** Forty seats, where four tables a week go elsewhere; one leaves $22 after food and service. */
  restaurant: {
    inputs: { hours: 5, worth: 18, paid: 0, ceiling: 30, lost: 4, each: 22 },
    offer: { setup: 600, monthly: 97 },
  },
} satisfies Record<string, { inputs: SumInputs; offer: Offer }>;

export type SampleSum = keyof typeof sampleSums;
export const sampleNames = Object.keys(sampleSums) as SampleSum[];

/** Without cents. Home sends this to everybody, so it does without the currencies of money.ts. */
export const whole = (amount: number, sign = '$') => {
  const written = `${sign}${Math.round(Math.abs(amount)).toLocaleString('en-US')}`;
  return amount <= -0.5 ? `−${written}` : written;
};

/**
 * Every result that a text may name: sums.barber.stays in the owner's currency, as pages have it, and dollars.barber.stays,
 * as papers and lessons do, whose own examples are in dollars.
 */
export const namedResults = (currency: string) => [
  ...resultsOf('sums', signOf(currency)),
  ...resultsOf('dollars', '$'),
];

function resultsOf(kind: string, sign: string): [name: string, result: string][] {
  return sampleNames.flatMap((name) => {
    const { inputs, offer } = sampleSums[name];
    const { months, ...amounts } = sumWith(inputs, offer);
    return [
      ...Object.entries({
        ...amounts,
        third: amounts.stays / 3,
        ninth: amounts.stays / 9,
        firstYear: offer.setup + 12 * offer.monthly,
        nextYear: 12 * offer.monthly,
        worth: inputs.worth,
        each: inputs.each,
      }).map(([part, amount]) => [part, whole(amount, sign)] as const),
      ['months', months === undefined ? 'never' : `in month ${months}`] as const,
    ].map(([part, result]): [string, string] => [`${kind}.${name}.${part}`, result]);
  });
}

/** The sum line by line, as pages and papers show it. */
export function sumTable(name: SampleSum, hasRoom: boolean) {
  const { inputs, offer } = sampleSums[name];
  const { hours, worth, paid, ceiling, lost, each } = inputs;
  const sum = sumWith(inputs, offer);
  const amounts: [line: string, amount: number][] = [
    [`Today: ${hours} hours a week × ${whole(worth)} × 52 ÷ 12${paid ? ` + ${whole(paid)}` : ''}`, sum.cost],
    [`The most it could save: ${ceiling}% of that`, sum.most],
    ['The careful figure: half of it', sum.careful],
    [`Late answers: ${lost} lost a week × ${whole(each)} × 52 ÷ 12, half of it`, sum.late],
    ['The owner’s half an hour a week', -sum.upkeep],
    ['What it is worth a month, at most', sum.highest],
    ['The monthly amount', -offer.monthly],
    ['Stays each month', sum.stays],
    [`Setting up, and ${hoursBefore} hours at ${whole(worth)}`, sum.start],
  ];
  return {
    columns: [
      { title: 'Line', share: 3.2 },
      { title: 'Example', share: 1 },
      ...(hasRoom ? [{ title: 'Mine', share: 1 }] : []),
    ],
    rows: amounts.map(([line, amount]) => [line, whole(amount)]),
    blank: 0,
    total: ['Paid back', sum.months === undefined ? 'never' : `in month ${sum.months}`],
  };
}
