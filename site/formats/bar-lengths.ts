import type { Bars } from '../../content/schemas/exhibit.ts';

/** A bar as it is drawn: its length as a share of the longest, its value as it is written. */
export type Bar = { label: string; value: string; share: number };

const plain = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

export function barsOf({ bars, unit }: Bars): Bar[] {
  const longest = Math.max(...bars.map(({ value }) => value));
  return bars.map(({ label, value }) => ({ label, value: write(value, unit), share: value / longest }));
}

function write(value: number, unit: string): string {
  if (unit === '%') return `${plain.format(value)}%`;
  if (unit === 'dollars') return dollars.format(value);
  if (unit === 'thousand dollars') return dollars.format(value * 1000);
  return `${plain.format(value)} ${unit}`;
}
