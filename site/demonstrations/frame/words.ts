/** Puts values into a line: "On {day} I have {times}." */
export const fill = (line: string, values: Record<string, string>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as people write them: "$1,380", "$19.20". */
export const amount = (sum: number) => dollars.format(sum).replace('.00', '');
