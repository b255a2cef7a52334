/**
 * The one sum with which this site says what an automation is worth: the calculator, the pages, the papers and the
 * lessons all compute it here, over a year of 52 weeks and 12 months. docs/facts.md says why it counts half.
 */

export type SumInputs = {
  /** Hours a week that the work takes today, and what one of them is worth. */
  hours: number;
  worth: number;
  /** Paid to others for the same work, a month. */
  paid: number;
  /** The ceiling of the service, in percent. */
  ceiling: number;
  /** Bookings or sales lost in a week because the answer came late, and what one of them is worth. */
  lost: number;
  each: number;
};

/** What the seller asks: one amount to set up, and one a month. */
export type Offer = { setup: number; monthly: number };

/** The owner's time, as docs/facts.md has it. */
const hoursBefore = 12;
const hoursAWeekAfter = 0.5;

const monthly = (aWeek: number) => (aWeek * 52) / 12;

/** Each line is rounded by itself, so that a reader who checks with a pencil gets the same. */
export function sumOf({ hours, worth, paid, ceiling, lost, each }: SumInputs) {
  const cost = Math.round(monthly(hours * worth)) + paid;
  const most = Math.round((cost * ceiling) / 100);
  const careful = Math.round(most / 2);
  const late = Math.round(monthly(lost * each) / 2);
  const upkeep = Math.round(monthly(hoursAWeekAfter * worth));
  /** What a month may cost before the owner loses by it. Zero or less: do not buy it. */
  const highest = careful + late - upkeep;
  return { cost, most, careful, late, upkeep, highest };
}

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
const sampleOffer: Offer = { setup: 600, monthly: 90 };
/** A barber’s new customer: visits in a year, and what stays of one after the barber’s share, supplies and the card fee. */
const customer = { visits: 10, leaves: 18 };
const barber: SumInputs = {
  hours: 6,
  worth: 20,
  paid: 0,
  ceiling: 30,
  lost: 0.5,
  each: customer.visits * customer.leaves,
};
const shop: SumInputs = { hours: 6, worth: 25, paid: 0, ceiling: 30, lost: 0, each: 0 };

const sampleSums = {
  /** Two chairs. Every second Saturday a new customer went to the shop that answered first. */
  barber: { inputs: barber, offer: sampleOffer },
  /** The same shop when nobody is lost to a late answer. */
  barberInTime: { inputs: { ...barber, lost: 0 }, offer: sampleOffer },
  barberDearSetup: { inputs: barber, offer: { ...sampleOffer, setup: 1200 } },
  barberDearMonth: { inputs: barber, offer: { ...sampleOffer, monthly: 180 } },
  barberTwice: { inputs: { ...barber, hours: 12 }, offer: sampleOffer },
  barberTwiceInTime: { inputs: { ...barber, hours: 12, lost: 0 }, offer: sampleOffer },
  barberEveryWeek: { inputs: { ...barber, lost: 1 }, offer: sampleOffer },
  /** Twenty messages a day of three minutes each, in six days, an hour at what a stand-in asks; then half and twice as many. */
  shop: { inputs: shop, offer: sampleOffer },
  shopOfTen: { inputs: { ...shop, hours: 3 }, offer: sampleOffer },
  shopOfForty: { inputs: { ...shop, hours: 12 }, offer: sampleOffer },
  /** Forty seats, where four tables a week go elsewhere; one leaves $22 after food and service. */
  restaurant: {
    inputs: { hours: 5, worth: 18, paid: 0, ceiling: 30, lost: 4, each: 22 },
    offer: { setup: 600, monthly: 97 },
  },
} satisfies Record<string, { inputs: SumInputs; offer: Offer }>;

export type SampleSum = keyof typeof sampleSums;
export const sampleNames = Object.keys(sampleSums) as SampleSum[];

export const dollars = (amount: number) => {
  const written = `$${Math.abs(amount).toLocaleString('en-US')}`;
  return amount < 0 ? `−${written}` : written;
};

/** Every result that a text may name: sums.barber.stays and the like. */
export function namedResults(): [name: string, result: string][] {
  const ofSamples = sampleNames.flatMap((name) => {
    const { inputs, offer } = sampleSums[name];
    const { months, ...amounts } = sumWith(inputs, offer);
    const third = Math.round(amounts.stays / 3);
    const ninth = Math.round(amounts.stays / 9);
    return [
      ...Object.entries({ ...amounts, third, ninth, worth: inputs.worth, each: inputs.each }).map(
        ([part, amount]) => [part, dollars(amount)] as const,
      ),
      ['months', months === undefined ? 'never' : `in month ${months}`] as const,
    ].map(([part, result]): [string, string] => [`sums.${name}.${part}`, result]);
  });
  return [
    ...ofSamples,
    ['sums.customer.visits', String(customer.visits)],
    ['sums.customer.leaves', dollars(customer.leaves)],
  ];
}

/** The sum line by line, as pages and papers show it. */
export function sumTable(name: SampleSum, hasRoom: boolean) {
  const { inputs, offer } = sampleSums[name];
  const { hours, worth, paid, ceiling, lost, each } = inputs;
  const sum = sumWith(inputs, offer);
  const amounts: [line: string, amount: number][] = [
    [
      `Today: ${hours} hours a week × ${dollars(worth)} × 52 ÷ 12${paid ? ` + ${dollars(paid)}` : ''}`,
      sum.cost,
    ],
    [`The most it could save: ${ceiling}% of that`, sum.most],
    ['The careful figure: half of it', sum.careful],
    [`Late answers: ${lost} lost a week × ${dollars(each)} × 52 ÷ 12, half of it`, sum.late],
    ['The owner’s half an hour a week', -sum.upkeep],
    ['The highest it may cost a month', sum.highest],
    ['The monthly amount', -offer.monthly],
    ['Stays each month', sum.stays],
    [`Setting up, and ${hoursBefore} hours at ${dollars(worth)}`, sum.start],
  ];
  return {
    columns: [
      { title: 'Line', share: 3.2 },
      { title: 'Example', share: 1 },
      ...(hasRoom ? [{ title: 'Mine', share: 1 }] : []),
    ],
    rows: amounts.map(([line, amount]) => [line, dollars(amount)]),
    blank: 0,
    total: ['Paid back', sum.months === undefined ? 'never: do not buy it' : `in month ${sum.months}`],
  };
}
