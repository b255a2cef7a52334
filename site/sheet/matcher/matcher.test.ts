import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { longestLine, longestQuestion, type Match, match, mostLines } from './match.ts';

/** What a careful reader of the sheet accepts. */
type Expected = {
  line?: number;
  lines?: number[];
  anyOf?: (number | 'handover' | 'smallTalk')[];
  handover?: true;
  smallTalk?: true;
};
type Sheet = { shop: string; today: string; sheet: string[]; cases: { ask: string; expect: Expected }[] };

const sheets: Sheet[] = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const monday = 1;

const linesOf = (found: Match) => (found.kind === 'lines' ? found.lines : []);
const reasonOf = (found: Match) => (found.kind === 'handover' ? found.reason : found.kind);

function isRight(lines: number[], { line, lines: all, anyOf }: Expected): boolean {
  const accepted = [line, ...(all ?? []), ...(anyOf ?? [])];
  return lines.every((number) => accepted.includes(number)) && (!all || lines.length === all.length);
}

describe('the sheets of untidy shops', () => {
  const asked = sheets.flatMap(({ shop, today, sheet, cases }) =>
    cases.map(({ ask, expect: expected }) => {
      const found = match(sheet, ask, days.indexOf(today.toLowerCase()));
      return { what: `${shop}: ${ask}`, found, lines: linesOf(found), expected };
    }),
  );
  const shown = asked.filter(({ lines }) => lines.length > 0);
  const wrong = shown.filter(({ lines, expected }) => !isRight(lines, expected));

  test('show at most four wrong lines in a hundred', () => {
    expect(wrong.length / shown.length, wrong.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(0.04);
  });

  test('find 69 answers in a hundred', () => {
    const answered = asked.filter(
      ({ expected: { handover, smallTalk, anyOf } }) =>
        !handover && !smallTalk && !anyOf?.includes('handover'),
    );
    const found = answered.filter((one) => shown.includes(one) && !wrong.includes(one));
    expect(found.length / answered.length).toBeGreaterThanOrEqual(0.69);
  });

  test('are hardly ever read for what a person has to answer', () => {
    const handed = asked.filter(({ expected }) => expected.handover);
    const talked = handed.filter(({ lines }) => lines.length > 0);
    expect(talked.length / handed.length, talked.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(
      0.05,
    );
  });

  test('take greetings and thanks for what they are', () => {
    const greeted = asked.filter(({ expected }) => expected.smallTalk);
    expect(greeted.filter(({ found }) => found.kind === 'lines')).toEqual([]);
    expect(
      greeted.filter(({ found }) => found.kind === 'small talk').length / greeted.length,
    ).toBeGreaterThan(0.85);
  });
});

describe('plain questions', () => {
  const sheet = [
    'Tue to fri 9-7, sat 9 to 4',
    'closed sun + mon',
    'Haircut $32, fade $38',
    'cash + card, no checks',
    'parking behind the shop, free',
    'kids under 10 $22',
    'beard trim $15',
    'no dogs sorry',
    'late 15 min = next slot',
    'walk ins ok till 5',
    'cancel 3 hrs before',
  ];
  const asked: [string, number[]][] = [
    ['what are your hours', [1]],
    ['when do you open', [1]],
    ['what time do you close on friday', [1]],
    ['open saturday?', [1]],
    ['are you open on monday', [2]],
    ['u open sun', [2]],
    ['price for haircut?', [3]],
    // Beard trims are haircuts as well, but a line names fades.
    ['how much is a fade', [3]],
    ['how much is a beard trim', [7]],
    ['how much for fade and beard', [3, 7]],
    ['how much for my 8 year old', [6]],
    ['kids cut price', [6]],
    ['can i pay cash', [4]],
    ['do you take checks', [4]],
    ['where do i park', [5]],
    ['can i bring my dog', [8]],
    ['what if im late', [9]],
    ['can i just walk in', [10]],
    ['do i need an appointment', [10]],
    ['how do i cancel', [11]],
  ];
  test.each(asked)('%s', (question, lines) => {
    expect(linesOf(match(sheet, question, monday))).toEqual(lines);
  });

  test('a discount for cards is no answer to how one pays', () => {
    const sheet = ['cash only sorry machine broken', 'students 15% off tues + wed w/ card'];
    expect(linesOf(match(sheet, 'can I pay by card', monday))).not.toContain(2);
  });

  test('about a place, a pass and parking', () => {
    const gym = [
      'were behind the gas station on miller rd',
      'day pass 10',
      'street parking, meter is free after 6',
    ];
    expect(linesOf(match(gym, 'where are you', monday))).toEqual([1]);
    expect(linesOf(match(gym, 'do you have a day pass', monday))).toEqual([2]);
    expect(linesOf(match(gym, 'where do i park', monday))).toEqual([3]);
  });
});

describe('what decides alone and what does not', () => {
  test('a diet does not answer for a dish that is not there', () => {
    const sheet = ['vegan and gluten free options, just ask', 'pizza 14, pasta 16'];
    expect(linesOf(match(sheet, 'any vegan options', monday))).toEqual([1]);
    expect(reasonOf(match(sheet, 'do u have vegan lasagna', monday))).toBe('unknown');
    expect(reasonOf(match(sheet, 'how much is gluten free lasagna', monday))).toBe('unknown');
  });

  test('a price for an age is no price for another', () => {
    const sheet = ['mon-fri 9-5', 'kids class ages 5-8 $15'];
    expect(linesOf(match(sheet, 'how much for my 6 yr old', monday))).toEqual([2]);
    expect(reasonOf(match(sheet, 'how much for my 11 yr old', monday))).toBe('unknown');
    expect(linesOf(match(['must be 16 or older'], 'can my 12 year old come', monday))).toEqual([1]);
  });

  test('a price is none for a kid, for a pet, or with something on top', () => {
    const sheet = ['Haircut $32, fade $38', 'closed sun + mon', 'kids welcome'];
    for (const asked of ['how much is a kids haircut', 'how much is a haircut for my dog'])
      expect(reasonOf(match(sheet, asked, monday)), asked).toBe('unknown');
    expect(reasonOf(match(sheet, 'how much is a haircut with keratin', monday))).toBe('unknown');
    expect(linesOf(match(['fade with beard $45'], 'how much is a fade with beard', monday))).toEqual([1]);
  });

  test('a model is no other model', () => {
    const sheet = ['iphone 11-13 screens $89', 'battery swap 49'];
    expect(linesOf(match(sheet, 'how much for a iphone 12 screen', monday))).toEqual([1]);
    expect(reasonOf(match(sheet, 'how much for a iphone 15 screen', monday))).toBe('unknown');
  });

  test('an amount is no other amount, and a size no other size', () => {
    expect(reasonOf(match(['60 min massage 85'], 'how much is a 90 min massage', monday))).toBe('unknown');
    expect(reasonOf(match(['bath small 35 medium 45'], 'how much is a bath he is large', monday))).toBe(
      'unknown',
    );
  });

  test('a question of two parts has both lines or none', () => {
    const sheet = ['gel nails 38', 'parking in back'];
    expect(linesOf(match(sheet, 'how much r gel nails n where do i park', monday))).toEqual([1, 2]);
    expect(reasonOf(match(sheet, 'how much r gel nails n do u do lashes', monday))).toBe('unknown');
  });

  test('what is told beside a question changes nothing, and a slip of the pen neither', () => {
    expect(
      linesOf(match(['no dogs sorry'], 'can i bring my chihuahua she stays in my purse', monday)),
    ).toEqual([1]);
    expect(linesOf(match(['alignment 60'], 'how much is a alinement', monday))).toEqual([1]);
  });
});

describe('what is always handed over', () => {
  const sheet = [
    'facial 60',
    'gel nails 38, nail fix free',
    'we buy cracked phones',
    'house painting by the hour 50',
  ];
  const reasons = {
    health: [
      'i have a rash can i get a facial',
      'im allergic to gel',
      'is gel ok im pregnant',
      'my nail is swollen',
    ],
    complaint: ['i want my money back', 'u cracked my phone', 'my facial was awful', 'can i get a refund'],
    law: ['calling my lawyer about the facial', 'ill sue u'],
    danger: ['i want to kill myself'],
    person: ['can i talk to a real person', 'is the owner there', 'call me about a facial'],
    card: ['charge the facial to 4111 1111 1111 1111'],
  };
  for (const [reason, questions] of Object.entries(reasons))
    test(reason, () => {
      for (const question of questions)
        expect(reasonOf(match(sheet, question, monday)), question).toBe(reason);
    });

  test('but not what only sounds like it', () => {
    for (const question of ['do u buy cracked phones', 'how much is house painting', 'legal size copies'])
      expect(['lines', 'unknown'], question).toContain(reasonOf(match(sheet, question, monday)));
    expect(linesOf(match(sheet, 'how much is painting a house', monday))).toEqual([4]);
  });
});

test('leave is given by a line that gives it, and an order that has not come is a complaint', () => {
  expect(reasonOf(match(['dogs get a free cookie'], 'can my dog come in', monday))).toBe('unknown');
  expect(linesOf(match(['dogs ok on the patio'], 'can my dog come in', monday))).toEqual([1]);
  expect(
    reasonOf(match(['call 555-0142 to order'], 'i ordered an hour ago its still not here', monday)),
  ).toBe('complaint');
  expect(
    linesOf(match(['Mens cut $30', 'cash + card'], 'how much is a cut and how do i pay', monday)),
  ).toEqual([1, 2]);
});

test('the places are those of the words that counted, as they were typed', () => {
  const question = 'Yo, how much is a Gel mani?';
  const found = match(['gel manicure $40', 'pedicure 45'], question, monday);
  const places = found.kind === 'lines' ? found.places : [];
  expect(places.map(({ from, to }) => question.slice(from, to))).toEqual(['how', 'much', 'Gel', 'mani']);
});

test('hostile lines are answered', () => {
  for (const letter of ['a', '1', ' ', '-', 'no ', '1-', 'how ', 'w/', '5 and up ', "it's ", 'open 9-5 ']) {
    const sheet = Array.from({ length: mostLines }, () => letter.repeat(longestLine));
    expect(match(sheet, letter.repeat(longestQuestion), monday).kind).toBeTruthy();
  }
});
