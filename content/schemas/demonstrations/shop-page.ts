import { z } from 'zod';
import { faultsIn, nameOfAnother, texts } from '../shared.ts';
import { frame } from './frame.ts';

const legible = 4.5;

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Six digits behind a #, such as #9a3f1d.');

/** The `d` of a path in a drawing of 360 by 200. */
const path = z.string().regex(/^M[\d\sMmLlHhVvCcSsQqTtAaZz,.-]+$/, 'Only what a path may hold.');

const trade = z.strictObject({
  name: z.string().max(12),
  line: z.string().max(80),
  /** The heading above the prices. */
  heading: z.string().max(12),
  prices: z.array(z.strictObject({ item: z.string().max(20), price: z.string().max(8) })).length(3),
  action: z.string().max(12),
  colors: z.strictObject({ paper: color, tint: color, ink: color, accent: color }).check((colors) => {
    const fault = faultsIn(colors);
    const { paper, tint, ink, accent } = colors.value;
    const pairs = {
      'ink on paper': [ink, paper],
      'accent on paper': [accent, paper],
      'accent on tint': [accent, tint],
    };
    for (const [what, [letters, ground]] of Object.entries(pairs) as [string, [string, string]][]) {
      const contrast = contrastOf(letters, ground);
      if (contrast >= legible) continue;
      const found = `The contrast of ${what} is ${contrast.toFixed(1)} to 1`;
      fault([], `${found}: at least ${legible} is legible.`);
    }
  }),
  drawing: z.strictObject({ shapes: path, lines: path }),
});

/** The sample of Static Websites: the parts of a shop's first page, for four trades. */
export const shopPage = z
  .strictObject({
    frame,
    form: z.strictObject(texts('name', 'trade', 'open', 'from', 'until', 'closed', 'noDay')),
    example: z.strictObject({
      name: z.string().max(40),
      trade: nameOfAnother,
      from: nameOfAnother,
      until: nameOfAnother,
      /** Empty where the shop is open every day. */
      closed: nameOfAnother,
    }),
    blank: z.string(),
    from: z.array(z.string().regex(/^\d{1,2} am$/)).min(2),
    until: z.array(z.string().regex(/^\d{1,2} pm$/)).min(2),
    week: z.array(z.strictObject({ closed: z.string().optional(), open: z.string() })).min(2),
    trades: z.array(trade).min(2).max(4),
    page: z.strictObject({
      open: z.string().includes('{hours}'),
      hours: z.string().includes('{from}').includes('{until}'),
      ...texts('call', 'week', 'closed', 'find'),
      address: z.array(z.string()).min(1).max(3),
      /** The notice on the page that it is a sample. */
      sample: z.string(),
    }),
    ...texts('phone', 'takeAlong', 'startOver'),
    facts: z.strictObject(texts('weight', 'parts', 'none')),
    fullSize: z.strictObject(texts('open', 'title', 'close')),
  })
  .check((sample) => {
    const fault = faultsIn(sample);
    const { example, trades, week, from, until } = sample.value;
    const offered = {
      trade: trades.map(({ name }) => name),
      from,
      until,
      closed: week.map(({ closed = '' }) => closed),
    };
    for (const field of ['trade', 'from', 'until', 'closed'] as const) {
      if (offered[field].includes(example[field])) continue;
      fault(['example', field], `"${example[field]}" is not among what can be chosen.`);
    }
  });
export type ShopPage = z.infer<typeof shopPage>;

/** The contrast of two colors such as #9a3f1d, from 1 to 21, by WCAG's formula. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
