/** What tokens.css is to the screen, for paper: points, black ink on white, the spectrum as thin light. */

export const color = {
  ink: '#12141b',
  ink2: '#3a3e48',
  ink3: '#676b77',
  line: '#d8dae0',
  paper: '#ffffff',
  night: '#07080d',
} as const;

/** US Letter, landscape. */
export const sheet = { width: 792, height: 612, margin: 56, head: 96, foot: 64 } as const;
const measure = sheet.width - 2 * sheet.margin;

/** Words stand in the same place on every page, their heading beside them; a chart takes the wider half. */
export const column = { all: measure, heading: 222, words: 426, besideChart: 304, chart: 330 } as const;

export const family = { display: 'Bricolage Grotesque', text: 'Instrument Sans' } as const;

/** A way of setting text; leading is a share of the size, and so is tracking. */
export type Face = { family: string; weight: 400 | 600; size: number; leading: number; tracking: number };

const display = (size: number, leading: number, tracking: number): Face => ({
  family: family.display,
  weight: 600,
  size,
  leading,
  tracking,
});
const text = (size: number, leading: number, weight: 400 | 600 = 400): Face => ({
  family: family.text,
  weight,
  size,
  leading,
  tracking: 0,
});

export const face = {
  title: display(42, 1.04, -0.035),
  heading: display(30, 1.1, -0.03),
  quote: display(20, 1.25, -0.015),
  lead: text(16, 1.5),
  body: text(16, 1.55),
  bodyBesideChart: text(13.5, 1.55),
  chartTitle: text(13, 1.3, 600),
  label: text(11, 1.3),
  figure: text(11, 1.3, 600),
  small: text(8.5, 1.45),
} as const;
