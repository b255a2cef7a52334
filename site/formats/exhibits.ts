import type { Exhibit } from '../../content/schemas/exhibit.ts';

/** Whether there is something to write or to tick. */
export function isWorksheet(exhibit: Exhibit): boolean {
  if (exhibit.kind === 'checklist') return true;
  if (exhibit.kind === 'form') return exhibit.fields.some((field) => 'lines' in field);
  if (exhibit.kind !== 'table') return false;
  const { rows, blank, columns } = exhibit;
  return blank > 0 || rows.some((row) => columns.some((_, at) => !row[at]));
}

const names = {
  bars: 'Figures',
  checklist: 'Checklist',
  conversation: 'Sample conversation',
  path: 'Diagram',
} as const;

/** What kind of thing it is, for the line above its title. */
export function exhibitName(exhibit: Exhibit): string {
  if (exhibit.kind === 'table' || exhibit.kind === 'form')
    return isWorksheet(exhibit) ? 'Worksheet' : 'Filled-in example';
  return names[exhibit.kind];
}

/** Who says a line of a sample conversation. */
export const speakers = {
  customer: 'Customer',
  assistant: 'The shop’s assistant',
  owner: 'The owner',
} as const;
