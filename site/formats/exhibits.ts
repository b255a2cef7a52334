import { exhibits } from '../../content/labels.ts';
import type { Exhibit, ExhibitOf } from '../../content/schemas/exhibit.ts';

/** Whether the exhibit has something to fill in or to tick. */
export function isWorksheet(exhibit: Exhibit): boolean {
  if (exhibit.kind === 'checklist') return true;
  if (exhibit.kind === 'form') return exhibit.fields.some((field) => 'lines' in field);
  if (exhibit.kind !== 'table') return false;
  const { rows, blank, columns } = exhibit;
  return blank > 0 || rows.some((row) => columns.some((_, at) => !row[at]));
}

/** The kind of the exhibit, for the line above its title. */
export function exhibitName(exhibit: Exhibit): string {
  if (exhibit.kind === 'table' || exhibit.kind === 'form')
    return isWorksheet(exhibit) ? exhibits.worksheet : exhibits.example;
  return exhibits[exhibit.kind];
}

/** A bar of the chart: its length as a share of the longest, and its value as written. */
type Bar = { label: string; value: string; share: number };

const plain = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

export function barsOf({ bars, unit }: ExhibitOf<'bars'>): Bar[] {
  const longest = Math.max(...bars.map(({ value }) => value));
  return bars.map(({ label, value }) => ({ label, value: write(value, unit), share: value / longest }));
}

function write(value: number, unit: string): string {
  if (unit === '%') return `${plain.format(value)}%`;
  if (unit === 'dollars') return dollars.format(value);
  if (unit === 'thousand dollars') return dollars.format(value * 1000);
  return `${plain.format(value)} ${unit}`;
}
